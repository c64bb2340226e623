import { formatInstant } from '#shared/kernel/berlin-time.ts';
import { euroOf } from '#shared/kernel/money.ts';
import { HOUR } from '#shared/kernel/zone-time.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { BookingPayment } from '../contract.ts';
import { standingOf } from '../domain/payment-standing.ts';
import { readPaymentSettings } from './payment-settings.ts';
import { readPayments, type StoredPayment, type StoredRefund } from './standing-reads.ts';

/** Returns the payments of these bookings by booking ID; every ID has an entry. */
export const paymentsOfBookings = async (
  db: Database,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, BookingPayment>> => {
  const [payments, { payment_deadline_hours }] = await Promise.all([
    readPayments(db, bookingIds),
    readPaymentSettings(db),
  ]);
  const byBooking = new Map<string, StoredPayment[]>(bookingIds.map((id) => [id, []]));
  for (const payment of payments) byBooking.get(payment.booking_id)?.push(payment);
  return new Map([...byBooking].map(([id, paid]) => [id, viewOf(paid, payment_deadline_hours)]));
};

const viewOf = (payments: readonly StoredPayment[], deadlineHours: number): BookingPayment => {
  const standing = standingOf(payments);
  const { status, currency, asked_at, paid_at, amount_cents, refunded_cents, refund_needed, problem } = standing;
  return {
    status,
    amount: amount_cents === null ? null : euroOf(amount_cents),
    currency,
    due_at: asked_at === null ? null : formatInstant(asked_at + deadlineHours * HOUR),
    paid_at: paid_at === null ? null : formatInstant(paid_at),
    refund_needed,
    problem,
    refunded_amount: amount_cents === null ? null : euroOf(refunded_cents),
    refundable_amount: euroOf(standing.refundable_cents),
    refunds: payments.flatMap(({ refunds }) => refunds).map(refundView),
    cash: cashView(payments.find(({ is_cash }) => is_cash)),
  };
};

const cashView = (cash: StoredPayment | undefined): BookingPayment['cash'] =>
  cash === undefined ? null : { amount: euroOf(cash.amount_cents), recorded_at: formatInstant(cash.asked_at) };

/** A refund as administrators see it. */
export const refundView = ({ id, amount_cents, status, failure, requested_by, created_at }: StoredRefund) => ({
  id,
  amount: euroOf(amount_cents),
  status,
  failure,
  requested_by: whoOf(requested_by),
  created_at: formatInstant(created_at),
});

const whoOf = (actor: string): 'customer' | 'admin' | 'system' | 'provider' =>
  actor === 'customer' || actor === 'system' || actor === 'provider' ? actor : 'admin';
