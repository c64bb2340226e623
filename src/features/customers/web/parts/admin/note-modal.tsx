import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { RecordConflict } from '#shared/web/admin/form/record-conflict.tsx';
import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useTheirChanges } from '#shared/web/admin/form/their-changes.ts';
import { trimmed } from '#shared/web/admin/form/trimmed.ts';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { useSaveRecord } from '#shared/web/admin/form/use-save-record.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { CustomerNote } from '../../../contract.ts';
import { customerTexts } from '../../../texts/handle.ts';
import { addNote, type Customer, changeNote, customersKey, type NoteText, type NoteType } from './use-customer.ts';

const noteTypes: readonly NoteType[] = ['general', 'preference', 'feedback', 'issue', 'reminder'];

interface NoteModalProps {
  readonly customer: Customer;
  /** The note to edit; undefined: a new one. */
  readonly note: CustomerNote | undefined;
  readonly onClose: () => void;
}

/** Adds or edits a note; it cannot be saved without text. */
export const NoteModal = ({ customer, note, onClose }: NoteModalProps) => {
  const t = useTexts(customerTexts);
  const message = useErrorMessage();
  const saving = useSaveRecord<CustomerNote, NoteText>({
    stored: note,
    name: 'note',
    fields: ['note', 'note_type'],
    add: (text) => addNote(customer, text),
    change: ({ id }, text) => changeNote(id, text),
    queryKey: customersKey,
    onSaved: () => {
      showToast(t(note ? 'toast.noteUpdated' : 'toast.noteAdded'), 'success');
      onClose();
    },
  });
  const changesOf = useTheirChanges<CustomerNote, 'note' | 'note_type'>({
    labels: { note: t('note.text'), note_type: t('note.type') },
    textOf: ({ note_type }, field) => (field === 'note_type' ? t(`note.type.${note_type}`) : undefined),
  });
  const form = useForm<{ note: string; note_type: NoteType }>({
    initial: { note: saving.base?.note ?? '', note_type: saving.base?.note_type ?? 'general' },
    ready: (values) => values.note.trim() !== '',
    save: (values) => saving.save(trimmed(values)),
    failed: (error) => {
      if (saving.failed(error)) {
        showToast(t(note ? 'toast.noteUpdateError' : 'toast.noteAddError', message(error)), 'error');
      }
      return undefined;
    },
  });
  const isEmpty = form.values.note.trim() === '';
  return (
    <FormModal title={t(note ? 'notes.edit' : 'notes.add')} form={form} onClose={onClose} disabled={isEmpty}>
      <RecordConflict saving={saving} form={form} changesOf={changesOf} />
      <TextField
        {...form.field('note')}
        label={t('note.text')}
        hint={isEmpty && t('note.empty')}
        data-first-focus="field"
        rows={4}
        maxLength={5000}
      />
      <SelectField {...form.field('note_type')} label={t('note.type')}>
        {noteTypes.map((name) => (
          <option key={name} value={name}>
            {t(`note.type.${name}`)}
          </option>
        ))}
      </SelectField>
    </FormModal>
  );
};
