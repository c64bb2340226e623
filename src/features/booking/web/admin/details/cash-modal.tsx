import { useForm } from '#shared/web/admin/form/use-form.ts';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { MoneyField } from '#shared/web/admin/typed/money-field.tsx';
import { useEuro } from '#shared/web/admin/use-euro.ts';
import { useErrorMessage } from '#shared/web/error-message.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { bookingMoneyTexts } from '../../../texts/money-handle.ts';
import { useBookingChange } from '../../parts/admin/use-booking-changes.ts';
import { cashCall } from './cash-call.ts';

interface CashModalProps {
  readonly booking: AdminBooking;
  readonly onClose: () => void;
}

/** Records a cash payment. The amount defaults to the open prepayment. */
export const CashModal = ({ booking, onClose }: CashModalProps) => {
  const t = useTexts(bookingMoneyTexts);
  const euro = useEuro();
  const message = useErrorMessage();
  const { service_price: most, payment } = booking;
  const initial = Math.min(payment.amount ?? most, most);
  const record = useBookingChange((sent: number) =>
    cashCall('POST /api/admin/bookings/{id}/cash-payment', { params: { id: booking.id }, body: { amount: sent } }),
  );
  const waits = booking.status === 'PENDING' || booking.status === 'PAYMENT_PENDING';
  const form = useForm<{ amount: number | undefined }>({
    initial: { amount: initial },
    save: async ({ amount = 0 }) => {
      await record.mutateAsync(amount);
      showToast(t('cash.saved', euro(amount)), 'success');
      onClose();
    },
    failed: (error) => t('cash.error', message(error)),
  });
  const { amount } = form.values;
  return (
    <FormModal
      title={t('cash.title')}
      submitLabel={t('cash.submit')}
      form={form}
      onClose={onClose}
      disabled={amount === undefined || amount <= 0 || amount > most}
    >
      <p>{t(waits ? 'cash.confirms' : 'cash.explained')}</p>
      <MoneyField
        {...form.field('amount')}
        label={t('cash.amount')}
        min={0.01}
        max={most}
        hint={t('cash.most', euro(most))}
        tooHigh={t('cash.tooMuch')}
      />
    </FormModal>
  );
};
