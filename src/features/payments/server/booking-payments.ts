import { HOUR } from '#shared/kernel/time/zone-time.ts';
import type { Database } from '#shared/server/database/database.ts';
import { type PaymentStanding, standingOf } from '../domain/payment-standing.ts';
import type { SiteMethod } from '../domain/site-method.ts';
import { readPaymentSettings } from './payment-settings.ts';
import { readPayments, type StoredPayment, type StoredRefund } from './standing-reads.ts';

/** The payments of a booking with their refunds; cents, instants in epoch ms. */
export interface BookingPayments extends PaymentStanding {
  /** The deadline for paying; null if no payment is awaited. */
  readonly due_at: number | null;
  readonly refunds: readonly StoredRefund[];
  /** The payments at the studio, oldest first; `amount_cents` contains them. */
  readonly on_site: readonly SitePayment[];
}

/** A payment at the studio; cents, epoch ms. */
export interface SitePayment {
  readonly id: string;
  readonly amount_cents: number;
  readonly method: SiteMethod;
  readonly recorded_at: number;
  /** ID of the administrator. */
  readonly recorded_by: string;
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

/** The sum of the payments at the studio, in cents. */
export const onSiteCents = ({ on_site }: Pick<BookingPayments, 'on_site'>): number =>
  on_site.reduce((sum, { amount_cents }) => sum + amount_cents, 0);

const together = (payments: readonly StoredPayment[], deadlineHours: number): BookingPayments => {
  const standing = standingOf(payments);
  const { asked_at } = standing;
  const transfer = payments.find(({ due_at }) => due_at !== undefined);
  return {
    ...standing,
    due_at: asked_at === null ? null : (transfer?.due_at ?? asked_at + deadlineHours * HOUR),
    refunds: payments.flatMap(({ refunds }) => refunds),
    on_site: payments.flatMap(sitePayment),
  };
};

const sitePayment = ({ id, amount_cents, asked_at, on_site }: StoredPayment): SitePayment[] =>
  on_site ? [{ id, amount_cents, recorded_at: asked_at, ...on_site }] : [];
