import { useIsOneOf } from '#features/auth/web/parts/use-role.ts';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { useEuro } from '#shared/web/admin/use-euro.ts';
import { Button } from '#shared/web/button.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { askConfirmation } from '#shared/web/dialog/dialogs.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { PaymentOfDeleted } from '../../payment-contract.ts';
import { bookingMoneyTexts } from '../../texts/admin/money-handle.ts';
import { contestedPaymentTexts } from '../../texts/contested-payment.ts';
import { msOf } from '../parts/admin/booking-words.ts';
import { useLatePayments, useLateRefund } from '../parts/admin/use-late-payments.ts';

/** Payments of deleted bookings; renders nothing if there are none. */
export const LatePayments = () => {
  const t = useTexts(bookingMoneyTexts);
  const payments = useLatePayments() ?? [];
  if (payments.length === 0) return null;
  return (
    <section aria-label={t('late.title')} className="card mb-4 border-danger/40 p-4">
      <h2 className="font-semibold text-danger">{t('late.title')}</h2>
      <p className="mt-1 text-muted">{t('late.explained')}</p>
      <ul className="mt-2 grid grid-cols-1 divide-y divide-line">
        {payments.map((payment) => (
          <LatePayment key={payment.id} payment={payment} />
        ))}
      </ul>
    </section>
  );
};

const LatePayment = ({ payment }: { readonly payment: PaymentOfDeleted }) => {
  const t = useTexts(bookingMoneyTexts);
  const euro = useEuro();
  const message = useErrorMessage();
  const refund = useLateRefund();
  const mayWrite = useIsOneOf('owner', 'desk');
  const { confirmation_code: code, paid_at, refundable_amount } = payment;
  const amount = euro(refundable_amount);
  const contested = contestedPaymentTexts[useLanguage().language];
  const giveBack = async (): Promise<void> => {
    const sure = await askConfirmation(t('late.question', amount), {
      confirm: t('late.refund', amount),
      cancel: t('late.keep'),
    });
    if (!sure) return;
    refund.mutate(payment, {
      onSuccess: () => showToast(t('late.refunded', amount), 'success'),
      onError: (error) => showToast(t('late.error', message(error)), 'error'),
    });
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <span className="min-w-0">
        <span className="tabular font-medium">
          {euro(payment.amount)} · {code === null ? t('late.unknownBooking') : t('late.booking', code)}
        </span>
        <span className="tabular block text-sm text-muted">
          {[
            paid_at !== null && t('late.paid', formatDateTime(msOf(paid_at))),
            payment.status === 'processing' && t('late.processing'),
            payment.status === 'problem' && t('late.problem'),
            payment.contested_amount > 0 && contested.late,
            payment.status === 'paid' && refundable_amount + payment.contested_amount === 0 && t('late.refunding'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {mayWrite && refundable_amount > 0 && (
        <Button look="secondary" busy={refund.isPending} onClick={() => void giveBack()}>
          {t('late.refund', amount)}
        </Button>
      )}
    </li>
  );
};
