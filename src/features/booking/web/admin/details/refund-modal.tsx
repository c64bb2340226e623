import { useRef } from 'react';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { formatEuro } from '#shared/kernel/time/format.ts';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { newId } from '#shared/web/admin/new-id.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { feeBalance } from '../../../domain/money/no-show-fee.ts';
import { bookingAdminTexts } from '../../../texts/admin/admin-handle.ts';
import { isNothingLeft, RefundAmount, refundIn } from '../../parts/admin/refund-amount.tsx';
import { useBookingChange } from '../../parts/admin/use-booking-changes.ts';
import { bookingsCall } from '../../parts/admin/use-bookings.ts';
import { siteAmounts } from './site-amounts.ts';

interface RefundModalProps {
  readonly booking: AdminBooking;
  readonly onClose: () => void;
}

/** What was paid beyond a charged fee, otherwise everything that can be refunded; EUR. */
const proposedRefund = (booking: AdminBooking): number => {
  const { refundable_amount: most } = booking.payment;
  if (!booking.no_show_fee?.charged) return most;
  const { beyond_cents } = feeBalance(wholeCentsOf(booking.owed), wholeCentsOf(siteAmounts(booking).paid_so_far));
  return Math.min(most, beyond_cents / 100);
};

/** Refunds what was paid, in full or in part. Pressed twice or retried after a failure, it is one refund. */
export const RefundModal = ({ booking, onClose }: RefundModalProps) => {
  const t = useTexts(bookingAdminTexts);
  const { language } = useLanguage();
  const message = useErrorMessage();
  const most = booking.payment.refundable_amount;
  const key = useRef(newId());
  const refund = useBookingChange((sum: number) =>
    bookingsCall(
      'POST /api/admin/bookings/{id}/refunds',
      { params: { id: booking.id }, body: { amount: sum } },
      { headers: { 'idempotency-key': `${key.current}-${sum}` } },
    ),
  );
  const form = useForm<{ amount: number | undefined }>({
    initial: { amount: proposedRefund(booking) },
    save: async ({ amount }) => {
      const euro = refundIn(amount, most);
      await refund.mutateAsync(euro);
      showToast(t('toast.refunded', formatEuro(wholeCentsOf(euro), language)), 'success');
      onClose();
    },
    // Only the server knows that something was refunded meanwhile.
    refusal: ({ code }) => ({ amount: code === 'more_than_paid' ? t('refund.lessLeft') : undefined }),
    failed: (error) => t('refund.error', isNothingLeft(error) ? t('refund.nothingLeft') : message(error)),
  });
  return (
    <FormModal
      title={t('action.refund')}
      submitLabel={t('action.refund')}
      form={form}
      onClose={onClose}
      disabled={refundIn(form.values.amount, most) === 0}
    >
      <p>{t('refund.explained')}</p>
      <RefundAmount {...form.field('amount')} most={most} />
    </FormModal>
  );
};
