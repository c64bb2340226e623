import { Pencil, Trash2 } from 'lucide-react';
import { parseInstant } from '#shared/kernel/time/berlin-time.ts';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { askConfirmation } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { CustomerNote } from '../../../contract.ts';
import { customerTexts } from '../../../texts/handle.ts';
import { useRemoveNote } from './use-customer.ts';

interface NoteItemProps {
  readonly note: CustomerNote;
  readonly onEdit: () => void;
}

/** A note with its kind, author and date, and buttons to edit it and, after asking, to delete it. */
export const NoteItem = ({ note, onEdit }: NoteItemProps) => {
  const t = useTexts(customerTexts);
  const message = useErrorMessage();
  const remove = useRemoveNote();
  const onDelete = async (): Promise<void> => {
    const sure = await askConfirmation(t('notes.deleteQuestion'), {
      confirm: t('notes.delete'),
      cancel: t('notes.keep'),
      tone: 'danger',
    });
    if (!sure) return;
    remove.mutate(note.id, {
      onSuccess: () => showToast(t('toast.noteDeleted'), 'success'),
      onError: (error) => showToast(t('toast.noteDeleteError', message(error)), 'error'),
    });
  };
  const created = parseInstant(note.created_at);
  return (
    <li className="rounded-field border border-line bg-ground px-3 py-2">
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 py-1 break-words whitespace-pre-line">{note.note}</p>
        <IconButton label={t('notes.edit')} icon={Pencil} size={16} onClick={onEdit} />
        <IconButton label={t('notes.delete')} icon={Trash2} size={16} onClick={() => void onDelete()} />
      </div>
      <p className="text-sm text-muted">
        {[t(`note.type.${note.note_type}`), note.created_by, created.ok && formatDateTime(created.value)]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  );
};
