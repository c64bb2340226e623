import type { RefundReport } from '#features/payments/domain/provider/provider-report.ts';
import {
  askForRefund,
  claimRefunds,
  paymentsOf,
  readPaymentSettings,
  storeRefundReport,
} from '#features/payments/server/api.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';

const leaseMs = 60_000;
const batch = 20;

/**
 * Sends every recorded refund that is due to the provider. Runs periodically, and right after a refund was requested,
 * then only for the given payments. Failed calls are retried.
 */
export const sendRefunds = async (
  context: Context,
  { paymentIds }: { readonly paymentIds?: readonly string[] } = {},
): Promise<void> => {
  const due = { now: context.now(), leaseMs, limit: batch, ...(paymentIds && { paymentIds }) };
  const refunds = await claimRefunds(context.db, due);
  if (refunds.length === 0) return;
  const settings = await readPaymentSettings(context.db);
  for (const refund of refunds) {
    const report = await askForRefund(context, settings, refund);
    // Stop here: a provider that does not respond would delay the other refunds as well. They are retried when their
    // lease expires.
    if (!report) return;
    await inTransaction(context.db, (trx) => recordRefund(context, trx, report));
  }
};

/** The same for one booking. */
export const sendRefundsOf = async (context: Context, bookingId: string): Promise<void> =>
  sendRefunds(context, { paymentIds: (await paymentsOf(context.db, bookingId)).map(({ id }) => id) });

/** Stores what the provider reports about a refund, and records it in the booking's timeline. */
export const recordRefund = async (context: Context, trx: Database, report: RefundReport): Promise<void> => {
  const now = context.now();
  const { became, booking_id } = await storeRefundReport(trx, report, now);
  context.log.info({ booking: booking_id, became }, 'the state of a refund has changed');
  if (booking_id === null || (became !== 'succeeded' && became !== 'failed')) return;
  await recordAudit(trx, {
    actor: 'system',
    action: became === 'failed' ? 'booking.refund_failed' : 'booking.refunded',
    booking_id,
    details: { amount_cents: report.amount_cents },
    at: now,
  });
};
