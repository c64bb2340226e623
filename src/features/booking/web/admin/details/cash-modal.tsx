import { useState } from 'react';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { MoneyField, moneyIn } from '#shared/web/admin/typed/money-field.tsx';
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
  const [amount, setAmount] = useState<number | undefined>(initial);
  const record = useBookingChange((sent: number) =>
    cashCall('POST /api/admin/bookings/{id}/cash-payment', { params: { id: booking.id }, body: { amount: sent } }),
  );
  const waits = booking.status === 'PENDING' || booking.status === 'PAYMENT_PENDING';
  const submit = (form: HTMLFormElement): void => {
    const typed = moneyIn(form, 'cash');
    if (!(typed > 0 && typed <= most)) return;
    record.mutate(typed, {
      onSuccess: () => {
        showToast(t('cash.saved', euro(typed)), 'success');
        onClose();
      },
    });
  };
  return (
    <FormModal
      title={t('cash.title')}
      submitLabel={t('cash.submit')}
      onClose={onClose}
      onSubmit={submit}
      busy={record.isPending}
      failure={record.isError ? t('cash.error', message(record.error)) : undefined}
      disabled={amount === undefined || amount <= 0 || amount > most}
    >
      <p>{t(waits ? 'cash.confirms' : 'cash.explained')}</p>
      <MoneyField
        label={t('cash.amount')}
        name="cash"
        initial={initial}
        min={0.01}
        max={most}
        onRead={setAmount}
        hint={t('cash.most', euro(most))}
        tooHigh={t('cash.tooMuch')}
      />
    </FormModal>
  );
};
