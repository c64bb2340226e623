import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { askConfirmation } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { bookingRequestTexts } from '../../../texts/admin/request-handle.ts';
import type { timeRequestContract } from '../../../time-request-contract.ts';
import { useBookingChange } from '../../parts/admin/use-booking-changes.ts';

export const requestCall = adminCaller<typeof timeRequestContract>();

/** Withdraws a request to choose another time; the result is shown in a toast. */
export const useWithdrawal = ({ id, customer_name }: AdminBooking) => {
  const t = useTexts(bookingRequestTexts);
  const message = useErrorMessage();
  const withdrawal = useBookingChange((restore: boolean) =>
    requestCall('POST /api/admin/bookings/{id}/time-request/withdraw', { params: { id }, body: { restore } }),
  );
  const failed = (error: unknown): void => {
    const isTaken = error instanceof CallError && error.status === 409;
    showToast(isTaken ? t('request.taken') : t('request.error', message(error)), 'error');
  };
  const withdraw = (restore: boolean): void =>
    withdrawal.mutate(restore, { onSuccess: () => showToast(t('request.withdrawn'), 'success'), onError: failed });
  return {
    busy: withdrawal.isPending,
    withdraw: () => withdraw(true),
    leave: async () => {
      const words = { confirm: t('request.leave'), tone: 'danger' } as const;
      if (await askConfirmation(t('request.leaveQuestion', customer_name), words)) withdraw(false);
    },
  };
};
