import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { VoucherList } from '../../contract.ts';
import { taxedRate } from '../../domain/purpose.ts';
import { currentPurpose } from '../orders/current-purpose.ts';
import { refundsOf, strayOrders } from '../orders/order-refunds.ts';
import type { SaleDocuments } from '../sale/sale-documents.ts';
import type { VoucherMails } from '../sale/voucher-mails.ts';
import { findVouchers } from './list-store.ts';
import { leftView, strayView, voucherView } from './voucher-view.ts';

interface Query {
  readonly search?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A page of the vouchers, what is left on all of them, and what one that is sold now would be. */
export const listVouchers = async (
  context: Context,
  query: Query,
  { documents, mails }: { readonly documents: Pick<SaleDocuments, 'addressAbove'>; readonly mails: VoucherMails },
): Promise<VoucherList> => {
  const now = context.now();
  const [{ rows, total, left_cents }, purpose, above] = await Promise.all([
    findVouchers(context.db, query, berlinDateOf(now)),
    currentPurpose(context),
    documents.addressAbove(context.db),
  ]);
  const ids = rows.map(({ id }) => id);
  const [mailed, refunds, stray] = await Promise.all([
    mails.latest(context.db, ids),
    refundsOf(context.db, rows),
    strayOrders(context.db),
  ]);
  return {
    vouchers: rows.map((row) => voucherView(row, { mail: mailed.get(row.id), refund: refunds.get(row.id) }, now)),
    total,
    left: leftView(left_cents),
    ...purpose,
    purpose_rates: [...purpose.purpose_rates],
    address_above: above === null || taxedRate(purpose) === null ? null : leftView(above),
    stray_payments: stray.map(strayView),
  };
};
