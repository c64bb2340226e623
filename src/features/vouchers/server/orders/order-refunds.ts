import type { RefundStatus } from '#features/payments/domain/payment-status.ts';
import { refundsOfIntents, requestRefundOfIntent } from '#features/payments/server/api.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { VoucherRow } from '../store.ts';
import { intentsOf, lockOrder, ordersWithProblem, type StrayOrder } from './order-store.ts';

/** Refunds what was paid online for a voucher whose sale is undone; of any other nothing is refunded here. */
export const refundOrder = async (
  trx: Database,
  { id, method }: Pick<VoucherRow, 'id' | 'method'>,
  actor: string,
  now: number,
): Promise<void> => {
  const order = method === 'online' ? await lockOrder(trx, id) : undefined;
  if (!order?.payment_intent) return;
  const { payment_intent, amount_cents } = order;
  await requestRefundOfIntent(trx, { payment_intent, amount_cents, requested_by: actor }, now);
};

/** Returns how the refunds of vouchers stand that were bought online, by their ids. */
export const refundsOf = async (
  db: Database,
  vouchers: readonly Pick<VoucherRow, 'id' | 'method'>[],
): Promise<ReadonlyMap<string, RefundStatus>> => {
  const online = vouchers.filter(({ method }) => method === 'online').map(({ id }) => id);
  if (online.length === 0) return new Map();
  const intents = await intentsOf(db, online);
  const refunds = await refundsOfIntents(db, [...intents.values()]);
  return new Map(
    [...intents].flatMap(([id, intent]) => (refunds.has(intent) ? [[id, refunds.get(intent)]] : [])) as [
      string,
      RefundStatus,
    ][],
  );
};

/** Returns the payments that have sold nothing, until they are refunded at the provider. */
export const strayOrders = async (db: Database): Promise<StrayOrder[]> => {
  const orders = await ordersWithProblem(db);
  const refunds = await refundsOfIntents(
    db,
    orders.flatMap(({ payment_intent }) => payment_intent ?? []),
  );
  return orders.filter(({ payment_intent }) => refunds.get(payment_intent ?? '') === undefined);
};
