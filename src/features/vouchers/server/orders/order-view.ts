import { euroOf } from '#shared/kernel/money/euro.ts';
import { orderStateOf, proposedAmounts } from '../../domain/voucher-order.ts';
import type { VoucherOrderView, VoucherShop } from '../../order-contract.ts';
import type { OrderRow } from './order-store.ts';

/** An order as its buyer sees it; `now`: epoch ms. */
export const orderView = (order: OrderRow, now: number): VoucherOrderView => {
  const state = orderStateOf(order, now);
  return { state, amount: euroOf(order.amount_cents), checkout_url: state === 'open' ? order.checkout_url : null };
};

interface Shop {
  readonly least_cents: number;
  readonly most_cents: number;
  readonly address_above_cents: number | null;
}

/** What customers can buy. */
export const shopView = ({ address_above_cents, ...range }: Shop): VoucherShop => ({
  least: euroOf(range.least_cents),
  most: euroOf(range.most_cents),
  proposed: proposedAmounts(range).map(euroOf),
  address_above: address_above_cents === null ? null : euroOf(address_above_cents),
});
