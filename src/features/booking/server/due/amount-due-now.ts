import type { PaymentSettings } from '#features/payments/domain/payment-settings.ts';
import { alreadyPaid, hasCash, paymentsOf, prepaymentOfBooking } from '#features/payments/server/api.ts';
import { serviceById } from '#features/services/server/api.ts';
import { notFound, ruleBroken } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { isUnconfirmed } from '../../domain/confirm-by.ts';
import { refusals } from '../../texts/refusals.ts';
import { waitsForPlace } from '../create/place-store.ts';
import { type BookingRow, lockBooking } from '../record/store.ts';

/**
 * Returns a booking, locked, and the prepayment that is due for it now, in cents. Throws a Problem if there is none, or
 * if it cannot be paid.
 */
export const amountDueNow = async (
  context: Context,
  trx: Database,
  settings: PaymentSettings,
  { bookingId, language }: { readonly bookingId: string; readonly language: Language },
): Promise<{ readonly booking: BookingRow; readonly amount_cents: number }> => {
  const booking = await payable(context, trx, bookingId);
  if (isUnconfirmed(booking)) throw ruleBroken('confirm_first', refusals[language].confirmFirst);
  if (await waitsForPlace(trx, booking)) throw ruleBroken('no_place', refusals[language].noPlace);
  const service = await serviceById(trx, booking.service_id);
  // The price is the one the customer booked at; the share due now follows the current rule.
  const { pays_in_full, service_price_cents: price_cents } = booking;
  const { required, amount_cents } = prepaymentOfBooking({ ...service, price_cents, pays_in_full }, settings);
  if (!required) throw ruleBroken('no_prepayment', 'This booking needs no prepayment');
  return { booking, amount_cents };
};

const payable = async ({ now }: Context, trx: Database, id: string): Promise<BookingRow> => {
  const booking = await lockBooking(trx, id, now());
  if (!booking) throw notFound('Booking');
  const waits = booking.status === 'PENDING' || booking.status === 'PAYMENT_PENDING';
  if (await hasCash(trx, id)) throw alreadyPaid();
  if (waits && booking.starts_at > now()) return booking;
  if ((await paymentsOf(trx, id)).some(({ status }) => status === 'paid')) throw alreadyPaid();
  if (booking.awaits_birth) return booking;
  throw ruleBroken('not_payable', 'This booking cannot be paid');
};
