import type { PublicPaymentConfig, ServicePaymentConfig } from '../contract.ts';

/**
 * What a customer is told about paying before the session; amounts in EUR as on the wire. `none`: nothing is paid online.
 * `full`: the whole price. `share`: a percentage of it. `fixed`: an amount without a percentage.
 */
export type PaymentPlan =
  | { readonly kind: 'none' }
  | { readonly kind: 'full'; readonly eur: number }
  | { readonly kind: 'share'; readonly eur: number; readonly percentage: number }
  | { readonly kind: 'fixed'; readonly eur: number };

interface Configs {
  /** undefined: it could not be read, and nothing is promised or asked (AMB-013). */
  readonly service: ServicePaymentConfig | undefined;
  readonly studio: PublicPaymentConfig | undefined;
}

/** The share that is named when a config names none (AMB-021). */
const usualPercentage = 50;

/** The plan on the card of a service: without a percentage the amount is a fixed one (PUB-072, AMB-021). */
export const planOnCard = (configs: Configs): PaymentPlan => planOf(configs, null);

/** The plan on the confirmation: a config that is not individual has a share, 50 % when it names none (PUB-073, AMB-021). */
export const planOnConfirmation = (configs: Configs): PaymentPlan => planOf(configs, usualPercentage);

/** A payment follows the booking when it is required, of some amount, and Stripe is there to take it (PUB-076). */
const planOf = ({ service, studio }: Configs, unnamed: number | null): PaymentPlan => {
  if (studio?.stripe_enabled !== true || service?.requires_prepayment !== true) return { kind: 'none' };
  const eur = service.payment_amount;
  if (eur <= 0) return { kind: 'none' };
  const percentage = service.is_individual_payment ? null : (service.prepayment_percentage ?? unnamed);
  if (percentage === null) return { kind: 'fixed', eur };
  return percentage === 100 ? { kind: 'full', eur } : { kind: 'share', eur, percentage };
};

/** What is left to pay at the session: price minus payment, never less than nothing; EUR (PUB-074). */
export const remainderOf = (priceEur: number, paymentEur: number): number =>
  Math.max(0, Math.round(priceEur * 100) - Math.round(paymentEur * 100)) / 100;
