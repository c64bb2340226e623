import { HOUR } from '#shared/kernel/zone-time.ts';
import type { Database } from '#shared/server/database/database.ts';
import { type PaymentStanding, standingOf } from '../domain/payment-standing.ts';
import { readPaymentSettings } from './payment-settings.ts';
import { readPayments, type StoredPayment, type StoredRefund } from './standing-reads.ts';

/** The payments of a booking with their refunds; cents, instants in epoch ms. */
export interface BookingPayments extends PaymentStanding {
  /** The deadline for paying; null if no payment is awaited. */
  readonly due_at: number | null;
  readonly refunds: readonly StoredRefund[];
  /** The part of `amount_cents` that was handed over in cash. */
  readonly cash: { readonly amount_cents: number; readonly recorded_at: number } | null;
}

/** Returns the payments of these bookings by booking ID; every ID has an entry. */
export const paymentsOfBookings = async (
  db: Database,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, BookingPayments>> => {
  const [payments, { payment_deadline_hours }] = await Promise.all([
    readPayments(db, bookingIds),
    readPaymentSettings(db),
  ]);
  const byBooking = new Map<string, StoredPayment[]>(bookingIds.map((id) => [id, []]));
  for (const payment of payments) byBooking.get(payment.booking_id)?.push(payment);
  return new Map([...byBooking].map(([id, stored]) => [id, together(stored, payment_deadline_hours)]));
};

/** The same for one booking. */
export const paymentsOfBooking = async (db: Database, bookingId: string): Promise<BookingPayments> => {
  const payments = (await paymentsOfBookings(db, [bookingId])).get(bookingId);
  if (!payments) throw new Error('The state of payments of the booking is missing');
  return payments;
};

const together = (payments: readonly StoredPayment[], deadlineHours: number): BookingPayments => {
  const standing = standingOf(payments);
  const { asked_at } = standing;
  const cash = payments.find(({ is_cash }) => is_cash);
  return {
    ...standing,
    due_at: asked_at === null ? null : asked_at + deadlineHours * HOUR,
    refunds: payments.flatMap(({ refunds }) => refunds),
    cash: cash ? { amount_cents: cash.amount_cents, recorded_at: cash.asked_at } : null,
  };
};
