import { Problem } from '#shared/contract/problem.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { queueBoughtMail } from '#shared/server/purchase-outbox.ts';
import { mailDayOf } from '../../domain/voucher-order.ts';
import { type Seller, writeSale } from '../sale/sell-voucher.ts';
import { hold } from './order-report.ts';
import { lockOrder, orderIsSold, unsoldOrders } from './order-store.ts';

/** What selling needs of later features. */
export type Sales = Pick<Seller, 'documents' | 'mails'>;

const batch = 50;

/**
 * Sells what was paid: right after the report of the payment, and periodically, so that nothing is lost if the process ends
 * in between. Each order is sold once, however many processes run it. A sale that a rule refuses is kept and told to the
 * studio; after any other failure it is tried again.
 */
export const sellPaidOrders = async (context: Context, sales: Sales, id?: string): Promise<void> => {
  for (const order of await unsoldOrders(context.db, batch, id)) {
    try {
      await inTransaction(context.db, (trx) => sell(context, trx, order, sales));
    } catch (error) {
      if (error instanceof Problem) await inTransaction(context.db, (trx) => refuse(context, trx, order));
      else context.log.error({ order, error }, 'a voucher that was paid could not be sold yet');
    }
  }
};

const unsold = async (trx: Database, id: string) => {
  const order = await lockOrder(trx, id);
  return order?.status === 'paid' && order.sold_at === null && order.problem === null ? order : undefined;
};

const sell = async (context: Context, trx: Database, id: string, sales: Sales): Promise<void> => {
  const order = await unsold(trx, id);
  if (!order) return;
  const now = context.now();
  const { amount_cents, wanted } = order;
  if (!wanted) return hold(context, trx, order, { problem: 'erased' });
  const mail = wanted.mail && { ...wanted.mail, on: mailDayOf(wanted.mail.on, berlinDateOf(now)) };
  const sale = { ...wanted, mail, id, amount_cents, method: 'online' } as const;
  await writeSale(context, trx, sale, { ...sales, actor: 'customer', now });
  await queueBoughtMail(
    trx,
    {
      kind: 'voucher_bought',
      amount_cents,
      voucher_id: id,
      to_address: wanted.buyer_email ?? '',
      to_name: wanted.buyer_name,
      language: wanted.language,
      to_buyer: mail?.email.toLowerCase() === wanted.buyer_email?.toLowerCase(),
      on: mail?.on ?? null,
    },
    now,
  );
  await orderIsSold(trx, id, now);
};

const refuse = async (context: Context, trx: Database, id: string): Promise<void> => {
  const order = await unsold(trx, id);
  if (order) await hold(context, trx, order, { problem: 'refused' });
};
