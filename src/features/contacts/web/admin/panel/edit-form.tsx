import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { hasLetter, isEmail, limits } from '#shared/kernel/text.ts';
import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { PageForm } from '#shared/web/admin/unsaved/page-form.tsx';
import { Button } from '#shared/web/button.tsx';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { Contact, ContactChanges } from '../../../contract.ts';
import { type Priority, priorities } from '../../../domain/phases.ts';
import { boardTexts } from '../../../texts/board-handle.ts';
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

const problemsOf = (draft: Draft): Partial<Record<keyof Draft, `missing.${'name' | 'email' | 'source'}`>> => ({
  ...(!hasLetter(draft.name) && { name: 'missing.name' }),
  ...(!isEmail(draft.email.trim()) && { email: 'missing.email' }),
  ...(draft.source.trim() === '' && { source: 'missing.source' }),
});

interface EditFormProps {
  readonly contact: Contact;
  readonly onDone: () => void;
}

/** Changes a contact. */
export const EditForm = ({ contact, onDone }: EditFormProps) => {
  const fields = useTexts(formTexts);
  const { draft, problems, set, isUnsaved, submit } = useDraft({ contact, onDone });
  return (
    <PageForm place="panel" unsaved={isUnsaved} onSubmit={submit} className="grid gap-4">
      <DraftFields draft={draft} problems={problems} set={set} />
      <div className="flex gap-2 border-t border-line pt-4">
        <Button look="secondary" className="flex-1" onClick={onDone}>
          {fields('form.cancel')}
        </Button>
        <Button type="submit" className="flex-1">
          {fields('form.save')}
        </Button>
      </div>
    </PageForm>
  );
};

const useDraft = ({ contact, onDone }: EditFormProps) => {
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
  return { draft, problems, set, isUnsaved: () => isChanged && !isSent.current, submit };
};

type DraftFieldsProps = Pick<ReturnType<typeof useDraft>, 'draft' | 'problems' | 'set'>;

const DraftFields = ({ draft, problems, set }: DraftFieldsProps) => {
  const t = useTexts(boardTexts);
  const fields = useTexts(formTexts);
  const line = (field: keyof Draft, label: string, more: { type?: string; required?: boolean; max?: number } = {}) => (
    <Field label={label} error={problems[field] && t(problems[field])} optional={!more.required}>
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
    <>
      {line('name', fields('form.name'), { required: true })}
      {line('email', t('field.email'), { type: 'email', required: true, max: limits.email })}
      {line('phone', fields('form.phone'), { type: 'tel', max: limits.phone })}
      {line('company', t('field.company'))}
      {line('source', t('field.source'), { required: true })}
      <Field label={t('field.priority')}>
        {(control) => (
          <select {...control} value={draft.priority} onChange={(event) => set('priority', event.target.value)}>
            {priorities.map((priority) => (
              <option key={priority} value={priority}>
                {t(`priority.${priority}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('field.notes')} optional>
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
    </>
  );
};

/** A cleared field becomes null. */
const withoutBlanks = (changes: ContactChanges): ContactChanges =>
  Object.fromEntries(Object.entries(changes).map(([field, value]) => [field, value === '' ? null : value]));
