import { randomUUID } from 'node:crypto';
import { Problem } from '#shared/contract/problem.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { contextIn, inTransaction } from '#shared/server/database/transaction.ts';
import type { AdminVoucher, MailWish, NewVoucher } from '../../contract.ts';
import { taxedRate } from '../../domain/purpose.ts';
import { type VoucherMethod, validUntil } from '../../domain/validity.ts';
import { newCode } from '../codes/code.ts';
import { voucherById } from '../list/voucher-by-id.ts';
import { voucherView } from '../list/voucher-view.ts';
import { currentPurpose } from '../orders/current-purpose.ts';
import { insertVoucher, type SoldVoucher, voucherOfSale } from '../store.ts';
import { orderOfMail, recordPlan } from './plan-mail.ts';
import type { SaleDocuments } from './sale-documents.ts';
import type { VoucherMails } from './voucher-mails.ts';

export interface Seller {
  /** ID of an administrator, or 'customer'. */
  readonly actor: string;
  /** Idempotency-Key: the same key sells one voucher. */
  readonly key?: string | undefined;
  readonly documents: SaleDocuments;
  readonly mails: VoucherMails;
}

/**
 * Sells a voucher at the desk, with the document of the sale if its tax arises now, and with a mail if one is wished. Throws
 * 422 if the key came with another sale or the day of the mail is none, 400 `buyer_address_missing` if the document needs an
 * address.
 */
export const sellVoucher = async (context: Context, sale: NewVoucher, seller: Seller): Promise<AdminVoucher> => {
  const { key } = seller;
  if (key !== undefined && !/^[\x21-\x7E]{1,255}$/.test(key)) {
    throw new Problem(400, 'invalid_idempotency_key', 'Idempotency-Key must be 1 to 255 visible characters');
  }
  const id = randomUUID();
  const now = context.now();
  const { amount, ...rest } = sale;
  const ordered = { ...rest, id, amount_cents: wholeCentsOf(amount) };
  const isNew = await inTransaction(context.db, (trx) => writeSale(context, trx, ordered, { ...seller, now }));
  const { mails } = seller;
  return isNew ? voucherById(context, id, mails) : repeatedSale(context, ordered, { key, mails });
};

/** What is sold, at the desk or on the website. */
export interface Sale extends Omit<NewVoucher, 'amount' | 'method'> {
  readonly id: string;
  readonly amount_cents: number;
  readonly method: VoucherMethod;
}

/** Sells a voucher in the caller's transaction. Returns false, having written nothing, if the key of the sale is known. */
export const writeSale = async (
  context: Context,
  trx: Database,
  { buyer_address, mail, ...sale }: Sale,
  { actor, key, documents, mails, now }: Seller & { readonly now: number },
): Promise<boolean> => {
  const { id: voucher_id, amount_cents, method } = sale;
  const valid_until = validUntil(berlinDateOf(now));
  const purpose = await currentPurpose(contextIn(context, trx));
  const sold = { ...sale, ...newCode(context.secretKey, voucher_id), ...purpose, valid_until } as const;
  const inserted = await insertVoucher(trx, { ...sold, sold_by: actor, sold_at: now, sale_key: key });
  if (!inserted) return false;
  const details = { voucher_id, amount_cents, method };
  await recordAudit(trx, { actor, action: 'voucher.sold', details, at: now });
  const rate = taxedRate(purpose);
  if (rate !== null) {
    const { last_four } = sold;
    await documents.issue(trx, { ...sale, buyer_address, voucher_id, last_four, rate, actor, sold_at: now });
  }
  if (mail) await mailSold(trx, mail, sold, { actor, mails, now });
  return true;
};

const mailSold = async (
  trx: Database,
  mail: MailWish,
  sold: Omit<SoldVoucher, 'sold_by' | 'sold_at'>,
  { actor, mails, now }: { readonly actor: string; readonly mails: VoucherMails; readonly now: number },
): Promise<void> => {
  await mails.plan(trx, orderOfMail(mail, sold, now), now);
  await recordPlan(trx, { voucher_id: sold.id, on: mail.on, actor, now });
};

const repeatedSale = async (
  context: Context,
  { mail, ...sale }: Sale,
  { key = '', mails }: { readonly key: string | undefined; readonly mails: VoucherMails },
): Promise<AdminVoucher> => {
  const first = await voucherOfSale(context.db, key);
  const stored = first && (await mails.latest(context.db, [first.id])).get(first.id);
  const fields = ['amount_cents', 'method', 'buyer_name', 'buyer_email', 'recipient_name', 'dedication'] as const;
  const isMailed = (mail?.email ?? undefined) === stored?.to_address;
  if (!first || !isMailed || fields.some((field) => first[field] !== sale[field])) {
    throw new Problem(422, 'idempotency_key_reused', [
      { loc: ['header', 'Idempotency-Key'], msg: 'was used with another body', type: 'value_error' },
    ]);
  }
  return voucherView(first, { mail: stored, refund: undefined }, context.now());
};
