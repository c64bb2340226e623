import { type PaymentSettings, sellsVouchers } from '#features/payments/domain/payment-settings.ts';
import { readPaymentSettings } from '#features/payments/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { taxedRate } from '../../domain/purpose.ts';
import type { VoucherShop } from '../../order-contract.ts';
import type { SaleDocuments } from '../sale/sale-documents.ts';
import { currentPurpose } from './current-purpose.ts';
import { shopView } from './order-view.ts';

type Documents = Pick<SaleDocuments, 'addressAbove'>;

/** Whether customers can buy vouchers on the website. */
export const sellsVouchersOnline = async ({ db }: Pick<Context, 'db'>): Promise<boolean> =>
  sellsVouchers(await readPaymentSettings(db));

/** Returns what customers can buy; undefined: nothing. */
export const voucherShop = async (context: Context, documents: Documents): Promise<VoucherShop | undefined> => {
  const settings = await readPaymentSettings(context.db);
  if (!sellsVouchers(settings)) return undefined;
  return shopView({ ...rangeOf(settings), address_above_cents: await addressAbove(context, documents) });
};

/** The smallest and the largest amount, in cents. */
export const rangeOf = ({ voucher_least_cents, voucher_most_cents }: PaymentSettings) => ({
  least_cents: voucher_least_cents,
  most_cents: voucher_most_cents,
});

/** Returns the amount in cents above which a voucher that is sold now needs the buyer's address; null: it needs none. */
export const addressAbove = async (context: Context, documents: Documents): Promise<number | null> =>
  taxedRate(await currentPurpose(context)) === null ? null : documents.addressAbove(context.db);
