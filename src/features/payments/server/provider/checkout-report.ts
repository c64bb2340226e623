import type { Stripe } from 'stripe';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { PaymentSettings } from '../../domain/payment-settings.ts';
import { statusAfter } from '../../domain/payment-status.ts';
import { isLiveKey, type PaymentMismatch, paymentMismatch } from '../../domain/provider/payment-mismatch.ts';
import { type CheckoutReport, reportOfCheckout } from '../../domain/provider/provider-report.ts';
import { lockPayment, type PaymentRow, paymentByCheckout, paymentById, updatePayment } from '../store.ts';
import { askProvider, isRefusedForGood, providerWithKeys, withoutRetries } from './provider.ts';
import { openProviderSecret } from './provider-secrets.ts';

/** Returns the payment that a report about a session is about; undefined if it is not one of this installation. */
export const paymentOfReport = async (
  db: Database,
  { session_id, of }: CheckoutReport,
): Promise<PaymentRow | undefined> => {
  const known = await paymentByCheckout(db, session_id);
  if (known) return known;
  // The response with the session's ID was lost, but the payment ID shows that we requested it.
  const asked = of.payment_id === null ? undefined : await paymentById(db, of.payment_id);
  return asked?.session_id === null ? asked : undefined;
};

/** `paid`: it has just arrived. `mismatch`: something was paid, but not what was requested. `same`: nothing new. */
export type StoredReport =
  | { readonly became: 'paid' | 'failed' | 'expired' | 'processing' | 'same'; readonly payment: PaymentRow }
  | { readonly became: 'mismatch'; readonly payment: PaymentRow; readonly mismatch: PaymentMismatch };

/**
 * Stores what the provider reports about a session. The caller has locked the booking. A payment becomes paid only
 * once.
 */
export const storeCheckoutReport = async (
  context: Context,
  trx: Database,
  { settings, report, paymentId }: { settings: PaymentSettings; report: CheckoutReport; paymentId: string },
): Promise<StoredReport> => {
  const payment = await lockPayment(trx, paymentId);
  if (!payment) throw new Error('The payment was not found, although payments are never deleted');
  const now = context.now();
  if (payment.session_id === null) {
    await updatePayment(trx, payment.id, { session_id: report.session_id, checkout_url: '' }, now);
  }
  const mismatch =
    report.state === 'paid' ? paymentMismatch({ ...payment, livemode: isLive(context, settings) }, report) : null;
  if (mismatch !== null && payment.status !== 'paid') {
    // A repeated check reports the same mismatch again.
    if (payment.problem === mismatch) return { became: 'same', payment };
    await updatePayment(trx, payment.id, { problem: mismatch }, now);
    return { became: 'mismatch', payment, mismatch };
  }
  const status = statusAfter(payment.status, report.state);
  if (status === payment.status) return { became: 'same', payment };
  await updatePayment(
    trx,
    payment.id,
    {
      status,
      ...(report.payment_intent === null ? {} : { payment_intent: report.payment_intent }),
      ...(status === 'paid' ? { paid_at: new Date(now).toISOString() } : {}),
    },
    now,
  );
  return { became: status === 'paid' || status === 'failed' || status === 'expired' ? status : 'processing', payment };
};

/** What the provider is asked about. */
type CheckoutToRead = Pick<PaymentRow, 'session_id' | 'status'>;

/** Requests the state of a session from the provider; undefined: there are no keys. */
export const readCheckout = async (
  context: Context,
  settings: PaymentSettings,
  payment: CheckoutToRead,
): Promise<CheckoutReport | undefined> => {
  const provider = providerWithKeys(context, settings, withoutRetries);
  const { session_id } = payment;
  if (!provider || session_id === null) return undefined;
  // Only the payment intent shows whether a slow payment has failed.
  const more: Stripe.Checkout.SessionRetrieveParams =
    payment.status === 'processing' ? { expand: ['payment_intent'] } : {};
  const session = await askProvider(context, () => provider.checkout.sessions.retrieve(session_id, more));
  return reportOfCheckout(session, hasFailed(session));
};

/**
 * Closes a session at the provider, so that it cannot be paid any more, and returns its final state. undefined: there
 * are no keys.
 */
export const closeCheckout = async (
  context: Context,
  settings: PaymentSettings,
  payment: CheckoutToRead,
): Promise<CheckoutReport | undefined> => {
  const provider = providerWithKeys(context, settings, withoutRetries);
  const { session_id } = payment;
  if (!provider || session_id === null) return undefined;
  try {
    return reportOfCheckout(await askProvider(context, () => provider.checkout.sessions.expire(session_id)));
  } catch (error) {
    if (!isRefusedForGood(error)) throw error;
    return lastWord(context, settings, payment, session_id);
  }
};

// It is no longer open and may be paid; or the provider does not know it, for example after a change to the keys of
// another account.
const lastWord = async (
  context: Context,
  settings: PaymentSettings,
  payment: CheckoutToRead,
  session_id: string,
): Promise<CheckoutReport | undefined> => {
  try {
    return await readCheckout(context, settings, payment);
  } catch (error) {
    if (!isRefusedForGood(error)) throw error;
    return endedCheckout({ session_id });
  }
};

/** The report for a session that the provider does not know: it counts as expired. */
export const endedCheckout = ({ session_id }: Pick<PaymentRow, 'session_id'>): CheckoutReport =>
  reportOfCheckout({ id: session_id, status: 'expired' });

/** Whether payments of the studio are real ones; null: not known. */
export const isLive = (context: Context, { stripe_secret_key_sealed }: PaymentSettings): boolean | null =>
  isLiveKey(openProviderSecret(context, 'stripe_secret_key', stripe_secret_key_sealed) ?? '');

const hasFailed = ({ status, payment_status, payment_intent }: Stripe.Checkout.Session): boolean =>
  status === 'complete' &&
  payment_status !== 'paid' &&
  typeof payment_intent === 'object' &&
  (payment_intent?.status === 'requires_payment_method' || payment_intent?.status === 'canceled');
