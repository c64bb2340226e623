import type { RefundNews } from '#features/payments/domain/provider-news.ts';
import {
  askForRefund,
  claimRefunds,
  keepRefundNews,
  paymentsOf,
  readPaymentSettings,
} from '#features/payments/server/api.ts';
import { recordAudit } from '#shared/server/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';

const leaseMs = 60_000;
const batch = 20;

/**
 * Asks the provider for every refund that is written down and due (SRV-33): a periodic task, and right after the studio
 * has asked for one, then of those payments only. What cannot be asked now is asked again.
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
    const news = await askForRefund(context, settings, refund);
    // Who does not answer now would keep us waiting for the others, too: they come again when their lease ends.
    if (!news) return;
    await inTransaction(context.db, (trx) => keepRefund(context, trx, news));
  }
};

/** The same for one booking. */
export const sendRefundsOf = async (context: Context, bookingId: string): Promise<void> =>
  sendRefunds(context, { paymentIds: (await paymentsOf(context.db, bookingId)).map(({ id }) => id) });

/** Keeps what the provider says of a refund; the booking's timeline tells of it. */
export const keepRefund = async (context: Context, trx: Database, news: RefundNews): Promise<void> => {
  const now = context.now();
  const { became, booking_id } = await keepRefundNews(trx, news, now);
  context.log.info({ booking: booking_id, became }, 'news of a refund');
  if (booking_id === null || (became !== 'succeeded' && became !== 'failed')) return;
  await recordAudit(trx, {
    actor: 'system',
    action: became === 'failed' ? 'booking.refund_failed' : 'booking.refunded',
    booking_id,
    details: { amount_cents: news.amount_cents },
    at: now,
  });
};
