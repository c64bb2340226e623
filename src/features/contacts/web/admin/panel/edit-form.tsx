import { useState } from 'react';
import { hasLetter, isEmail, limits } from '#shared/kernel/text/text.ts';
import { EditConflict } from '#shared/web/admin/conflict/edit-conflict.tsx';
import { differing, presentIn } from '#shared/web/admin/conflict/edited-twice.ts';
import type { Problems } from '#shared/web/admin/form/field-problems.ts';
import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { type FieldsOf, useForm } from '#shared/web/admin/form/use-form.ts';
import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { ifMatch } from '#shared/web/admin/if-match.ts';
import { PageForm } from '#shared/web/admin/unsaved/page-form.tsx';
import { Button } from '#shared/web/button.tsx';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { type Translate, useTexts } from '#shared/web/texts.tsx';
import type { Contact, ContactChanges } from '../../../contract.ts';
import { type Priority, priorities } from '../../../domain/phases.ts';
import type { BoardTexts } from '../../../texts/board-de.ts';
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

const problemsOf = (draft: Draft, t: Translate<BoardTexts>): Problems => ({
  name: hasLetter(draft.name) ? undefined : t('missing.name'),
  email: isEmail(draft.email.trim()) ? undefined : t('missing.email'),
  source: draft.source.trim() === '' ? t('missing.source') : undefined,
});

interface EditFormProps {
  readonly contact: Contact;
  readonly onDone: () => void;
}

/** Changes a contact. It stays open until the changes are stored. */
export const EditForm = ({ contact, onDone }: EditFormProps) => {
  const fields = useTexts(formTexts);
  const { form, conflict } = useEditForm({ contact, onDone });
  return (
    // While it is being saved, the changes are not stored yet, and leaving still asks.
    <PageForm place="panel" form={form} busy={false} className="grid gap-4">
      {conflict && <EditConflict {...conflict} />}
      <DraftFields field={form.field} />
      <div className="grid gap-2 border-t border-line pt-4">
        <output className="text-sm font-medium text-danger empty:hidden">{form.failure}</output>
        <div className="flex gap-2">
          <Button look="secondary" className="flex-1" onClick={onDone}>
            {fields('form.cancel')}
          </Button>
          <Button type="submit" className="flex-1" busy={form.busy}>
            {fields('form.save')}
          </Button>
        </div>
      </div>
    </PageForm>
  );
};

const useEditForm = ({ contact, onDone }: EditFormProps) => {
  const t = useTexts(boardTexts);
  // The board shows the changes before they are stored; the form keeps comparing with what was stored.
  const [base, setBase] = useState(contact);
  const [present, setPresent] = useState<Contact>();
  const before = draftOf(base);
  const edit = useEdit();
  const differences = useDifferences();
  const form = useForm({
    initial: before,
    check: (draft) => problemsOf(draft, t),
    save: async (draft) => {
      const changes = changesOf(draft, before);
      if (Object.keys(changes).length > 0) {
        await edit.mutateAsync({ contact, changes: withoutBlanks(changes), match: ifMatch(base.version) });
      }
    },
    done: onDone,
    failed: (error) => {
      const now = presentIn(error, 'contact') as Contact | undefined;
      setPresent(now);
      if (!now) void showAlert(t('error.update'));
      return undefined;
    },
  });
  const settle = (edits: () => void) => () => {
    edits();
    if (present) setBase(present);
    setPresent(undefined);
  };
  const conflict = present && {
    changes: differences(before, draftOf(present)),
    onTheirs: settle(form.discard),
    onMine: settle(form.keepChanges),
  };
  return { form, conflict };
};

/** Describes what somebody else has changed in a contact. */
const useDifferences = () => {
  const t = useTexts(boardTexts);
  const fields = useTexts(formTexts);
  const labels: Record<keyof Draft, string> = {
    name: fields('form.name'),
    email: t('field.email'),
    phone: fields('form.phone'),
    company: t('field.company'),
    source: t('field.source'),
    priority: t('field.priority'),
    notes: t('field.notes'),
  };
  const textOf = (draft: Draft, field: keyof Draft): string =>
    (field === 'priority' ? t(`priority.${draft.priority}`) : draft[field]) || fields('form.conflict.empty');
  return (base: Draft, present: Draft) =>
    differing(base, present, Object.keys(labels) as (keyof Draft)[]).map((field) => ({
      label: labels[field],
      before: textOf(base, field),
      now: textOf(present, field),
    }));
};

const DraftFields = ({ field }: Pick<FieldsOf<Draft>, 'field'>) => {
  const t = useTexts(boardTexts);
  const fields = useTexts(formTexts);
  return (
    <>
      <TextField {...field('name')} label={fields('form.name')} required maxLength={limits.name} />
      <TextField {...field('email')} label={t('field.email')} type="email" required maxLength={limits.email} />
      <TextField {...field('phone')} label={fields('form.phone')} type="tel" optional maxLength={limits.phone} />
      <TextField {...field('company')} label={t('field.company')} optional maxLength={limits.name} />
      <TextField {...field('source')} label={t('field.source')} required maxLength={limits.name} />
      <SelectField {...field('priority')} label={t('field.priority')}>
        {priorities.map((priority) => (
          <option key={priority} value={priority}>
            {t(`priority.${priority}`)}
          </option>
        ))}
      </SelectField>
      <TextField {...field('notes')} label={t('field.notes')} optional rows={4} maxLength={limits.notes} />
    </>
  );
};

/** A cleared field becomes null. */
const withoutBlanks = (changes: ContactChanges): ContactChanges =>
  Object.fromEntries(Object.entries(changes).map(([field, value]) => [field, value === '' ? null : value]));
