import { percentOf } from '#shared/kernel/money.ts';

/** What of a service decides its prepayment. */
export interface PrepaidService {
  readonly price_cents: number;
  readonly is_system_service: boolean;
  readonly payment_enabled: boolean;
  readonly prepayment_cents: number;
  /** The special setting: null leaves it to the service and the studio (SERV-017). */
  readonly requires_prepayment: boolean | null;
}

/** What of the studio's payment settings decides it. */
export interface StudioPrepayment {
  readonly enable_prepayment: boolean;
  readonly full_payment_required: boolean;
  readonly prepayment_percentage: number;
}

export interface Prepayment {
  readonly required: boolean;
  /** 0 when nothing is required. */
  readonly amount_cents: number;
  /** Share of the price; null when the amount is fixed. */
  readonly percentage: number | null;
}

/**
 * The one rule for what a customer pays before the session (SRV-27, AMB-022): card, summary, checkout and mail all ask it.
 * Whether: the special setting wins, then the service's own amount, then the studio's rule. How much: the service's own
 * amount (at most the price), the whole price for a system service, the whole price or the studio's percentage otherwise.
 */
export const prepaymentOf = (service: PrepaidService, studio: StudioPrepayment): Prepayment => {
  const individual = service.payment_enabled && service.prepayment_cents > 0;
  const required = service.requires_prepayment ?? (individual || studio.enable_prepayment);
  const { amount_cents, percentage } = individual ? individualAmount(service) : usualAmount(service, studio);
  if (!required || service.price_cents === 0 || amount_cents === 0) {
    return { required: false, amount_cents: 0, percentage };
  }
  return { required: true, amount_cents, percentage };
};

type Amount = Pick<Prepayment, 'amount_cents' | 'percentage'>;

const individualAmount = (service: PrepaidService): Amount => ({
  amount_cents: service.is_system_service
    ? service.prepayment_cents
    : Math.min(service.prepayment_cents, service.price_cents),
  percentage: null,
});

const usualAmount = (service: PrepaidService, studio: StudioPrepayment): Amount => {
  if (service.is_system_service) return { amount_cents: service.price_cents, percentage: null };
  const percentage = studio.full_payment_required ? 100 : studio.prepayment_percentage;
  return { amount_cents: percentOf(service.price_cents, percentage), percentage };
};
