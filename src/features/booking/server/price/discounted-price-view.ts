import { writtenCode } from '#features/discounts/domain/discount-code.ts';
import { euroOf } from '#shared/kernel/money/euro.ts';
import type { DiscountedPrice } from '../../discount-contract.ts';

interface Amounts {
  readonly full_cents: number;
  readonly price_cents: number;
  readonly prepayment_cents: number;
}

/** Returns a reduced price as its customer sees it, in EUR. */
export const discountedPriceView = (
  typed: string,
  { full_cents, price_cents, prepayment_cents }: Amounts,
): DiscountedPrice => ({
  code: writtenCode(typed),
  full_price: euroOf(full_cents),
  reduction: euroOf(full_cents - price_cents),
  price: euroOf(price_cents),
  prepayment: euroOf(prepayment_cents),
});
