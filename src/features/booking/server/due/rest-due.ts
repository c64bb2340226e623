import { type OnlineRest, onlineRestOf } from '#features/payments/domain/online-rest.ts';
import { type PaymentSettings, takesRest } from '#features/payments/domain/payment-settings.ts';
import { type KnownPayment, receivedOf } from '#features/payments/domain/payment-standing.ts';
import { alreadyPaid, readPayments } from '#features/payments/server/api.ts';
import { notFound, ruleBroken } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { type BookingRow, lockBooking } from '../record/store.ts';

/** What is due for a booking, which is locked; cents. */
export interface Due {
  readonly booking: BookingRow;
  readonly amount_cents: number;
}

/** The part of a booking that decides about its rest. */
export type BookingWithRest = Pick<BookingRow, 'status' | 'starts_at' | 'awaits_birth' | 'owed_cents'>;

/** Returns what is left of the price and can be paid online now, or is being paid; undefined: nothing. */
export const restOf = (
  { status, starts_at, awaits_birth, owed_cents: price_cents }: BookingWithRest,
  payments: readonly KnownPayment[],
  settings: PaymentSettings,
  now: number,
): OnlineRest | undefined =>
  onlineRestOf({ price_cents, starts_at, is_confirmed: status === 'CONFIRMED' && awaits_birth !== true }, payments, {
    takes: takesRest(settings),
    currency: settings.currency,
    now,
  });

/** Returns a booking, locked, with the rest that is due for it now. Throws a Problem if it cannot be paid online. */
export const restDueNow = async (
  { now }: Context,
  trx: Database,
  settings: PaymentSettings,
  id: string,
): Promise<Due> => {
  const booking = await lockBooking(trx, id, now());
  if (!booking) throw notFound('Booking');
  const payments = await readPayments(trx, [id]);
  const rest = restOf(booking, payments, settings, now());
  if (rest?.state === 'processing') throw ruleBroken('payment_processing', 'The rest of this booking is being paid');
  if (rest) return { booking, amount_cents: rest.amount_cents };
  const paid_cents = payments.reduce((sum, payment) => sum + receivedOf(payment), 0);
  if (paid_cents >= booking.owed_cents) throw alreadyPaid();
  throw ruleBroken('not_payable', 'The rest of this booking cannot be paid online');
};
