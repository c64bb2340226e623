import type { PaymentPlan } from '#features/payments/domain/payment-plan.ts';
import type { DiscountedPrice } from '../../../../discount-contract.ts';
import type { ChosenService } from '../extras/chosen-extras.ts';

/** What is booked, and what is paid for it in advance. */
export interface Sale {
  readonly service: ChosenService | undefined;
  readonly plan: PaymentPlan;
}

/** A discount code that the customer has entered. */
export interface Reduction {
  readonly found: DiscountedPrice;
  /** Returns a sale with the code; undefined if its amounts are no longer those that the code was checked for. */
  readonly of: (sale: Sale) => Sale | undefined;
  /** The sale that the code was checked for, with the code. */
  readonly checked: Sale | undefined;
}

const paidAhead = (plan: PaymentPlan): number => (plan.kind === 'none' ? 0 : plan.eur);

/** What the reduction of a sale depends on. */
export const amountsOf = ({ service, plan }: Sale): readonly unknown[] => [
  service?.id,
  service?.price_eur,
  service?.order,
  paidAhead(plan),
];

/** Returns what a code that was found changes. `checked`: the sale without the code at the time of the check. */
export const reductionBy = (found: DiscountedPrice, checked: Sale): Reduction => {
  const { code, price, prepayment } = found;
  const planWith = (plan: PaymentPlan): PaymentPlan =>
    plan.kind === 'none' || prepayment === 0 ? { kind: 'none' } : { ...plan, eur: prepayment };
  const of = ({ service, plan }: Sale): Sale | undefined =>
    service &&
    service.id === checked.service?.id &&
    service.price_eur === checked.service.price_eur &&
    paidAhead(plan) === paidAhead(checked.plan)
      ? {
          service: { ...service, price_eur: price, order: { options: [], ...service.order, discount_code: code } },
          plan: planWith(plan),
        }
      : undefined;
  return { found, of, checked: of(checked) };
};

/**
 * Returns what is shown of a sale: with the code while it applies. While a code is checked again, the amounts stay those
 * of before, as far as the service is the same.
 */
export const reducedSale = (sale: Sale, reduction: Reduction | undefined, isChecking: boolean): Sale | undefined =>
  reduction?.of(sale) ??
  (isChecking && reduction?.checked?.service?.id === sale.service?.id ? reduction?.checked : undefined);
