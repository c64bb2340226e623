import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import type { AdminDiscount } from '../../../contract.ts';
import { type DiscountValue, discountRefusal, type ReducedService } from '../../../domain/discount-code.ts';

/** Returns what a code of a response is worth. */
export const valueOf = ({ percent, amount }: AdminDiscount): DiscountValue => ({
  percent,
  amount_cents: amount === null ? null : wholeCentsOf(amount),
});

/** Returns the codes that a booking of a service could use on the day `today`. */
export const applyingDiscounts = (
  discounts: readonly AdminDiscount[],
  service: ReducedService,
  today: string,
): readonly AdminDiscount[] =>
  discounts.filter(
    (discount) =>
      (discount.max_uses === null || discount.uses < discount.max_uses) &&
      discountRefusal({ ...discount, ...valueOf(discount) }, service, today) === undefined,
  );
