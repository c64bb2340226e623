import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { useEuro } from '#shared/web/admin/use-euro.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { bookingAdminTexts } from '../../../texts/admin/admin-handle.ts';
import { contestedPaymentTexts } from '../../../texts/contested-payment.ts';
import { isNothingLeft, RefundAmount, refundIn } from './refund-amount.tsx';
import { studioReason, useBookingChange } from './use-booking-changes.ts';
import { bookingsCall } from './use-bookings.ts';

interface CancelPaidModalProps {
  readonly booking: AdminBooking;
  /** The initial choice; 'none' by default. */
  readonly refund?: 'none' | 'all';
  readonly onClose: () => void;
  /** Called after the cancellation, before the dialog closes. */
  readonly onCancelled?: () => void;
}

interface CancelValues {
  readonly share: 'none' | 'all' | 'part';
  /** EUR. */
  readonly refund_amount: number | undefined;
}

/** Cancels a paid booking. Shows how much was paid, and asks how much to refund; of what the bank contests nothing. */
export const CancelPaidModal = ({ booking, refund: initial = 'none', onClose, onCancelled }: CancelPaidModalProps) => {
  const t = useTexts(bookingAdminTexts);
  const euro = useEuro();
  const message = useErrorMessage();
  const most = booking.payment.refundable_amount;
  const cancel = useBookingChange((refund_amount: number) =>
    bookingsCall('POST /api/admin/bookings/{id}/cancel', {
      params: { id: booking.id },
      body: { reason: studioReason, refund_amount },
    }),
  );
  const form = useForm<CancelValues>({
    initial: { share: initial, refund_amount: most },
    save: async ({ share, refund_amount }) => {
      await cancel.mutateAsync({ none: 0, all: most, part: refundIn(refund_amount, most) }[most > 0 ? share : 'none']);
      showToast(t('toast.cancelled', booking.customer_name), 'success');
      onCancelled?.();
      onClose();
    },
    // Only the server knows that something was refunded meanwhile.
    refusal: ({ code }, { share }) => ({
      [share === 'part' ? 'refund_amount' : 'share']: code === 'more_than_paid' ? t('refund.lessLeft') : undefined,
    }),
    failed: (error) => t('toast.statusError', isNothingLeft(error) ? t('refund.nothingLeft') : message(error)),
  });
  const isPart = most > 0 && form.values.share === 'part';
  const paid = euro(most);
  const texts = contestedPaymentTexts[useLanguage().language];
  const contested = Math.max(booking.payment.contested_amount, booking.payment.lost_amount);
  return (
    <FormModal
      title={t('action.cancel')}
      submitLabel={t('action.cancel')}
      submitLook="danger"
      closeLabel={t('cancel.keep')}
      form={form}
      onClose={onClose}
      disabled={isPart && refundIn(form.values.refund_amount, most) === 0}
    >
      <p className="break-words">{t('cancel.question', booking.customer_name)}</p>
      {booking.payment.cash && <p className="font-medium">{t('cancel.cash', euro(booking.payment.cash.amount))}</p>}
      {contested > 0 && <p className="font-medium">{texts.notRefunded(euro(contested))}</p>}
      {most > 0 && <p className="font-medium">{t('cancel.paid', paid)}</p>}
      {most > 0 && (
        <SelectField {...form.field('share')} label={t('cancel.refund')}>
          <option value="none">{t('cancel.refund.none')}</option>
          <option value="all">{t('cancel.refund.all', paid)}</option>
          <option value="part">{t('cancel.refund.part')}</option>
        </SelectField>
      )}
      {isPart && <RefundAmount {...form.field('refund_amount')} most={most} />}
    </FormModal>
  );
};
