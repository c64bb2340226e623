import { useState } from 'react';
import { formatDateTime } from '#shared/kernel/format.ts';
import { useEuro } from '#shared/web/admin/use-euro.ts';
import { Button } from '#shared/web/button.tsx';
import { askConfirmation } from '#shared/web/dialogs.tsx';
import { useErrorMessage } from '#shared/web/error-message.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { bookingMoneyTexts } from '../../../texts/money-handle.ts';
import { msOf } from '../../parts/admin/booking-words.ts';
import { useBookingChange } from '../../parts/admin/use-booking-changes.ts';
import { cashCall } from './cash-call.ts';
import { CashModal } from './cash-modal.tsx';

/**
 * Whether a cash payment can be recorded: the booking is neither cancelled nor completed, it has a price, and no
 * payment has arrived, is on its way or has a problem.
 */
export const takesCash = ({ status, payment, service_price }: AdminBooking): boolean =>
  status !== 'CANCELLED' &&
  status !== 'COMPLETED' &&
  service_price > 0 &&
  payment.problem === null &&
  !['paid', 'refunded', 'processing'].includes(payment.status);

/** The cash payment of a booking: shows, records and removes it. */
export const CashPayment = ({ booking }: { readonly booking: AdminBooking }) => {
  const t = useTexts(bookingMoneyTexts);
  const [open, setOpen] = useState(false);
  const { cash } = booking.payment;
  if (cash) return <RecordedCash booking={booking} cash={cash} />;
  return (
    <>
      {takesCash(booking) && (
        <Button look="secondary" className="mt-1 justify-self-start" onClick={() => setOpen(true)}>
          {t('cash.action')}
        </Button>
      )}
      {open && <CashModal booking={booking} onClose={() => setOpen(false)} />}
    </>
  );
};

interface RecordedCashProps {
  readonly booking: AdminBooking;
  readonly cash: NonNullable<AdminBooking['payment']['cash']>;
}

const RecordedCash = ({ booking: { id, status }, cash }: RecordedCashProps) => {
  const t = useTexts(bookingMoneyTexts);
  const euro = useEuro();
  const message = useErrorMessage();
  const forget = useBookingChange(() => cashCall('DELETE /api/admin/bookings/{id}/cash-payment', { params: { id } }));
  const takeBack = async (): Promise<void> => {
    const question = t(status === 'CANCELLED' ? 'cash.questionReturned' : 'cash.question', euro(cash.amount));
    const wording = { confirm: t('cash.takeBack'), cancel: t('cash.keep'), tone: 'danger' } as const;
    if (!(await askConfirmation(question, wording))) return;
    forget.mutate(undefined, {
      onSuccess: () => showToast(t('cash.takenBack'), 'success'),
      onError: (error) => showToast(t('cash.error', message(error)), 'error'),
    });
  };
  return (
    <>
      <span className="tabular text-muted">
        {t('cash.recorded', { amount: euro(cash.amount), at: formatDateTime(msOf(cash.recorded_at)) })}
      </span>
      <Button
        look="secondary"
        className="mt-1 justify-self-start"
        busy={forget.isPending}
        onClick={() => void takeBack()}
      >
        {t('cash.takeBack')} …
      </Button>
    </>
  );
};
