import { z } from 'zod';
import { refundStatuses } from '#features/payments/domain/payment-status.ts';
import { moneyMethods } from '#features/payments/domain/site-method.ts';
import { defineContract } from '#shared/contract/endpoint.ts';
import {
  byId,
  day,
  email,
  eur,
  language,
  line,
  optionalEmail,
  readCheckValue,
  requiredLine,
  requiredText,
  text,
} from '#shared/contract/fields.ts';
import { limits } from '#shared/kernel/text/text.ts';
import { purposeReasons, purposes } from './domain/purpose.ts';
import { entryKinds, leastVoucherEur, mostVoucherEur, voucherMethods, voucherStates } from './domain/validity.ts';
import { orderProblems } from './domain/voucher-order.ts';

/** What happened to a voucher; amounts are EUR, instants ISO with the Berlin offset. */
const entry = z.object({
  kind: z.enum(entryKinds),
  amount: z.number(),
  balance: z.number(),
  /** The code of the booking that was paid. */
  confirmation_code: z.string().nullable(),
  at: z.string(),
});

/** The mail with a voucher. Neither its code nor its PDF is kept. */
const voucherMail = z.object({
  /** `none`: none was asked for. `waiting`: it is sent at `due`, or at once. */
  status: z.enum(['none', 'waiting', 'sent', 'failed', 'skipped']),
  /** Whom it goes or went to; '': nobody. */
  email: z.string(),
  language,
  /** The day it was planned for; null: at once. */
  on: z.string().nullable(),
  /** When it will be sent; null: at once, or it does not wait. */
  due: z.string().nullable(),
  sent_at: z.string().nullable(),
  /** Why it was not sent: the response of the mail server, or a reason as in the outbox. */
  reason: z.string().nullable(),
  /** A check value of all of this. */
  version: z.string(),
});
export type VoucherMail = z.infer<typeof voucherMail>;

const adminVoucher = z.object({
  id: z.string(),
  /** The only part of its code that is shown. */
  last_four: z.string(),
  amount: z.number(),
  balance: z.number(),
  /** 'yyyy-MM-dd', included. */
  valid_until: z.string(),
  method: z.enum(voucherMethods),
  purpose: z.enum(purposes),
  purpose_reason: z.enum(purposeReasons),
  purpose_rates: z.array(z.int()),
  buyer_name: z.string(),
  buyer_email: z.string().nullable(),
  recipient_name: z.string(),
  dedication: z.string(),
  sold_at: z.string(),
  state: z.enum(voucherStates),
  /** null: it is not blocked. */
  block_reason: z.string().nullable(),
  mail: voucherMail,
  /** How the money of one that was bought online goes back; null: nothing was refunded. */
  refund: z.enum(refundStatuses).nullable(),
  /** Oldest first. */
  entries: z.array(entry),
});
export type AdminVoucher = z.infer<typeof adminVoucher>;

/** A payment on the website that has sold nothing. */
const strayPayment = z.object({
  order_id: z.string(),
  /** EUR that were ordered. */
  amount: z.number(),
  problem: z.enum(orderProblems),
});
export type StrayPayment = z.infer<typeof strayPayment>;

const voucherList = z.object({
  /** The newest first. */
  vouchers: z.array(adminVoucher),
  /** How many match. */
  total: z.int(),
  /** EUR that are left on all vouchers that can still be redeemed. */
  left: z.number(),
  /** What a voucher that is sold now would be. */
  purpose: z.enum(purposes),
  purpose_reason: z.enum(purposeReasons),
  purpose_rates: z.array(z.int()),
  /** EUR above which a voucher that is sold now needs name and address of its buyer; null: it gets no document. */
  address_above: z.number().nullable(),
  /** Payments on the website that have sold nothing and were not refunded, oldest first. */
  stray_payments: z.array(strayPayment),
});
export type VoucherList = z.infer<typeof voucherList>;

