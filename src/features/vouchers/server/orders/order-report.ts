import type { PaymentSettings } from '#features/payments/domain/payment-settings.ts';
import { statusAfter } from '#features/payments/domain/payment-status.ts';
import { paymentMismatch } from '#features/payments/domain/provider/payment-mismatch.ts';
import type { CheckoutReport } from '#features/payments/domain/provider/provider-report.ts';
import { isLive } from '#features/payments/server/api.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { queueOrderMail } from '#shared/server/purchase-outbox.ts';
import type { OrderProblem } from '../../domain/voucher-order.ts';
import { lockOrder, type OrderRow, updateOrder } from './order-store.ts';

/**
 * Stores what the provider reports about the session of an order, in the caller's transaction: however often and in
 * whatever order it is reported, an order becomes paid once. What does not fit is kept and told to the studio.
 */
export const storeOrderReport = async (
  context: Context,
  trx: Database,
  {
    settings,
    report,
    id,
  }: { readonly settings: PaymentSettings; readonly report: CheckoutReport; readonly id: string },
): Promise<void> => {
  const order = await lockOrder(trx, id);
  if (!order || (order.session_id ?? report.session_id) !== report.session_id) {
    if (report.state === 'paid') context.log.error({ order: id }, 'a payment belongs to an unknown order of a voucher');
    return;
  }
  if (order.status === 'paid') return;
  const now = context.now();
  const { session_id, payment_intent } = report;
  const problem = mismatchOf(order, report, isLive(context, settings));
  if (problem !== null) {
    if (order.problem === null) await hold(context, trx, order, { session_id, payment_intent, problem });
    return;
  }
  // The intent is what is refunded: without it, the money counts as on its way, and the provider is asked again.
  const status = statusAfter(
    order.status,
    report.state === 'paid' && payment_intent === null ? 'processing' : report.state,
  );
  if (status === order.status) return;
  const paid = { ...(payment_intent !== null && { payment_intent }), session_id, status };
  context.log.info({ order: id, became: status }, 'the state of an order has changed');
  if (status === 'paid' && order.wanted === null) return hold(context, trx, order, { ...paid, problem: 'erased' });
  await updateOrder(trx, id, paid, now);
};

/** What differs from the order in what was paid; null: nothing, or nothing was paid. */
const mismatchOf = (
  { amount_cents }: Pick<OrderRow, 'amount_cents'>,
  report: CheckoutReport,
  livemode: boolean | null,
): OrderProblem | null => {
  if (report.state !== 'paid' || report.payment_intent === null) return null;
  const mismatch = paymentMismatch({ booking_id: null, currency: 'EUR', amount_cents, livemode }, report);
  return mismatch === 'booking' ? null : mismatch;
};

/** Keeps a payment that sells nothing, and tells the studio. The caller has locked the order. */
export const hold = async (
  context: Context,
  trx: Database,
  { id, amount_cents }: Pick<OrderRow, 'id' | 'amount_cents'>,
  changes: Partial<Pick<OrderRow, 'session_id' | 'payment_intent' | 'status'>> & { readonly problem: OrderProblem },
): Promise<void> => {
  const now = context.now();
  const { problem } = changes;
  context.log.error({ order: id, problem }, 'the payment of an order has sold no voucher');
  await updateOrder(trx, id, changes, now);
  const details = { order_id: id, amount_cents, problem };
  await recordAudit(trx, { actor: 'system', action: 'voucher.payment_held', details, at: now });
  await queueOrderMail(trx, { kind: 'studio_voucher_payment', amount_cents }, id, now);
};
