import { takesOnline, takesTransfers } from '#features/payments/domain/payment-settings.ts';
import { awaitedTransfer, readPaymentSettings } from '#features/payments/server/api.ts';
import { notFound, Problem } from '#shared/contract/problem.ts';
import { isId } from '#shared/kernel/ids.ts';
import type { Context } from '#shared/server/context.ts';
import { amountDueNow } from '../due/amount-due-now.ts';
import { paymentPageUrl } from '../link/cancel-token.ts';
import { type Payer, requireCustomer } from '../link/require-customer.ts';
import { type BookingRow, selectBooking } from '../record/store.ts';
import { chooseTransfer } from '../transfer/choose-transfer.ts';
import { startCheckoutSession } from './checkout-session.ts';

/**
 * Starts or continues the prepayment of a booking. An open session is reused after the provider has confirmed that it
 * is still open. The amount is always computed here. The provider is called without a lock held; only then does the
 * booking become PAYMENT_PENDING, unless it was cancelled or paid meanwhile. If anything fails, the booking stays as it
 * was and the customer may try again. If transfers are offered as well, the customer gets the page with the choice, also
 * while the provider fails, unless `online` says that it was made; if transfers are the only way, or one is chosen
 * already, it is awaited.
 */
export const startCheckout = async (
  context: Context,
  bookingId: string,
  payer: Payer & { readonly online?: boolean },
): Promise<{ checkout_url: string }> => {
  const found = isId(bookingId) ? await selectBooking(context, bookingId) : undefined;
  if (!found) throw notFound('Booking');
  await requireCustomer(context, found, payer);
  const settings = await readPaymentSettings(context.db);
  const hasChoice = takesTransfers(settings) && !found.awaits_birth && !payer.online;
  if (hasChoice && (!takesOnline(settings) || (await awaitedTransfer(context.db, bookingId)))) {
    await chooseTransfer(context, bookingId, payer);
    return { checkout_url: paymentPageUrl(context.publicUrl, bookingId, payer.token) };
  }
  const session = startCheckoutSession(context, settings, {
    purpose: 'prepayment',
    due: (trx) => amountDueNow(context, trx, settings, { bookingId, language: payer.language }),
    returns: (booking) => returnAddresses(context.publicUrl, booking),
  });
  if (!hasChoice) return { checkout_url: await session };
  await session.catch(unlessProviderFailed);
  return { checkout_url: paymentPageUrl(context.publicUrl, bookingId, payer.token) };
};

/** A transfer can be chosen all the same. */
const unlessProviderFailed = (error: unknown): void => {
  const isOfProvider = error instanceof Problem && (error.status >= 500 || error.code === 'payments_off');
  if (!isOfProvider) throw error;
};

// The provider replaces {CHECKOUT_SESSION_ID}.
const returnAddresses = (
  publicUrl: string,
  { id, awaits_birth }: BookingRow,
): { success_url: string; cancel_url: string } => {
  const page = `${publicUrl}${awaits_birth ? '/birth-place' : '/booking/success'}/${id}`;
  return { success_url: `${page}?session_id={CHECKOUT_SESSION_ID}`, cancel_url: `${page}?payment=cancelled` };
};
