import type { Language } from '#shared/kernel/language.ts';
import type { BoughtOrder, PaymentOrder, StrayOrder } from '#shared/kernel/message-order.ts';
import type { Database } from './database/database.ts';
import { queueMessages, toCustomer, toStudio } from './outbox.ts';

/** The buyer of a voucher on the website. */
export interface BoughtMailOrder extends BoughtOrder {
  readonly voucher_id: string;
  readonly to_address: string;
  readonly to_name: string;
  readonly language: Language;
}

/** Writes the mail that confirms a purchase, in the transaction of the sale; `now` is epoch ms. */
export const queueBoughtMail = async (trx: Database, order: BoughtMailOrder, now: number): Promise<void> => {
  const { kind, voucher_id: id, to_address, to_name, language, ...params } = order;
  await queueMessages(
    trx,
    { subject: 'voucher_id', id },
    [toCustomer({ kind, params, to_address, to_name, language })],
    now,
  );
};

/** Writes a mail to the studio about the payment of an order: it has sold no voucher, or a bank contests it. */
export const queueOrderMail = async (
  trx: Database,
  order: StrayOrder | PaymentOrder,
  orderId: string,
  now: number,
): Promise<void> =>
  void (await queueMessages(trx, { subject: 'voucher_order_id', id: orderId }, [toStudio(order)], now));
