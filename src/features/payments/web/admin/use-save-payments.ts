import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { withFactor } from '#features/auth/web/parts/with-factor.ts';
import type { MatchingChange } from '#shared/web/admin/if-match.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminPaymentSettings, paymentsContract } from '../../contract.ts';
import { paymentsAdminTexts } from '../../texts/admin-handle.ts';

export const paymentsCall = adminCaller<typeof paymentsContract>();
export const paymentsKey = ['payments', 'settings'] as const;

/** Saves the changed fields. A refusal shows the server's message, else the status. */
export const useSavePayments = () => {
  const t = useTexts(paymentsAdminTexts);
  const message = useErrorMessage();
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: ({ body: changes, match }: MatchingChange<Partial<AdminPaymentSettings>>) => {
      const send = (current_password?: string) =>
        paymentsCall('PUT /api/admin/payments/settings', { body: { ...changes, current_password } }, match);
      return withFactor(send);
    },
    onSuccess: (saved) => client.setQueryData(paymentsKey, saved),
  });
  const failed = (error: unknown): undefined => {
    void showAlert(error instanceof CallError ? (error.detail ?? t('updateError', error.status)) : message(error));
  };
  return { save: saving.mutateAsync, failed };
};
