import { randomUUID } from 'node:crypto';
import type { Stripe } from 'stripe';
import { ruleBroken } from '#shared/contract/problem.ts';
import { nextAttempt, retrySchedules } from '#shared/kernel/retry-schedule.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { PaymentSettings } from '../../domain/payment-settings.ts';
import { inRefundOrder, refundableOf } from '../../domain/payment-standing.ts';
import { refundStatusAfter } from '../../domain/payment-status.ts';
import { isContested } from '../../domain/provider/dispute.ts';
import { type RefundReport, reportOfCheckout, reportOfRefund } from '../../domain/provider/provider-report.ts';
import { isIntentContested } from '../provider/dispute-store.ts';
import { askProvider, isRefusedForGood, providerWithKeys, withoutRetries } from '../provider/provider.ts';
import { readPayments, type StoredPayment } from '../standing-reads.ts';
import { paymentById } from '../store.ts';
import {
  bookingOfPayment,
  contestedRefund,
  insertForeignRefund,
  insertRefund,
  isRefundRequested,
  lockRefund,
  type RefundRow,
  retryRefundAt,
  updateRefund,
} from './refund-store.ts';

type RefundedPayment = Omit<StoredPayment, 'booking_id'>;

export interface WantedRefund {
  /** Cents; undefined: the whole amount that is still refundable. */
  readonly amount_cents: number | undefined;
  /** 'customer', 'system', or the ID of an administrator. */
  readonly actor: string;
  /** The same key gives one refund. */
  readonly key: string | undefined;
}

/**
 * Records a refund; the provider is called afterwards. The caller has locked the booking. Returns the cents, 0 if the
 * same refund was requested before. Throws 400 if nothing, or less than that, is refundable, as of what is contested.
 */
export const requestRefund = async (
  trx: Database,
  { booking_id, ...wanted }: WantedRefund & { readonly booking_id: string },
  now: number,
): Promise<number> => requestRefundOf(trx, await readPayments(trx, [booking_id]), wanted, now);

/** The same for given payments, oldest first, which the caller has locked. */
export const requestRefundOf = async (
  trx: Database,
  payments: readonly RefundedPayment[],
  wanted: WantedRefund,
  now: number,
): Promise<number> => {
  const paid = payments.filter(({ status, is_cash }) => status === 'paid' && !is_cash);
  const ids = paid.map(({ id }) => id);
  if (wanted.key !== undefined && (await isRefundRequested(trx, ids, wanted.key))) return 0;
  const left = paid.map((payment) => ({ ...payment, left: refundableOf(payment) }));
  const all = left.reduce((sum, payment) => sum + payment.left, 0);
  const amount = wanted.amount_cents ?? all;
  if ((all === 0 || amount > all) && paid.some(({ disputes }) => isContested(disputes))) throw contestedRefund();
  if (all === 0 || amount === 0) throw ruleBroken('nothing_to_refund', 'There is nothing to refund');
  if (amount > all) throw ruleBroken('more_than_paid', 'This is more than was paid and not refunded yet');
  let open = amount;
  for (const { id: payment_id, payment_intent, left: most } of inRefundOrder(left)) {
    const amount_cents = Math.min(open, most);
    if (amount_cents === 0) continue;
    const refund = { id: randomUUID(), payment_id, payment_intent, amount_cents, requested_by: wanted.actor };
    await insertRefund(trx, { ...refund, request_key: wanted.key ?? null }, now);
    open -= amount_cents;
  }
  return amount;
};

/**
 * Sends a recorded refund to the provider. Returns its response; undefined if the provider could not be reached and the
 * call will be retried. Retries never create a second refund: every call uses the same idempotency key, and every retry
 * first checks whether the refund exists.
 */
export const askForRefund = async (
  context: Context,
  settings: PaymentSettings,
  refund: RefundRow,
): Promise<RefundReport | undefined> => {
  try {
    const provider = providerWithKeys(context, settings, withoutRetries);
    const intent = provider && (await intentOf(context, provider, refund));
    if (!provider || !intent) return undefined;
    const there = refund.attempts > 1 ? await findRefund(context, provider, intent, refund.id) : undefined;
    // Contested after the refund was requested: the customer would get the money twice.
    if (!there && (await isIntentContested(context.db, intent))) return refusedRefund(refund, 'charge_disputed');
    return reportOfRefund(there ?? (await askProvider(context, () => createRefund(provider, intent, refund))));
  } catch (error) {
    if (isRefusedForGood(error)) return refusedRefund(refund, error.more['provider_code']);
    const next = nextAttempt(retrySchedules.refund, refund.attempts, context.now());
    if (next !== undefined) await retryRefundAt(context.db, refund.id, next);
    return undefined;
  }
};

const createRefund = (provider: Stripe, payment_intent: string, { id, amount_cents: amount }: RefundRow) =>
  provider.refunds.create({ payment_intent, amount, metadata: { refund_id: id } }, { idempotencyKey: `refund-${id}` });

const findRefund = async (context: Context, provider: Stripe, payment_intent: string, id: string) => {
  const { data } = await askProvider(context, () => provider.refunds.list({ payment_intent, limit: 100 }));
  return data.find(({ metadata }) => metadata?.['refund_id'] === id);
};

const intentOf = async (
  context: Context,
  provider: Stripe,
  { payment_id, payment_intent }: RefundRow,
): Promise<string | null> => {
  if (payment_intent !== null || payment_id === null) return payment_intent;
  const payment = await paymentById(context.db, payment_id);
  const { session_id = null } = payment ?? {};
  if (payment?.payment_intent || session_id === null) return payment?.payment_intent ?? null;
  return reportOfCheckout(await askProvider(context, () => provider.checkout.sessions.retrieve(session_id)))
    .payment_intent;
};

const refusedRefund = (refund: RefundRow, why: unknown): RefundReport => ({
  kind: 'refund',
  refund_id: '',
  payment_intent: refund.payment_intent,
  amount_cents: refund.amount_cents,
  status: 'failed',
  failure: typeof why === 'string' ? why : null,
  own_refund_id: refund.id,
  of: { booking_id: null, payment_id: refund.payment_id },
});

export interface StoredRefundReport {
  readonly became: 'pending' | 'succeeded' | 'failed' | 'same';
  readonly booking_id: string | null;
}

/** Stores what the provider reports about a refund, whether it was requested here or made there. */
export const storeRefundReport = async (
  trx: Database,
  report: RefundReport,
  now: number,
): Promise<StoredRefundReport> => {
  const known = await lockRefund(trx, report);
  const booking_id = await bookingOfPayment(trx, known ?? { ...report, payment_id: report.of.payment_id });
  const arrived = report.status === 'requested' ? 'same' : report.status;
  if (!known) {
    const kept = report.payment_intent !== null && (await insertForeignRefund(trx, randomUUID(), report, now));
    return { became: kept ? arrived : 'same', booking_id };
  }
  const status = refundStatusAfter(known.status, report.status);
  if (status === known.status && known.refund_id !== null) return { became: 'same', booking_id };
  const failure = status === report.status ? report.failure : known.failure;
  await updateRefund(trx, known.id, { status, failure, refund_id: report.refund_id || null }, now);
  return { became: status === known.status ? 'same' : arrived, booking_id };
};
