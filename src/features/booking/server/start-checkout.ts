import type { PaymentSettings } from '#features/payments/domain/payment-settings.ts';
import {
  alreadyPaid,
  askForSession,
  type CheckoutRequest,
  type GivenSession,
  hasCash,
  keepSession,
  paymentsOf,
  prepareSession,
  prepaymentOf,
  providerFor,
  readPaymentSettings,
} from '#features/payments/server/api.ts';
import { serviceById } from '#features/services/server/api.ts';
import { conflict, notFound, ruleBroken } from '#shared/contract/problem.ts';
import { berlinDateOf } from '#shared/kernel/berlin-time.ts';
import { formatDate, formatDateTime } from '#shared/kernel/format.ts';
import { isId } from '#shared/kernel/ids.ts';
import type { Language } from '#shared/kernel/language.ts';
import { givenContact } from '#shared/kernel/placeholder-contact.ts';
import { recordAudit } from '#shared/server/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { isUnconfirmed } from '../domain/confirm-by.ts';
import { refusals } from '../texts/refusals.ts';
import { isStillOpen } from './check-payments.ts';
import { type Payer, requireCustomer } from './require-customer.ts';
import { type BookingRow, lockBooking, selectBooking, updateBooking } from './store.ts';

/** A session has to be prepared again if the amount due changed while the provider was called. */
const attempts = 3;

/**
 * Starts or continues the prepayment of a booking. An open session is reused after the provider has confirmed that it
 * is still open. The amount is always computed here. The provider is called without a lock held; only then does the
 * booking become PAYMENT_PENDING, unless it was cancelled or paid meanwhile. If anything fails, the booking stays as it
 * was and the customer may try again.
 */
export const startCheckout = async (
  context: Context,
  bookingId: string,
  payer: Payer,
): Promise<{ checkout_url: string }> => {
  const found = isId(bookingId) ? await selectBooking(context, bookingId) : undefined;
  if (!found) throw notFound('Booking');
  await requireCustomer(context, found, payer);
  const settings = await readPaymentSettings(context.db);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { request, payment } = await inTransaction(context.db, (trx) =>
      prepare(context, trx, settings, { bookingId, language: payer.language }),
    );
    if (payment.status === 'open' && !(await isStillOpen(context, settings, payment))) continue;
    const given = await askForSession(context, settings, request, payment);
    const kept = given && (await inTransaction(context.db, (trx) => keep(context, trx, request, payment.id, given)));
    if (kept) return { checkout_url: given.checkout_url ?? '' };
  }
  throw conflict('try_again', 'The payment was changed at the same moment, please try again');
};

const prepare = async (
  context: Context,
  trx: Database,
  settings: PaymentSettings,
  { bookingId, language }: { readonly bookingId: string; readonly language: Language },
) => {
  const booking = await payable(context, trx, bookingId);
  if (isUnconfirmed(booking)) throw ruleBroken('confirm_first', refusals[language].confirmFirst);
  const service = await serviceById(trx, booking.service_id);
  // The price is the one the customer booked at; the share due now follows the current rule.
  const { required, amount_cents } = prepaymentOf({ ...service, price_cents: booking.service_price_cents }, settings);
  if (!required) throw ruleBroken('no_prepayment', 'This booking needs no prepayment');
  providerFor(context, settings);
  const request: CheckoutRequest = {
    booking_id: booking.id,
    amount_cents,
    continues: booking.status === 'PAYMENT_PENDING',
    customer_email: givenContact(booking.customer_email),
    described: { ...booking, date: dateOf(booking) },
    ...returnAddresses(
      `${context.publicUrl}${booking.awaits_birth ? '/birth-place' : '/booking/success'}/${booking.id}`,
    ),
  };
  return { request, payment: await prepareSession(trx, settings, request, context.now()) };
};

const keep = async (
  context: Context,
  trx: Database,
  { booking_id, amount_cents }: CheckoutRequest,
  paymentId: string,
  given: GivenSession,
): Promise<boolean> => {
  const now = context.now();
  const booking = await lockBooking(trx, booking_id, now);
  if (!(await keepSession(trx, paymentId, given, now)) || !booking) return false;
  if (booking.status !== 'PENDING') return true;
  await updateBooking(trx, booking_id, { status: 'PAYMENT_PENDING' }, now);
  await recordAudit(trx, {
    actor: 'customer',
    action: 'booking.payment_started',
    booking_id,
    details: { amount_cents },
    at: now,
  });
  return true;
};

/** Returns the booking, locked. Throws a Problem if there is none, or if it cannot be paid. */
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

// The provider replaces {CHECKOUT_SESSION_ID}.
const returnAddresses = (page: string): { success_url: string; cancel_url: string } => ({
  success_url: `${page}?session_id={CHECKOUT_SESSION_ID}`,
  cancel_url: `${page}?payment=cancelled`,
});

/** A place has no time yet, only the date on which the child is due. */
const dateOf = ({ starts_at, awaits_birth }: BookingRow): string =>
  awaits_birth ? formatDate(berlinDateOf(starts_at)) : formatDateTime(starts_at);
