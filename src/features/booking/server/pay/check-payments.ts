import type { PaymentSettings } from '#features/payments/domain/payment-settings.ts';
import type { CheckoutReport } from '#features/payments/domain/provider/provider-report.ts';
import {
  askOnce,
  claimChecks,
  closeCheckout,
  endedCheckout,
  type PaymentRow,
  readCheckout,
  readPaymentSettings,
  unwantedPayments,
} from '#features/payments/server/api.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { fulfilPayment, type ReportSource } from './fulfil-payment.ts';

const batch = 100;
/** The page polls every few seconds while the customer waits for the payment. */
const customersGapMs = 1000;

/**
 * Asks the provider for the state of every session that is not final. This recovers the effect of lost webhook events.
 */
export const checkPayments = async (context: Context, gapMs: number): Promise<void> => {
  const settings = await readPaymentSettings(context.db);
  for (const payment of await claimChecks(context.db, { now: context.now(), gapMs, limit: batch })) {
    if (!(await look(context, settings, payment, 'reconciliation'))) return;
  }
};

/**
 * The same for one booking whose customer has come back from the payment page. If the provider does not respond, the
 * page shows the stored state.
 */
export const checkPaymentOf = async (context: Context, bookingId: string): Promise<void> => {
  const claim = { now: context.now(), gapMs: customersGapMs, limit: 1, bookingId };
  const payments = await claimChecks(context.db, claim);
  if (payments.length === 0) return;
  const settings = await readPaymentSettings(context.db);
  for (const payment of payments) await look(context, settings, payment, 'return');
};

/**
 * Closes at the provider the sessions that must not be paid any more. If one turns out to be paid, the payment is
 * processed.
 */
export const closeCheckouts = async (context: Context): Promise<void> => {
  const settings = await readPaymentSettings(context.db);
  for (const payment of await unwantedPayments(context.db, batch)) {
    if (!(await close(context, settings, payment))) return;
  }
};

/**
 * Whether a customer can still be sent to a session. The provider may have ended it while the event about that is lost
 * or on its way, so its response is processed at once. If the provider cannot be reached, the session counts as open. The
 * provider is asked once for all who ask at the same moment, and its response is remembered for seconds.
 */
export const isStillOpen = (context: Context, settings: PaymentSettings, payment: PaymentRow): Promise<boolean> =>
  askOnce(context, payment.id, async () => {
    const report = await readLastReport(context, settings, payment);
    if (!report || report.state === 'open') return;
    await inTransaction(context.db, (trx) => fulfilPayment(context, trx, { settings, report, source: 'return' }));
  });

const readLastReport = async (
  context: Context,
  settings: PaymentSettings,
  payment: PaymentRow,
): Promise<CheckoutReport | undefined> => {
  try {
    return await readCheckout(context, settings, payment);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // The provider does not know the session, for example after a change to the keys of another account: a payment for
    // it would never be reported.
    return error.code === 'provider_declined' ? endedCheckout(payment) : undefined;
  }
};

/**
 * Closes one session. Returns false if the provider cannot be reached, so that it is not known whether the session was
 * paid.
 */
export const close = (context: Context, settings: PaymentSettings, payment: PaymentRow): Promise<boolean> =>
  takeReport(context, settings, 'reconciliation', () => closeCheckout(context, settings, payment));

const look = (
  context: Context,
  settings: PaymentSettings,
  payment: PaymentRow,
  source: ReportSource,
): Promise<boolean> => takeReport(context, settings, source, () => readCheckout(context, settings, payment));

const takeReport = async (
  context: Context,
  settings: PaymentSettings,
  source: ReportSource,
  ask: () => Promise<CheckoutReport | undefined>,
): Promise<boolean> => {
  let report: CheckoutReport | undefined;
  try {
    report = await ask();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // The provider does not know the session, for example after a change to the keys of another account. It must not
    // block the others.
    return error.code === 'provider_declined';
  }
  const reported = report;
  if (!reported) return false;
  await inTransaction(context.db, (trx) => fulfilPayment(context, trx, { settings, report: reported, source }));
  return true;
};
