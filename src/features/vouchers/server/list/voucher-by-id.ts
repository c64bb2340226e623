import { notFound } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import type { AdminVoucher } from '../../contract.ts';
import { refundsOf } from '../orders/order-refunds.ts';
import type { VoucherMails } from '../sale/voucher-mails.ts';
import { selectVoucher } from '../store.ts';
import { voucherView } from './voucher-view.ts';

/** Throws 404 for an unknown one. */
export const voucherById = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  id: string,
  mails: Pick<VoucherMails, 'latest'>,
): Promise<AdminVoucher> => {
  const row = await selectVoucher(db, id);
  if (!row) throw notFound('Voucher');
  return voucherView(
    row,
    { mail: (await mails.latest(db, [id])).get(id), refund: (await refundsOf(db, [row])).get(id) },
    now(),
  );
};
