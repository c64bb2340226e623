import { KeyRound, Pencil, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { formatDate, formatTime } from '#shared/kernel/time/format.ts';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { askConfirmation, showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { PasskeyView } from '../../../passkeys-contract.ts';
import { passkeyTexts } from '../../../texts/passkeys-handle.ts';
import { useRemovePasskey, useRenamePasskey } from './use-passkeys.ts';

/** A passkey, when it was made and used, and whether it works at this address. */
export const PasskeyRow = ({ passkey }: { readonly passkey: PasskeyView }) => {
  const t = useTexts(passkeyTexts);
  const [isRenaming, setRenaming] = useState(false);
  const remove = useRemove(passkey);
  const { name, created_at, last_used_at, works_here, host } = passkey;
  return (
    <li className="flex items-center gap-3 border-t border-line py-3 first:border-t-0">
      <KeyRound size={20} aria-hidden="true" className="shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium break-words">{name}</span>
        <span className="tabular block text-sm text-muted">
          {t('created', momentOf(created_at))}, {last_used_at ? t('used', momentOf(last_used_at)) : t('unused')}
        </span>
        {!works_here && (
          <span className="mt-1 flex items-center gap-2 text-sm font-medium">
            <TriangleAlert size={16} aria-hidden="true" className="shrink-0 text-warning" />
            {t('wrongHost', host)}
          </span>
        )}
      </span>
      <IconButton icon={Pencil} label={t('renameOf', name)} onClick={() => setRenaming(true)} />
      <IconButton icon={Trash2} label={t('removeOf', name)} onClick={() => void remove()} />
      {isRenaming && <RenameDialog passkey={passkey} onClose={() => setRenaming(false)} />}
    </li>
  );
};

const useRemove = ({ id, name }: PasskeyView): (() => Promise<void>) => {
  const t = useTexts(passkeyTexts);
  const words = useErrorMessage();
  const removal = useRemovePasskey();
  return async () => {
    const wording = { title: t('removeTitle', name), confirm: t('remove'), tone: 'danger' } as const;
    if (!(await askConfirmation(t('removeQuestion'), wording))) return;
    removal.mutate(id, {
      onSuccess: () => showToast(t('removed'), 'success'),
      onError: (error) => {
        const isGivenUp = error instanceof CallError && error.code === 'password_required';
        if (!isGivenUp) void showAlert(words(error), { title: t('removeError') });
      },
    });
  };
};

const RenameDialog = ({ passkey, onClose }: { readonly passkey: PasskeyView; readonly onClose: () => void }) => {
  const t = useTexts(passkeyTexts);
  const rename = useRenamePasskey();
  const form = useForm({
    initial: { name: passkey.name },
    save: ({ name }) => rename.mutateAsync({ id: passkey.id, name }),
    done: () => {
      onClose();
      showToast(t('renamed'), 'success');
    },
    failed: useErrorMessage(),
  });
  return (
    <FormModal title={t('rename')} submitLabel={t('save')} form={form} onClose={onClose}>
      <TextField
        {...form.field('name')}
        label={t('name')}
        required
        maxLength={100}
        autoComplete="off"
        data-first-focus="field"
      />
    </FormModal>
  );
};

const momentOf = (instant: string): { date: string; time: string } => {
  const at = Date.parse(instant);
  return { date: formatDate(berlinDateOf(at)), time: formatTime(at) };
};
