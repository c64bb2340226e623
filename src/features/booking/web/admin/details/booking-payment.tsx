import { useState } from 'react';
import { useIsOneOf } from '#features/auth/web/parts/use-role.ts';
import { remainderOf } from '#features/payments/domain/payment-plan.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { useEuro, useEuroOfCents } from '#shared/web/admin/use-euro.ts';
import { Button } from '#shared/web/button.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { moneyOf } from '../../../domain/money/booking-money.ts';
import { bookingAdminTexts } from '../../../texts/admin/admin-handle.ts';
import { contestedPaymentTexts } from '../../../texts/contested-payment.ts';
import { msOf } from '../../parts/admin/booking-words.ts';
import { paymentInCents } from '../../parts/admin/payment-in-cents.ts';
import { CashPayment } from './cash-payment.tsx';
import { RefundModal } from './refund-modal.tsx';

type Payment = AdminBooking['payment'];

/** The payments of a booking: their state, problems and refunds. */
export const BookingPayment = ({ booking }: { readonly booking: AdminBooking }) => {
  const t = useTexts(bookingAdminTexts);
  const [refunding, setRefunding] = useState(false);
  const { payment } = booking;
  const mayWrite = useIsOneOf('owner', 'desk');
  return (
    <div className="grid grid-cols-1 gap-1">
      {booking.pays_in_full && <span className="text-muted">{t('payment.inFull')}</span>}
      {payment.status !== 'none' && <Amounts booking={booking} />}
      {booking.status === 'PAYMENT_PENDING' && payment.due_at && (
        <span className="text-muted">{t('payment.due', formatDateTime(msOf(payment.due_at)))}</span>
      )}
      <Contested payment={payment} />
      {payment.refund_needed && <span className="font-medium text-danger">{t('payment.refundNeeded')}</span>}
      {payment.problem && <span className="font-medium text-danger">{t(problemKey(payment.problem))}</span>}
      {payment.refunds.length > 0 && <Refunds payment={payment} />}
      {mayWrite && payment.refundable_amount > 0 && (
        <Button look="secondary" className="mt-1 justify-self-start" onClick={() => setRefunding(true)}>
          {t('action.refund')} …
        </Button>
      )}
      <CashPayment booking={booking} />
      {refunding && <RefundModal booking={booking} onClose={() => setRefunding(false)} />}
    </div>
  );
};

const Amounts = ({ booking }: { readonly booking: AdminBooking }) => {
  const t = useTexts(bookingAdminTexts);
  const euro = useEuro();
  const { payment } = booking;
  const euroOfCents = useEuroOfCents();
  const inCents = paymentInCents(payment);
  const { rest_processing_cents: underWay } = inCents;
  const { paid_cents, refunded_cents } = moneyOf({ status: booking.status, payment: inCents });
  const isAhead = booking.status !== 'CANCELLED' && booking.status !== 'COMPLETED';
  const rest_cents =
    (paid_cents > 0 || payment.lost_amount > 0) && isAhead
      ? remainderOf(wholeCentsOf(booking.owed), paid_cents + underWay)
      : 0;
  return (
    <>
      <span>
        {t(`payment.${payment.status as Exclude<Payment['status'], 'none'>}`)}
        {payment.amount !== null && payment.status !== 'lost' && (
          <span className="tabular"> · {euro(payment.amount)}</span>
        )}
        {payment.currency !== null && payment.currency !== 'EUR' && ` · ${t('payment.chargedIn', payment.currency)}`}
        {payment.paid_at && payment.status === 'paid' && (
          <span className="tabular"> · {formatDateTime(msOf(payment.paid_at))}</span>
        )}
      </span>
      {refunded_cents > 0 && refunded_cents < paid_cents && (
        <span className="tabular">{t('payment.refundedPart', euroOfCents(refunded_cents))}</span>
      )}
      {underWay > 0 && <span className="tabular">{t('payment.restProcessing', euroOfCents(underWay))}</span>}
      {rest_cents > 0 && <span className="tabular text-muted">{t('payment.rest', euroOfCents(rest_cents))}</span>}
    </>
  );
};

/** What the bank of the customer contests, and what it has taken back. */
const Contested = ({ payment: { contested_amount, lost_amount } }: { readonly payment: Payment }) => {
  const texts = contestedPaymentTexts[useLanguage().language];
  const euro = useEuro();
  const undecided = lost_amount > 0 ? texts.withdrawnFact : texts.contestedFact;
  const said =
    contested_amount > 0 ? undecided(euro(contested_amount)) : lost_amount > 0 && texts.lostFact(euro(lost_amount));
  return said && <span className="font-medium text-danger">{said}</span>;
};

const Refunds = ({ payment }: { readonly payment: Payment }) => {
  const t = useTexts(bookingAdminTexts);
  const euro = useEuro();
  return (
    <ul aria-label={t('refund.list')} className="grid grid-cols-1 gap-1">
      {payment.refunds.map((refund) => (
        <li key={refund.id} className={refund.status === 'failed' ? 'font-medium text-danger' : 'text-muted'}>
          <span className="tabular">{euro(refund.amount)}</span> {t(`refund.${refund.status}`)}
          {refund.failure && ` (${refund.failure})`}
          <span className="tabular"> · {formatDateTime(msOf(refund.created_at))}</span>
          {` · ${t(`actor.${refund.requested_by}`)}`}
        </li>
      ))}
    </ul>
  );
};

const problems = ['amount', 'currency', 'livemode', 'booking'] as const;

const problemKey = (problem: string): `payment.problem.${(typeof problems)[number] | 'other'}` =>
  `payment.problem.${problems.find((known) => known === problem) ?? 'other'}`;
