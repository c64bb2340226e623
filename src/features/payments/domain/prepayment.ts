import { percentOf } from '#shared/kernel/money/money.ts';

/** The part of a service that decides its prepayment. */
export interface PrepaidService {
  readonly price_cents: number;
  readonly is_system_service: boolean;
  readonly payment_enabled: boolean;
  readonly prepayment_cents: number;
  /** The special setting: null leaves the decision to the service and the studio. */
  readonly requires_prepayment: boolean | null;
}

/** The part of the payment settings that decides it. */
export interface StudioPrepayment {
  readonly enable_prepayment: boolean;
  readonly full_payment_required: boolean;
  readonly prepayment_percentage: number;
}

export interface Prepayment {
  readonly required: boolean;
  /** 0 if nothing is required. */
  readonly amount_cents: number;
  /** Percentage of the price; null if the amount is fixed. */
  readonly percentage: number | null;
}

/**
 * Returns the prepayment of a service. This is the only rule: card, summary, checkout and mail all use it. Whether it
 * is required: the special setting wins, then the service's own amount, then the studio's rule. The amount: the
 * service's own amount (at most the price); the whole price for a system service; otherwise the whole price or the
 * studio's percentage.
 */
export const prepaymentOf = (service: PrepaidService, studio: StudioPrepayment): Prepayment => {
  const { amount_cents, percentage } = hasOwnAmount(service) ? individualAmount(service) : usualAmount(service, studio);
  if (!isPrepaid(service, studio) || service.price_cents === 0 || amount_cents === 0) {
    return { required: false, amount_cents: 0, percentage };
  }
  return { required: true, amount_cents, percentage };
};

/** A booking, as far as it decides its prepayment: what it was sold as, at the booked price. */
export interface PrepaidBooking extends PrepaidService {
  /** Whether its customer had missed sessions when it was made; null: not, or it was not asked. */
  readonly pays_in_full: boolean | null;
}

/**
 * Returns the prepayment of a booking. Whoever had missed sessions owes the whole price, whatever service and studio
 * ask for otherwise, if it is more than 0. Everybody else owes the prepayment of the service.
 */
export const prepaymentOfBooking = (booking: PrepaidBooking, studio: StudioPrepayment): Prepayment => {
  const usual = prepaymentOf(booking, studio);
  if (booking.pays_in_full !== true || booking.price_cents === 0) return usual;
  // A system service may ask for more than its price.
  return { required: true, amount_cents: Math.max(booking.price_cents, usual.amount_cents), percentage: 100 };
};

/** Whether a customer who missed this many sessions pays the next booking in full. */
export const paysInFull = (
  missed: number,
  { full_payment_after_missed: limit }: { readonly full_payment_after_missed: number },
): boolean => limit > 0 && missed >= limit;

/** The highest number of missed sessions that a studio can set; 0: the rule is off. */
export const mostMissed = 10;

/** Whether the service has a prepayment amount of its own. */
export const hasOwnAmount = ({ payment_enabled, prepayment_cents }: PrepaidService): boolean =>
  payment_enabled && prepayment_cents > 0;

/** Whether a service that costs something is to be paid in advance. */
export const isPrepaid = (
  service: PrepaidService,
  { enable_prepayment }: Pick<StudioPrepayment, 'enable_prepayment'>,
): boolean => service.requires_prepayment ?? (hasOwnAmount(service) || enable_prepayment);

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
