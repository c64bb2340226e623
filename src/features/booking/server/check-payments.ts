import type { PaymentSettings } from '#features/payments/domain/payment-settings.ts';
import type { SessionNews } from '#features/payments/domain/provider-news.ts';
import {
  claimChecks,
  closeSession,
  endedSession,
  type PaymentRow,
  readPaymentSettings,
  readSession,
  unwantedPayments,
} from '#features/payments/server/api.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { fulfilPayment, type NewsSource } from './fulfil-payment.ts';

const batch = 100;
/** A customer who waits for the payment to arrive looks every few seconds. */
const customersGapMs = 1000;

/** Asks the provider for the state of every session that is not final (SRV-30): whatever event was lost, its effect is not. */
export const checkPayments = async (context: Context, gapMs: number): Promise<void> => {
  const settings = await readPaymentSettings(context.db);
  for (const payment of await claimChecks(context.db, { now: context.now(), gapMs, limit: batch })) {
    if (!(await look(context, settings, payment, 'reconciliation'))) return;
  }
};

/** The same for one booking whose customer has come back; a provider that does not answer is no reason to show nothing. */
export const checkPaymentOf = async (context: Context, bookingId: string): Promise<void> => {
  const claim = { now: context.now(), gapMs: customersGapMs, limit: 1, bookingId };
  const payments = await claimChecks(context.db, claim);
  if (payments.length === 0) return;
  const settings = await readPaymentSettings(context.db);
  for (const payment of payments) await look(context, settings, payment, 'return');
};

/** Has the provider close the sessions nobody is to pay any more; one that was paid all the same is taken in. */
export const closeSessions = async (context: Context): Promise<void> => {
  const settings = await readPaymentSettings(context.db);
  for (const payment of await unwantedPayments(context.db, batch)) {
    if (!(await close(context, settings, payment))) return;
  }
};

/**
 * Whether a customer can still be sent to a session (SRV-28). The provider may have ended it, and its word of that may be
 * lost or on its way: what it says is taken in at once. While it cannot be asked, the session counts as open.
 */
export const isStillOpen = async (
  context: Context,
  settings: PaymentSettings,
  payment: PaymentRow,
): Promise<boolean> => {
  const news = await lastNews(context, settings, payment);
  if (!news || news.state === 'open') return true;
  await inTransaction(context.db, (trx) => fulfilPayment(context, trx, { settings, news, source: 'return' }));
  return false;
};

const lastNews = async (
  context: Context,
  settings: PaymentSettings,
  payment: PaymentRow,
): Promise<SessionNews | undefined> => {
  try {
    return await readSession(context, settings, payment);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // Unknown to the provider, as with the keys of another account: nobody would hear of a payment for it.
    return error.code === 'provider_declined' ? endedSession(payment) : undefined;
  }
};

/** Closes one session; false: the provider cannot be asked now, and whether it is paid is not known. */
export const close = (context: Context, settings: PaymentSettings, payment: PaymentRow): Promise<boolean> =>
  heard(context, settings, 'reconciliation', () => closeSession(context, settings, payment));

const look = (context: Context, settings: PaymentSettings, payment: PaymentRow, source: NewsSource): Promise<boolean> =>
  heard(context, settings, source, () => readSession(context, settings, payment));

const heard = async (
  context: Context,
  settings: PaymentSettings,
  source: NewsSource,
  ask: () => Promise<SessionNews | undefined>,
): Promise<boolean> => {
  let news: SessionNews | undefined;
  try {
    news = await ask();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // A session the provider does not know, as with the keys of another account, must not keep the others waiting.
    return error.code === 'provider_declined';
  }
  if (!news) return false;
  const told = news;
  await inTransaction(context.db, (trx) => fulfilPayment(context, trx, { settings, news: told, source }));
  return true;
};
