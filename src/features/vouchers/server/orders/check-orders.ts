import type { PaymentSettings } from '#features/payments/domain/payment-settings.ts';
import type { CheckoutReport } from '#features/payments/domain/provider/provider-report.ts';
import { closeCheckout, endedCheckout, readCheckout, readPaymentSettings } from '#features/payments/server/api.ts';
import { notFound, Problem } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import type { VoucherOrderView } from '../../order-contract.ts';
import { storeOrderReport } from './order-report.ts';
import { claimOrders, type OrderRow, orderById } from './order-store.ts';
import { orderView } from './order-view.ts';
import { type Sales, sellPaidOrders } from './sell-orders.ts';

const batch = 100;
/** The page of an order asks every few seconds. */
const buyersGapMs = 1000;

/**
 * Periodic task: asks the provider about every order whose state is not final, closes those of erased buyers, and sells
 * what was paid. This recovers the effect of lost events.
 */
export const checkVoucherOrders = async (context: Context, sales: Sales, gapMs: number): Promise<void> => {
  const settings = await readPaymentSettings(context.db);
  for (const order of await claimOrders(context.db, { now: context.now(), gapMs, limit: batch })) {
    if (!(await look(context, settings, order))) break;
  }
  await sellPaidOrders(context, sales);
};

/** Returns how an order stands for its buyer, who has come back from the page of the provider. Throws 404. */
export const checkOrder = async (context: Context, sales: Sales, id: string): Promise<VoucherOrderView> => {
  const claim = { now: context.now(), gapMs: buyersGapMs, limit: 1, id };
  for (const order of await claimOrders(context.db, claim)) {
    await look(context, await readPaymentSettings(context.db), order);
  }
  await sellPaidOrders(context, sales, id);
  return readOrder(context, id);
};

/** The same as it is known. */
export const readOrder = async ({ db, now }: Pick<Context, 'db' | 'now'>, id: string): Promise<VoucherOrderView> => {
  const order = await orderById(db, id);
  if (!order) throw notFound('Order');
  return orderView(order, now());
};

/** Asks about one order, or closes it. Returns false if the provider cannot be reached. */
const look = async (context: Context, settings: PaymentSettings, order: OrderRow): Promise<boolean> => {
  const report = await readReport(context, settings, order);
  if (!report) return false;
  await inTransaction(context.db, (trx) => storeOrderReport(context, trx, { settings, report, id: order.id }));
  return true;
};

const readReport = async (
  context: Context,
  settings: PaymentSettings,
  order: OrderRow,
): Promise<CheckoutReport | undefined> => {
  try {
    return await (order.status === 'closing' ? closeCheckout : readCheckout)(context, settings, order);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // The provider does not know it: its keys are of another account now. Nobody can pay it once its time is over.
    if (error.code !== 'provider_declined') return undefined;
    return order.expires_at <= context.now() ? endedCheckout(order) : { ...endedCheckout(order), state: 'open' };
  }
};
