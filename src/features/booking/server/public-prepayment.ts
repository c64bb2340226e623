import { cancelDeadline } from '#features/availability/domain/cancel-deadline.ts';
import { readCalendarSettings } from '#features/availability/server/api.ts';
import { remainderOf } from '#features/payments/domain/payment-plan.ts';
import type { PaymentSettings } from '#features/payments/domain/payment-settings.ts';
import { refundPeriods } from '#features/payments/domain/refund-rule.ts';
import { paymentsOfBookings, prepaymentOf, readPaymentSettings } from '#features/payments/server/api.ts';
import { serviceById } from '#features/services/server/api.ts';
import { formatInstant } from '#shared/kernel/berlin-time.ts';
import { euroOf, wholeCentsOf } from '#shared/kernel/money.ts';
import type { Context } from '#shared/server/context.ts';
import type { PublicPrepayment } from '../contract.ts';
import { moneyOf } from '../domain/booking-money.ts';
import type { BookingRow } from './store.ts';

/**
 * Returns what the customer has paid in advance or has to pay now; undefined: neither. It contains no IDs of the
 * provider, and no token is needed.
 */
export const publicPrepayment = async (
  context: Context,
  booking: BookingRow,
): Promise<PublicPrepayment | undefined> => {
  const payment = (await paymentsOfBookings(context.db, [booking.id])).get(booking.id);
  if (!payment) throw new Error('Every booking has a state of payment');
  const { paid, refunded, open } = moneyOf({ status: booking.status, payment });
  const restOf = (amount: number): number => remainderOf(euroOf(booking.service_price_cents), amount);
  if (paid > 0) {
    const state = payment.status === 'refunded' ? 'refunded' : 'paid';
    return { ...settled, state, amount: paid, refunded, rest: restOf(paid) };
  }
  if (booking.status !== 'PAYMENT_PENDING') return undefined;
  if (payment.status === 'processing') {
    return { ...settled, state: 'processing', amount: open, refunded: 0, rest: restOf(open) };
  }
  const settings = await readPaymentSettings(context.db);
  const amount = await amountDue(context, booking, settings);
  if (amount === 0) return undefined;
  return {
    state: 'open',
    amount,
    refunded: 0,
    rest: restOf(amount),
    held_until: settings.auto_cancel_unpaid ? heldUntil(booking, payment.due_at) : null,
    cancel_terms: await termsOf(context, booking, amount),
  };
};

/** Once paid or on its way, there is no deadline and no choice to make. */
const settled = { held_until: null, cancel_terms: null } as const;

/** An unpaid booking is cancelled after its deadline, at the latest when its session begins. */
const heldUntil = ({ starts_at }: BookingRow, due_at: string | null): string =>
  formatInstant(due_at === null ? starts_at : Math.min(Date.parse(due_at), starts_at));

/** The prepayment due now, in EUR, by the current rule: the same amount that the checkout asks for. */
const amountDue = async ({ db }: Context, booking: BookingRow, settings: PaymentSettings): Promise<number> => {
  const service = await serviceById(db, booking.service_id);
  return euroOf(prepaymentOf({ ...service, price_cents: booking.service_price_cents }, settings).amount_cents);
};

const termsOf = async (
  { db, now }: Context,
  { refund_stages: stages, starts_at }: BookingRow,
  amount: number,
): Promise<PublicPrepayment['cancel_terms']> => {
  if (stages === null) return null;
  const { cancel_window_hours } = await readCalendarSettings(db);
  const session = { stages, paid_cents: wholeCentsOf(amount), starts_at };
  return refundPeriods(session, { from: now(), until: cancelDeadline(starts_at, cancel_window_hours) }).map(
    ({ until, cents }) => ({ until: formatInstant(until), amount: euroOf(cents) }),
  );
};
