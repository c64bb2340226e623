/**
 * How a service is paid, as customers see it; amounts in EUR. `none`: nothing is paid online. `full`: the whole
 * price. `share`: a percentage of it. `fixed`: an amount without a percentage.
 */
export type PaymentPlan =
  | { readonly kind: 'none' }
  | { readonly kind: 'full'; readonly eur: number }
  | { readonly kind: 'share'; readonly eur: number; readonly percentage: number }
  | { readonly kind: 'fixed'; readonly eur: number };

/** The prepayment of a service, as its customers know it. */
interface ServiceConfig {
  readonly requires_prepayment: boolean;
  /** EUR. */
  readonly payment_amount: number;
  /** null: a fixed amount. */
  readonly prepayment_percentage: number | null;
  readonly is_individual_payment: boolean;
}

interface Configs {
  /** undefined if it could not be loaded; then no payment is shown or requested. */
  readonly service: ServiceConfig | undefined;
  readonly studio: { readonly stripe_enabled: boolean } | undefined;
}

/** The percentage shown if a config contains none. */
const usualPercentage = 50;

/** Returns the plan for the card of a service: without a percentage the amount is a fixed one. */
export const planOnCard = (configs: Configs): PaymentPlan => planOf(configs, null);

/** Returns the plan for the confirmation: a config that is not individual has a percentage, 50 if it contains none. */
export const planOnConfirmation = (configs: Configs): PaymentPlan => planOf(configs, usualPercentage);

/** A payment follows the booking if it is required, its amount is positive, and Stripe is enabled. */
const planOf = ({ service, studio }: Configs, unnamed: number | null): PaymentPlan => {
  if (studio?.stripe_enabled !== true || service?.requires_prepayment !== true) return { kind: 'none' };
  const eur = service.payment_amount;
  if (eur <= 0) return { kind: 'none' };
  const percentage = service.is_individual_payment ? null : (service.prepayment_percentage ?? unnamed);
  if (percentage === null) return { kind: 'fixed', eur };
  return percentage === 100 ? { kind: 'full', eur } : { kind: 'share', eur, percentage };
};

/** Returns what remains to be paid at the session, in cents: price minus payment, at least 0. */
export const remainderOf = (priceCents: number, paymentCents: number): number => Math.max(0, priceCents - paymentCents);
