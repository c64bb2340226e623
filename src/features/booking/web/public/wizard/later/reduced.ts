import type { PaymentPlan } from '#features/payments/domain/payment-plan.ts';
import type { DiscountedPrice } from '../../../../discount-contract.ts';
import type { SoldService } from '../extras/chosen-extras.ts';

/** What is booked, and what is paid for it in advance. */
export interface Sale {
  readonly service: SoldService | undefined;
  readonly plan: PaymentPlan;
}

/** A discount code that the customer has entered. */
export interface Reduction {
  readonly found: DiscountedPrice;
  /** Returns a sale with the code; undefined if its amounts are no longer those that the code was checked for. */
  readonly of: (sale: Sale) => Sale | undefined;
}

const paidAhead = (plan: PaymentPlan): number => (plan.kind === 'none' ? 0 : plan.eur);

/** Returns what a code that was found changes. `checked`: the payment without the code at the time of the check. */
export const reductionBy = (found: DiscountedPrice, checked: PaymentPlan): Reduction => {
  const { code, full_price, price, prepayment } = found;
  const planWith = (plan: PaymentPlan): PaymentPlan =>
    plan.kind === 'none' || prepayment === 0 ? { kind: 'none' } : { ...plan, eur: prepayment };
  return {
    found,
    of: ({ service, plan }) =>
      service?.price_eur === full_price && paidAhead(plan) === paidAhead(checked)
        ? {
            service: { ...service, price_eur: price, order: { options: [], ...service.order, discount_code: code } },
            plan: planWith(plan),
          }
        : undefined,
  };
};
