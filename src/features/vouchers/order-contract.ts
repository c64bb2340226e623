import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, day, email, eur, language, line, optionalEmail, personName, text } from '#shared/contract/fields.ts';
import { limits } from '#shared/kernel/text/text.ts';
import { buyerAddress } from './contract.ts';
import { orderStates } from './domain/voucher-order.ts';

/** What customers can buy on the website; EUR. */
export const voucherShop = z.object({
  least: z.number(),
  most: z.number(),
  /** Amounts that are proposed. */
  proposed: z.array(z.number()),
  /** EUR above which the buyer's address is needed; null: never. */
  address_above: z.number().nullable(),
});
export type VoucherShop = z.infer<typeof voucherShop>;

/** An order as whoever has its address sees it: nothing of a person, and no code. */
const voucherOrder = z.object({
  state: z.enum(orderStates),
  /** EUR. */
  amount: z.number(),
  /** The page on which it is paid, while it can be. */
  checkout_url: z.string().nullable(),
});
export type VoucherOrderView = z.infer<typeof voucherOrder>;

export const newOrder = z.object({
  amount: eur,
  buyer_name: personName(limits.customerName),
  buyer_email: email,
  recipient_name: line(limits.customerName).default(''),
  dedication: text(300).default(''),
  language: language.default('de'),
  buyer_address: buyerAddress.nullable().default(null),
  /** Whom the voucher is mailed to; null: the buyer. */
  recipient_email: optionalEmail.default(null),
  /** The day on which it is mailed at 9:00 in Berlin; null: at once. */
  on: day.nullable().default(null),
});
export type NewOrder = z.output<typeof newOrder>;
export type SentOrder = z.input<typeof newOrder>;

export const orderContract = defineContract({
  'POST /api/vouchers/orders': {
    summary: 'Order a voucher; it is written and mailed once it is paid. The same Idempotency-Key orders it once',
    access: 'public',
    body: newOrder,
    response: z.object({ order_id: z.string(), checkout_url: z.string() }),
    status: 201,
    refuses: [400, 409, 422, 429, 502, 503, 504],
    hourlyLimit: 30,
    cache: 'no-store',
  },
  'POST /api/vouchers/orders/{id}/check': {
    summary: 'How an order stands; the provider is asked if it is not known yet',
    access: 'public',
    params: byId,
    response: voucherOrder,
    refuses: [429],
    hourlyLimit: 1200,
    cache: 'no-store',
  },
});
