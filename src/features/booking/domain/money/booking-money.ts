import type { PaymentStanding } from '#features/payments/domain/payment-standing.ts';
import type { BookingStatus } from '../booking-status.ts';

/** The amounts of a booking that were paid in advance, refunded, and are still open. */
export interface BookingMoney {
  readonly paid_cents: number;
  /** As far as the provider has accepted it; part of `paid_cents`. */
  readonly refunded_cents: number;
  /** A prepayment that was requested and has not arrived: only for a booking that waits for it. */
  readonly open_cents: number;
}

/** Returns the three amounts of a booking. Lists, details, exports and reports all use this function. */
export const moneyOf = ({
  status,
  payment,
}: {
  readonly status: BookingStatus;
  readonly payment: Pick<PaymentStanding, 'status' | 'amount_cents' | 'refunded_cents'>;
}): BookingMoney => {
  const amount_cents = payment.amount_cents ?? 0;
  const received = payment.status === 'paid' || payment.status === 'refunded';
  if (received) return { paid_cents: amount_cents, refunded_cents: payment.refunded_cents, open_cents: 0 };
  return { paid_cents: 0, refunded_cents: 0, open_cents: status === 'PAYMENT_PENDING' ? amount_cents : 0 };
};

/** The part of a booking's payments that decides about deleting and cancelling it. */
type HeldMoney = Pick<PaymentStanding, 'refundable_cents' | 'contested_cents'> & { readonly cash: object | null };

/**
 * `contested`: the bank of the customer has to decide first. `paid`: it has to be refunded first. `cash`: payments at the studio have to be taken back first. `refundUnderWay`: the provider has not
 * accepted the refund yet. `fee`: the fee for a missed session has to be taken back first.
 */
export type DeletionObstacle = 'contested' | 'paid' | 'cash' | 'fee' | 'refundUnderWay' | 'processing';

/**
 * Why a booking cannot be deleted now; undefined if its payments do not prevent it. The server makes the final check.
 */
export const deletionObstacle = (
  payment: HeldMoney & Pick<PaymentStanding, 'status'>,
  chargesFee = false,
): DeletionObstacle | undefined => {
  if (payment.contested_cents > 0) return 'contested';
  if (payment.refundable_cents > 0) return 'paid';
  if (payment.cash) return 'cash';
  if (chargesFee) return 'fee';
  if (payment.status === 'paid') return 'refundUnderWay';
  return payment.status === 'processing' ? 'processing' : undefined;
};

/**
 * Whether cancelling the booking leaves money to speak of: to return through the provider, or by the studio itself, or
 * contested or lost, which is not returned.
 */
export const hasMoneyToReturn = (payment: HeldMoney & Pick<PaymentStanding, 'lost_cents'>): boolean =>
  payment.refundable_cents > 0 || payment.cash !== null || payment.contested_cents > 0 || payment.lost_cents > 0;
