import { conflict, notFound } from '#shared/contract/problem.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { violatedConstraint } from '#shared/server/database/violated-constraint.ts';
import type { AdminVoucher } from '../../contract.ts';
import { voucherById } from '../list/voucher-by-id.ts';
import { refundOrder } from '../orders/order-refunds.ts';
import type { SaleDocuments } from '../sale/sale-documents.ts';
import type { VoucherMails } from '../sale/voucher-mails.ts';
import { insertEntry, selectVoucher } from '../store.ts';
import { updateBlock } from './block-store.ts';

/** What is needed of later features. */
interface Later {
  /** ID of an administrator. */
  readonly actor: string;
  readonly documents: Pick<SaleDocuments, 'cancel'>;
  readonly mails: VoucherMails;
}

interface Block {
  readonly reason: string;
  /** The buyer got the money back. */
  readonly undo_sale: boolean;
}

/**
 * Blocks a voucher, or undoes its sale and issues the document that cancels that of the sale. Throws 409 `voucher_used` if
 * the sale of one that was used is to be undone. A mail that was not sent is given up; unblocking does not plan it again.
 */
export const blockVoucher = async (
  context: Context,
  id: string,
  { reason, undo_sale }: Block,
  { actor, documents, mails }: Later,
): Promise<AdminVoucher> => {
  const now = context.now();
  await inTransaction(context.db, async (trx) => {
    const changed = await updateBlock(trx, id, { by: actor, reason, now });
    const voucher = await selectVoucher(trx, id);
    if (!voucher) throw notFound('Voucher');
    // Undone again, it stays as it is; a refund that has failed is asked for once more.
    if (undo_sale && voucher.entries.at(-1)?.kind === 'sale_undone') return refundOrder(trx, voucher, actor, now);
    if (!changed && !undo_sale) return;
    if (undo_sale) {
      const entry = {
        voucher_id: id,
        kind: 'sale_undone',
        amount_cents: -voucher.amount_cents,
        actor,
        at: now,
      } as const;
      await insertEntry(trx, entry).catch((error: unknown) => {
        throw violatedConstraint(error) === 'voucher_balance'
          ? conflict('voucher_used', 'A voucher that was used cannot be returned')
          : error;
      });
      await documents.cancel(trx, { voucher_id: id, reason, actor, now });
      await refundOrder(trx, voucher, actor, now);
    }
    await mails.giveUp(trx, id, 'voucher_invalid', now);
    const action = undo_sale ? 'voucher.sale_undone' : 'voucher.blocked';
    await recordAudit(trx, { actor, action, details: { voucher_id: id }, at: now });
  });
  return voucherById(context, id, mails);
};

/** Lets a blocked voucher be redeemed again. Repeating it changes nothing. */
export const unblockVoucher = async (
  context: Context,
  id: string,
  { actor, mails }: Pick<Later, 'actor' | 'mails'>,
): Promise<AdminVoucher> => {
  await inTransaction(context.db, async (trx) => {
    if (!(await updateBlock(trx, id, null))) return;
    await recordAudit(trx, { actor, action: 'voucher.unblocked', details: { voucher_id: id }, at: context.now() });
  });
  return voucherById(context, id, mails);
};
