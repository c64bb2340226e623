import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { hasLetter, isEmail, limits } from '#shared/kernel/text.ts';
import { PageForm } from '#shared/web/admin/unsaved/page-form.tsx';
import { Button } from '#shared/web/button.tsx';
import { Field } from '#shared/web/field.tsx';
import type { Contact, ContactChanges } from '../../../contract.ts';
import { priorityNames } from '../../../domain/phase-names.ts';
import { type Priority, priorities } from '../../../domain/phases.ts';
import { useEdit } from '../use-contact-changes.ts';

interface Draft {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly source: string;
  readonly priority: Priority;
  readonly notes: string;
}

const draftOf = (contact: Contact): Draft => ({
  name: contact.name,
  email: contact.email,
  phone: contact.phone ?? '',
  company: contact.company ?? '',
  source: contact.source,
  priority: contact.priority,
  notes: contact.notes ?? '',
});

/** The fields that differ from the stored ones; only these are sent. */
const changesOf = (draft: Draft, before: Draft): ContactChanges =>
  Object.fromEntries(
    Object.entries(draft)
      .map(([field, value]) => [field, value.trim()])
      .filter(([field, value]) => value !== before[field as keyof Draft]),
  );

const problemsOf = (draft: Draft): Partial<Record<keyof Draft, string>> => ({
  ...(!hasLetter(draft.name) && { name: 'Bitte geben Sie einen Namen ein' }),
  ...(!isEmail(draft.email.trim()) && { email: 'Bitte geben Sie eine gültige E‑Mail-Adresse ein' }),
  ...(draft.source.trim() === '' && { source: 'Bitte geben Sie eine Quelle ein' }),
});

/** Changes a contact. */
export const EditForm = ({ contact, onDone }: { readonly contact: Contact; readonly onDone: () => void }) => {
  const [before] = useState(() => draftOf(contact));
  const [draft, setDraft] = useState(before);
  const [isTried, setTried] = useState(false);
  const isSent = useRef(false);
  const edit = useEdit();
  const isChanged = Object.keys(changesOf(draft, before)).length > 0;
  const problems = isTried ? problemsOf(draft) : {};
  const set = (field: keyof Draft, value: string): void => setDraft({ ...draft, [field]: value });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    const [first] = Object.keys(problemsOf(draft));
    if (first) {
      (event.currentTarget.elements.namedItem(first) as HTMLElement | null)?.focus();
      return;
    }
    const changes = changesOf(draft, before);
    if (Object.keys(changes).length > 0) edit.mutate({ contact, changes: withoutBlanks(changes) });
    isSent.current = true;
    onDone();
  };
  const line = (field: keyof Draft, label: string, more: { type?: string; required?: boolean; max?: number } = {}) => (
    <Field label={label} error={problems[field]} optional={!more.required}>
      {(control) => (
        <input
          {...control}
          name={field}
          type={more.type ?? 'text'}
          required={more.required}
          maxLength={more.max ?? limits.name}
          value={draft[field]}
          onChange={(event) => set(field, event.target.value)}
        />
      )}
    </Field>
  );
  return (
    <PageForm place="panel" unsaved={() => isChanged && !isSent.current} onSubmit={submit} className="grid gap-4">
      {line('name', 'Name', { required: true })}
      {line('email', 'E-Mail', { type: 'email', required: true, max: limits.email })}
      {line('phone', 'Telefon', { type: 'tel', max: limits.phone })}
      {line('company', 'Firma')}
      {line('source', 'Quelle', { required: true })}
      <Field label="Priorität">
        {(control) => (
          <select {...control} value={draft.priority} onChange={(event) => set('priority', event.target.value)}>
            {priorities.map((priority) => (
              <option key={priority} value={priority}>
                {priorityNames[priority]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Notizen" optional>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={limits.notes}
            value={draft.notes}
            onChange={(event) => set('notes', event.target.value)}
          />
        )}
      </Field>
      <div className="flex gap-2 border-t border-line pt-4">
        <Button look="secondary" className="flex-1" onClick={onDone}>
          Abbrechen
        </Button>
        <Button type="submit" className="flex-1">
          Speichern
        </Button>
      </div>
    </PageForm>
  );
};

/** A cleared field becomes null. */
const withoutBlanks = (changes: ContactChanges): ContactChanges =>
  Object.fromEntries(Object.entries(changes).map(([field, value]) => [field, value === '' ? null : value]));
