import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiKey, apiKeysContract } from '#features/auth/keys-contract.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { formatDate, formatTime } from '#shared/kernel/time/format.ts';
import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { Button } from '#shared/web/button.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import { accountTexts } from '../../../texts/account-handle.ts';
import { adminCaller } from '../../parts/admin-call.ts';

const call = adminCaller<typeof apiKeysContract>();

interface KeysAfterChangeProps {
  readonly keys: readonly ApiKey[];
  readonly onClose: () => void;
}

/** Shown after a password change: which API keys are still valid, with a button that revokes them all. */
export const KeysAfterChange = ({ keys, onClose }: KeysAfterChangeProps) => {
  const t = useTexts(accountTexts);
  const words = useErrorMessage();
  const client = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => call('DELETE /api/admin/api-keys'),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['api-keys'] });
      showToast(t('keys.revoked'), 'success');
      onClose();
    },
  });
  return (
    <Modal
      title={t('keys.title')}
      onClose={onClose}
      footer={
        <>
          <output className="mr-auto min-w-0 text-sm font-medium text-danger">
            {revoke.isError && words(revoke.error)}
          </output>
          <Button look="secondary" onClick={onClose}>
            {t('keys.keep')}
          </Button>
          <Button look="danger" busy={revoke.isPending} onClick={() => revoke.mutate()}>
            {t('keys.revokeAll')}
          </Button>
        </>
      }
    >
      <p>{t('keys.lead')}</p>
      <ul className="mt-3 divide-y divide-line">
        {keys.map(({ id, name, token_start, created_at }) => (
          <li key={id} className="py-2">
            <span className="block font-medium break-words">{name}</span>
            <span className="tabular block text-sm text-muted">
              <span className="font-mono">{token_start}…</span>
              {' · '}
              {t('keys.since', {
                date: formatDate(berlinDateOf(epochOf(created_at))),
                time: formatTime(epochOf(created_at)),
              })}
            </span>
          </li>
        ))}
      </ul>
    </Modal>
  );
};
