import { committedOf, type KnownPayment } from './payment-standing.ts';
import { isContested } from './provider/dispute.ts';

/** The part of a booking that decides about its rest; cents, epoch ms. */
export interface RestOfBooking {
  readonly price_cents: number;
  readonly starts_at: number;
  /** Only a confirmed booking has a rest: before that its prepayment is due. */
  readonly is_confirmed: boolean;
}

/** `open`: it can be paid online now. `processing`: its payment is on its way. Cents. */
export interface OnlineRest {
  readonly state: 'open' | 'processing';
  readonly amount_cents: number;
}

/** The least that the provider accepts, in cents. */
const smallestCents = 50;

/**
 * Returns what is left of the price and can be paid online, or is being paid; undefined: nothing. It can be paid once
 * something was paid and before the session begins, if the studio takes it, `currency` being its own. Once anything was
 * refunded, contested or lost, or while a payment is unclear, the studio decides what is still to be paid.
 */
export const onlineRestOf = (
  { price_cents, starts_at, is_confirmed }: RestOfBooking,
  payments: readonly KnownPayment[],
  { takes, currency, now }: { readonly takes: boolean; readonly currency: string; readonly now: number },
): OnlineRest | undefined => {
  const underWay = payments.find(({ status, is_rest }) => is_rest && status === 'processing');
  if (underWay) return { state: 'processing', amount_cents: underWay.amount_cents };
  if (!takes || !is_confirmed || starts_at <= now) return undefined;
  if (payments.some(({ status, problem }) => status === 'processing' || problem !== null)) return undefined;
  const paid = payments.filter(({ status }) => status === 'paid');
  const isClear = (payment: KnownPayment): boolean =>
    payment.currency === currency &&
    !payment.refund_needed &&
    committedOf(payment) === 0 &&
    !isContested(payment.disputes);
  if (paid.length === 0 || !paid.every(isClear)) return undefined;
  const amount_cents = price_cents - paid.reduce((sum, payment) => sum + payment.amount_cents, 0);
  return amount_cents < smallestCents ? undefined : { state: 'open', amount_cents };
};
