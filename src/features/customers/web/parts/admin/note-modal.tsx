import { useState } from 'react';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { useErrorMessage } from '#shared/web/error-message.ts';
import { Field } from '#shared/web/field.tsx';
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
  const [text, setText] = useState(note?.note ?? '');
  const [type, setType] = useState<NoteType>(note?.note_type ?? 'general');
  const { save, busy } = useSave(customer, note, onClose);
  const isEmpty = text.trim() === '';
  const submit = (): void => {
    if (!isEmpty) save({ note: text.trim(), note_type: type });
  };
  return (
    <FormModal
      title={t(note ? 'notes.edit' : 'notes.add')}
      onClose={onClose}
      onSubmit={submit}
      busy={busy}
      disabled={isEmpty}
    >
      <Field label={t('note.text')} hint={isEmpty && t('note.empty')}>
        {(control) => (
          <textarea
            {...control}
            data-first-focus="field"
            rows={4}
            maxLength={5000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('note.type')}>
        {(control) => (
          <select {...control} value={type} onChange={(event) => setType(event.target.value as NoteType)}>
            {noteTypes.map((name) => (
              <option key={name} value={name}>
                {t(`note.type.${name}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </FormModal>
  );
};

const useSave = (customer: Customer, note: CustomerNote | undefined, onSaved: () => void) => {
  const t = useTexts(customerTexts);
  const message = useErrorMessage();
  const { add, update } = useNoteChanges(customer);
  const save = (text: { readonly note: string; readonly note_type: NoteType }): void => {
    const said = (toast: 'toast.noteAdded' | 'toast.noteUpdated') => () => {
      showToast(t(toast), 'success');
      onSaved();
    };
    if (note) {
      update.mutate(
        { id: note.id, ...text },
        {
          onSuccess: said('toast.noteUpdated'),
          onError: (error) => showToast(t('toast.noteUpdateError', message(error)), 'error'),
        },
      );
    } else {
      add.mutate(text, {
        onSuccess: said('toast.noteAdded'),
        onError: (error) => showToast(t('toast.noteAddError', message(error)), 'error'),
      });
    }
  };
  return { save, busy: add.isPending || update.isPending };
};
