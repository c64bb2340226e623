import { cancelDeadline } from '#features/availability/domain/cancel-deadline.ts';
import { readCalendarSettings } from '#features/hours/server/api.ts';
import type { OnlineRest } from '#features/payments/domain/online-rest.ts';
import { remainderOf } from '#features/payments/domain/payment-plan.ts';
import { type PaymentSettings, takesPrepayment } from '#features/payments/domain/payment-settings.ts';
import { type RefundPeriod, refundPeriods } from '#features/payments/domain/refund/refund-rule.ts';
import { dueBeforeStart } from '#features/payments/domain/transfer/banking-day.ts';
import {
  paymentsOfBooking,
  prepaymentOfBooking,
  readPaymentSettings,
  readPayments,
} from '#features/payments/server/api.ts';
import { serviceById } from '#features/services/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import type { PublicPrepayment } from '../../contract.ts';
import { moneyOf } from '../../domain/money/booking-money.ts';
import { refundStart } from '../../domain/move/customer-move.ts';
import { waitsForPlace } from '../create/place-store.ts';
import type { BookingRow } from '../record/store.ts';
import { restOf } from './rest-due.ts';

/** A customer's prepayment; cents, instants in epoch ms. The contract explains the fields. */
export interface Prepaid {
  readonly state: PublicPrepayment['state'];
  readonly amount_cents: number;
  readonly refunded_cents: number;
  readonly rest_cents: number;
  readonly lost_cents?: number;
  readonly rest_online?: (OnlineRest & Pick<Prepaid, 'cancel_terms'>) | undefined;
  readonly held_until: number | null;
  readonly cancel_terms: readonly RefundPeriod[] | null;
}

/**
 * Returns what the customer has paid in advance or has to pay now; undefined: neither. It contains no IDs of the
 * provider, and no token is needed.
 */
export const publicPrepayment = async (context: Context, booking: BookingRow): Promise<Prepaid | undefined> => {
  const [payment, settings] = await Promise.all([
    paymentsOfBooking(context.db, booking.id),
    readPaymentSettings(context.db),
  ]);
  const { paid_cents, open_cents } = moneyOf({ status: booking.status, payment });
  if (paid_cents > 0 || payment.lost_cents > 0) return paidBefore(context, booking, payment, settings);
  const { status } = booking;
  if (status !== 'PENDING' && status !== 'PAYMENT_PENDING' && !booking.awaits_birth) return undefined;
  if (payment.status === 'processing') return { ...settled, state: 'processing', ...amountsOf(booking, open_cents, 0) };
  // A PENDING booking has no session to continue, so a new one must be possible.
  if (status !== 'PAYMENT_PENDING' && !canBePaid(booking, settings, context.now())) return undefined;
  if (await waitsForPlace(context.db, booking)) return undefined;
  const due_cents = await amountDue(context, booking, settings);
  if (due_cents === 0) return undefined;
  const hasDeadline = status === 'PAYMENT_PENDING' && settings.auto_cancel_unpaid;
  return {
    state: 'open',
    ...amountsOf(booking, due_cents, 0),
    held_until: hasDeadline ? heldUntil(booking, payment.due_at) : null,
    cancel_terms: await termsOf(context, booking, due_cents),
  };
};

/** What was paid, what the bank took back of it, and the rest if it can be paid online. */
const paidBefore = async (
  context: Context,
  booking: BookingRow,
  payment: Awaited<ReturnType<typeof paymentsOfBooking>>,
  settings: PaymentSettings,
): Promise<Prepaid> => {
  const { paid_cents, refunded_cents } = moneyOf({ status: booking.status, payment });
  const { lost_cents } = payment;
  const paid = {
    ...settled,
    state: payment.status === 'refunded' ? 'refunded' : 'paid',
    ...amountsOf(booking, paid_cents, refunded_cents),
    ...(lost_cents > 0 && { lost_cents }),
  } as const;
  const rest = restOf(booking, await readPayments(context.db, [booking.id]), settings, context.now());
  if (!rest) return paid;
  if (rest.state === 'processing') {
    const rest_cents = Math.max(0, paid.rest_cents - rest.amount_cents);
    return { ...paid, rest_cents, rest_online: { ...rest, cancel_terms: null } };
  }
  const cancel_terms = await termsOf(context, booking, payment.refundable_cents + rest.amount_cents);
  return { ...paid, rest_online: { ...rest, cancel_terms } };
};

const amountsOf = ({ owed_cents }: BookingRow, amount_cents: number, refunded_cents: number) => ({
  amount_cents,
  refunded_cents,
  rest_cents: remainderOf(owed_cents, amount_cents),
});

const canBePaid = ({ starts_at, awaits_birth }: BookingRow, settings: PaymentSettings, now: number): boolean =>
  takesPrepayment(settings, awaits_birth === true) && (awaits_birth === true || starts_at > now);

/** Once paid or on its way, there is no deadline and no choice to make. */
const settled = { held_until: null, cancel_terms: null } as const;

/** An unpaid booking is cancelled after its deadline, at the latest when its session begins. */
const heldUntil = ({ starts_at }: BookingRow, due_at: number | null): number =>
  due_at === null ? starts_at : dueBeforeStart(due_at, starts_at);

/** The prepayment due now by the current rule, in cents: the same amount that the checkout asks for. */
const amountDue = async ({ db }: Context, booking: BookingRow, settings: PaymentSettings): Promise<number> => {
  const service = await serviceById(db, booking.service_id);
  const { pays_in_full, service_price_cents: price_cents } = booking;
  return prepaymentOfBooking({ ...service, price_cents, pays_in_full }, settings).amount_cents;
};

const termsOf = async (
  { db, now }: Context,
  booking: BookingRow,
  paid_cents: number,
): Promise<RefundPeriod[] | null> => {
  const { refund_stages: stages } = booking;
  if (stages === null) return null;
  const starts_at = refundStart(booking);
  const { cancel_window_hours } = await readCalendarSettings(db);
  const until = cancelDeadline(starts_at, cancel_window_hours);
  return refundPeriods({ stages, paid_cents, starts_at }, { from: now(), until });
};
