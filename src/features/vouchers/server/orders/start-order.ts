import { createHash, randomUUID } from 'node:crypto';
import { type PaymentSettings, sellsVouchers } from '#features/payments/domain/payment-settings.ts';
import { readPaymentSettings } from '#features/payments/server/api.ts';
import { conflict, malformed, notFound, Problem, ruleBroken } from '#shared/contract/problem.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import { mailDayRefusal } from '../../domain/mail-plan.ts';
import { validUntil } from '../../domain/validity.ts';
import { canAsk, orderStateOf, payableUntil } from '../../domain/voucher-order.ts';
import type { NewOrder } from '../../order-contract.ts';
import { mailDayProblem } from '../sale/plan-mail.ts';
import type { SaleDocuments } from '../sale/sale-documents.ts';
import { askForOrderCheckout } from './order-session.ts';
import { insertOrder, type OrderRow } from './order-store.ts';
import { addressAbove, rangeOf } from './voucher-shop.ts';

interface Buyer {
  /** Idempotency-Key: the same key orders once. */
  readonly key: string | undefined;
  readonly documents: Pick<SaleDocuments, 'addressAbove'>;
}

/** Where the buyer goes to pay, or to see how the order stands. */
interface StartedOrder {
  readonly order_id: string;
  readonly checkout_url: string;
}

/**
 * Orders a voucher: stores the order, then asks the provider for a session, with no transaction open. Throws 404 while none
 * are sold, 400 `buyer_address_missing`, 422 for an amount or a day that is not possible or a key that came with another
 * order, 409 `order_over` for a key whose order has ended, and what the provider answers.
 */
export const startOrder = async (
  context: Context,
  order: NewOrder,
  { key = randomUUID(), documents }: Buyer,
): Promise<StartedOrder> => {
  const settings = await readPaymentSettings(context.db);
  if (!sellsVouchers(settings)) throw notFound('Voucher shop');
  if (!/^[\x21-\x7E]{1,255}$/.test(key)) {
    throw new Problem(400, 'invalid_idempotency_key', 'Idempotency-Key must be 1 to 255 visible characters');
  }
  const now = context.now();
  await refuseImpossible(context, settings, order, documents);
  const order_hash = createHash('sha256').update(JSON.stringify(order)).digest('base64url');
  const { amount, recipient_email, on, ...rest } = order;
  const wanted = { ...rest, mail: { email: recipient_email ?? order.buyer_email, on } };
  const amount_cents = wholeCentsOf(amount);
  const written = { id: randomUUID(), key, order_hash, amount_cents, wanted, expires_at: payableUntil(now) };
  const stored = await insertOrder(context.db, written, now);
  if (stored.order_hash !== order_hash) {
    throw new Problem(422, 'idempotency_key_reused', [
      { loc: ['header', 'Idempotency-Key'], msg: 'was used with another body', type: 'value_error' },
    ]);
  }
  return { order_id: stored.id, checkout_url: await whereToPay(context, settings, stored) };
};

const whereToPay = async (context: Context, settings: PaymentSettings, order: OrderRow): Promise<string> => {
  const now = context.now();
  const state = orderStateOf(order, now);
  if (state === 'over') throw orderOver();
  if (state !== 'open') return orderUrl(context, order.id);
  if (order.status === 'open') return order.checkout_url ?? '';
  const url = canAsk(order, now) ? await askForOrderCheckout(context, settings, order) : undefined;
  if (url === undefined) throw orderOver();
  return url;
};

const orderOver = () => conflict('order_over', 'This order cannot be paid any more, please order again');

/** The page that shows how an order stands. */
export const orderUrl = ({ publicUrl }: Pick<Context, 'publicUrl'>, id: string): string =>
  `${publicUrl}/voucher/order/${id}`;

const refuseImpossible = async (
  context: Context,
  settings: PaymentSettings,
  { amount, on, buyer_address }: NewOrder,
  documents: Buyer['documents'],
): Promise<void> => {
  const cents = wholeCentsOf(amount);
  const { least_cents, most_cents } = rangeOf(settings);
  if (cents < least_cents) throw malformed(['body', 'amount'], 'is below the smallest amount', 'too_small');
  if (cents > most_cents) throw malformed(['body', 'amount'], 'is above the largest amount', 'too_big');
  const today = berlinDateOf(context.now());
  const refusal = on === null ? undefined : mailDayRefusal(on, { today, valid_until: validUntil(today) });
  if (refusal) throw mailDayProblem(['body', 'on'], refusal);
  const above = await addressAbove(context, documents);
  if (above !== null && cents > above && buyer_address === null) {
    throw ruleBroken('buyer_address_missing', 'The document of this sale needs the address of the buyer');
  }
};
