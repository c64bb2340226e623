import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import type { TodaySession } from '../../../today-contract.ts';
import type { DayActions } from './use-day-actions.ts';
import { useTodayWords } from './use-today.ts';

interface NoteDialogProps {
  readonly session: TodaySession;
  readonly tap: DayActions['tap'];
  readonly onClose: () => void;
}

/** Writes the note of the studio about a session. */
export const NoteDialog = ({ session, tap, onClose }: NoteDialogProps) => {
  const words = useTodayWords();
  const form = useForm({
    initial: { note: session.internal_note ?? '' },
    save: async ({ note }) => {
      const tapped_at = new Date().toISOString();
      await tap(session, { kind: 'mark', action: 'note', note: note.trim() || null, tapped_at });
      onClose();
    },
  });
  return (
    <FormModal title={words.internalNote} form={form} onClose={onClose}>
      <TextField {...form.field('note')} label={words.noteLabel} hint={words.noteHint} rows={4} maxLength={2000} />
    </FormModal>
  );
};