export const buyerAddress = z.object({
  street: requiredLine(limits.name),
  postal_code: requiredLine(12),
  city: requiredLine(limits.customerName),
  country: z
    .string()
    .max(2)
    .transform((typed) => typed.trim().toUpperCase())
    .refine((typed) => /^[A-Z]{2}$/.test(typed), 'must be a country like DE')
    .default('DE'),
});

/** Whom a voucher is mailed to, and when. */
const mailWish = z.object({
  email,
  /** Left out: that of the voucher. */
  language: language.optional(),
  /** The day on which it is sent at 9:00, today to the last day of the voucher; null: at once. */
  on: day.nullable().default(null),
});
export type MailWish = z.output<typeof mailWish>;

const isAmount = (amount: number): boolean => amount >= leastVoucherEur && amount <= mostVoucherEur;
export const newVoucher = z.object({
  amount: eur.refine(isAmount, `must be from ${leastVoucherEur} to ${mostVoucherEur}`),
  method: z.enum(moneyMethods),
  buyer_name: line(limits.customerName).default(''),
  buyer_email: optionalEmail.default(null),
  recipient_name: line(limits.customerName).default(''),
  dedication: text(300).default(''),
  language: language.default('de'),
  /** For the document of the sale, which is the only place where it is kept. */
  buyer_address: buyerAddress.nullable().default(null),
  /** null: it is printed only. */
  mail: mailWish.nullable().default(null),
});
export type NewVoucher = z.output<typeof newVoucher>;
export type SentVoucher = z.input<typeof newVoucher>;

/** `mail` null: the one that was not sent yet is not sent. */
const changedMail = z.object({ mail: mailWish.nullable(), version: readCheckValue });
export type ChangedMail = z.output<typeof changedMail>;
export type SentMail = z.input<typeof changedMail>;

const desk = ['owner', 'desk'] as const;

export const vouchersContract = defineContract({
  'GET /api/admin/vouchers': {
    summary: 'The vouchers that were sold, the newest first, with what happened to each',
    access: 'admin',
    roles: ['owner', 'desk', 'accountant'],
    query: z.object({
      /** Part of the name of the buyer or of whom it is for, or of the last four characters. */
      search: z.string().max(limits.name).optional(),
      limit: z.coerce.number<number>().int().min(1).max(200).default(50),
      offset: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
    }),
    response: voucherList,
    cache: 'no-store',
  },
  'POST /api/admin/vouchers': {
    summary: 'Sell a voucher at the desk; the same Idempotency-Key sells it once',
    access: 'admin',
    roles: desk,
    body: newVoucher,
    response: adminVoucher,
    status: 201,
    refuses: [400, 422],
    cache: 'no-store',
  },
  'GET /api/admin/vouchers/{id}/pdf': {
    summary: 'The voucher as PDF, with its code',
    access: 'admin',
    roles: desk,
    params: byId,
    // The file itself; see RawResponse.
    response: z.unknown(),
    refuses: [409],
    cache: 'no-store',
  },
  'PUT /api/admin/vouchers/{id}/mail': {
    summary: 'Mail a voucher at once or on a day, once more, or to somebody else; with null, not any more',
    access: 'admin',
    roles: desk,
    params: byId,
    body: changedMail,
    response: adminVoucher,
    refuses: [409],
    cache: 'no-store',
  },
  'POST /api/admin/vouchers/{id}/block': {
    summary: 'Block a voucher; with `undo_sale` its buyer got the money back, which only an unused one allows',
    access: 'admin',
    roles: desk,
    params: byId,
    body: z.object({ reason: requiredText(200), undo_sale: z.boolean().default(false) }),
    response: adminVoucher,
    refuses: [409],
    cache: 'no-store',
  },
  'POST /api/admin/vouchers/{id}/unblock': {
    summary: 'Let a blocked voucher be redeemed again',
    access: 'admin',
    roles: desk,
    params: byId,
    response: adminVoucher,
    cache: 'no-store',
  },
});
