import type { PaymentSettings } from '#features/payments/domain/payment-settings.ts';
import {
  askForCheckout,
  type CheckoutRequest,
  type CheckoutSession,
  prepareCheckout,
  providerFor,
  storeCheckoutSession,
} from '#features/payments/server/api.ts';
import { conflict } from '#shared/contract/problem.ts';
import { givenContact } from '#shared/kernel/contact/placeholder-contact.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { formatDate, formatDateTime } from '#shared/kernel/time/format.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import type { Due } from '../due/rest-due.ts';
import { type BookingRow, lockBooking, updateBooking } from '../record/store.ts';
import { isStillOpen } from './check-payments.ts';

/** A session has to be prepared again if the amount due changed while the provider was called. */
const attempts = 3;

/** What a session is for; the pages to which the provider returns the customer, without `?`. */
export type WantedCheckout = Pick<CheckoutRequest, 'purpose' | 'until'> & {
  /** Computes what is due in each attempt. Throws a Problem if nothing is. */
  readonly due: (trx: Database) => Promise<Due>;
  readonly returns: (booking: BookingRow) => Pick<CheckoutRequest, 'success_url' | 'cancel_url'>;
};

/**
 * Returns the address of a session at the provider, a new one or the one that is open after the provider has confirmed
 * that. The provider is called without a lock held. If anything fails, the booking stays as it was.
 */
export const startCheckoutSession = async (
  context: Context,
  settings: PaymentSettings,
  wanted: WantedCheckout,
): Promise<string> => {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { request, payment } = await inTransaction(context.db, (trx) => prepare(context, trx, settings, wanted));
    if (payment.status === 'open' && !(await isStillOpen(context, settings, payment))) continue;
    const checkout = await askForCheckout(context, settings, request, payment);
    const isStored =
      checkout && (await inTransaction(context.db, (trx) => storeStarted(context, trx, request, payment.id, checkout)));
    if (isStored) return checkout.checkout_url ?? '';
  }
  throw conflict('try_again', 'The payment was changed at the same moment, please try again');
};

const prepare = async (
  context: Context,
  trx: Database,
  settings: PaymentSettings,
  { due, returns, purpose }: WantedCheckout,
) => {
  const { booking, amount_cents } = await due(trx);
  providerFor(context, settings);
  const request: CheckoutRequest = {
    booking_id: booking.id,
    purpose,
    amount_cents,
    continues: booking.status === 'PAYMENT_PENDING',
    ...(purpose === 'rest' && { until: booking.starts_at }),
    customer_email: givenContact(booking.customer_email),
    described: { ...booking, date: dateOf(booking) },
    ...returns(booking),
  };
  return { request, payment: await prepareCheckout(trx, settings, request, context.now()) };
};

const storeStarted = async (
  context: Context,
  trx: Database,
  { booking_id, purpose, amount_cents }: CheckoutRequest,
  paymentId: string,
  checkout: CheckoutSession,
): Promise<boolean> => {
  const now = context.now();
  const booking = await lockBooking(trx, booking_id, now);
  const outcome = await storeCheckoutSession(trx, paymentId, checkout, now);
  if (outcome === 'closed' || !booking) return false;
  const entry = { actor: 'customer', action: 'booking.payment_started', booking_id, at: now } as const;
  if (purpose === 'rest') {
    if (outcome === 'new') await recordAudit(trx, { ...entry, details: { amount_cents, rest: true } });
    return true;
  }
  if (booking.status !== 'PENDING') return true;
  await updateBooking(trx, booking_id, { status: 'PAYMENT_PENDING' }, now);
  await recordAudit(trx, { ...entry, details: { amount_cents } });
  return true;
};

/** A place has no time yet, only the date on which the child is due. */
const dateOf = ({ starts_at, awaits_birth }: BookingRow): string =>
  awaits_birth ? formatDate(berlinDateOf(starts_at)) : formatDateTime(starts_at);
