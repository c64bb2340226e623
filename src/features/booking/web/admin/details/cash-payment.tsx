import { lazy, Suspense, useEffect, useState } from 'react';
import { useIsOneOf } from '#features/auth/web/parts/use-role.ts';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { useEuro } from '#shared/web/admin/use-euro.ts';
import { Button } from '#shared/web/button.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { askConfirmation } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { bookingMoneyTexts } from '../../../texts/admin/money-handle.ts';
import { msOf } from '../../parts/admin/booking-words.ts';
import { useBookingChange } from '../../parts/admin/use-booking-changes.ts';
import { cashCall } from './cash-call.ts';
import { takesSitePayment } from './site-amounts.ts';

/** Loaded when a booking is opened that can take a payment. */
const cashModal = () => import('./cash-modal.tsx');
const CashModal = lazy(async () => ({ default: (await cashModal()).CashModal }));

/** The payments at the studio for a booking: shows, records and takes them back. */
export const CashPayment = ({ booking }: { readonly booking: AdminBooking }) => {
  const t = useTexts(bookingMoneyTexts);
  const [open, setOpen] = useState(false);
  const { on_site } = booking.payment;
  const mayWrite = useIsOneOf('owner', 'desk');
  const mayRecord = mayWrite && takesSitePayment(booking);
  useEffect(() => {
    if (mayRecord) void cashModal();
  }, [mayRecord]);
  return (
    <>
      {on_site.length > 0 && (
        <ul aria-label={t('cash.list')} className="grid grid-cols-1 gap-2">
          {on_site.map((payment) => (
            <RecordedPayment key={payment.id} booking={booking} payment={payment} />
          ))}
        </ul>
      )}
      {mayRecord && (
        <Button look="secondary" className="mt-1 justify-self-start" onClick={() => setOpen(true)}>
          {t('cash.action')}
        </Button>
      )}
      {open && (
        <Suspense>
          <CashModal booking={booking} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

interface RecordedPaymentProps {
  readonly booking: AdminBooking;
  readonly payment: AdminBooking['payment']['on_site'][number];
}

const RecordedPayment = ({ booking: { id, status }, payment }: RecordedPaymentProps) => {
  const t = useTexts(bookingMoneyTexts);
  const euro = useEuro();
  const message = useErrorMessage();
  const amount = euro(payment.amount);
  const mayWrite = useIsOneOf('owner', 'desk');
  const forget = useBookingChange(() =>
    cashCall('DELETE /api/admin/bookings/{id}/cash-payment', { params: { id }, query: { payment_id: payment.id } }),
  );
  const takeBack = async (): Promise<void> => {
    const returned = status === 'CANCELLED' ? 'cash.questionReturned' : 'cash.question';
    const question = t(payment.method === 'voucher' ? 'cash.questionVoucher' : returned, amount);
    const wording = { confirm: t('cash.takeBack'), cancel: t('cash.keep'), tone: 'danger' } as const;
    if (!(await askConfirmation(question, wording))) return;
    forget.mutate(undefined, {
      onSuccess: () => showToast(t('cash.takenBack'), 'success'),
      onError: (error) => showToast(t('cash.error', message(error)), 'error'),
    });
  };
  return (
    <li className="grid grid-cols-1 justify-items-start gap-1">
      <span className="tabular">
        {t(`cash.method.${payment.method}`)} · {amount}
      </span>
      <span className="tabular text-muted break-words">
        {t('cash.recorded', { at: formatDateTime(msOf(payment.recorded_at)), by: payment.recorded_by })}
      </span>
      {mayWrite && (
        <Button
          look="secondary"
          aria-label={t('cash.takeBackOf', amount)}
          busy={forget.isPending}
          onClick={() => void takeBack()}
        >
          {t('cash.takeBackAsk')}
        </Button>
      )}
    </li>
  );
};
