import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { trimmed } from '#shared/web/admin/form/trimmed.ts';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { useErrorMessage } from '#shared/web/error-message.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { CustomerNote } from '../../../contract.ts';
import { customerTexts } from '../../../texts/handle.ts';
import type { Customer, NoteType } from './use-customer.ts';
import { useNoteChanges } from './use-customer.ts';

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
  const save = useSave(customer, note);
  const form = useForm<{ note: string; note_type: NoteType }>({
    initial: { note: note?.note ?? '', note_type: note?.note_type ?? 'general' },
    ready: (values) => values.note.trim() !== '',
    save: async (values) => {
      await save(trimmed(values));
      showToast(t(note ? 'toast.noteUpdated' : 'toast.noteAdded'), 'success');
      onClose();
    },
    failed: (error) => {
      showToast(t(note ? 'toast.noteUpdateError' : 'toast.noteAddError', message(error)), 'error');
      return undefined;
    },
  });
  const isEmpty = form.values.note.trim() === '';
  return (
    <FormModal title={t(note ? 'notes.edit' : 'notes.add')} form={form} onClose={onClose} disabled={isEmpty}>
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

const useSave = (customer: Customer, note: CustomerNote | undefined) => {
  const { add, update } = useNoteChanges(customer);
  return (text: { readonly note: string; readonly note_type: NoteType }): Promise<unknown> =>
    note ? update.mutateAsync({ id: note.id, ...text }) : add.mutateAsync(text);
};
