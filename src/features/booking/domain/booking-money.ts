import type { BookingPayment } from '#features/payments/contract.ts';
import type { BookingStatus } from '../contract.ts';

/** What was paid in advance, what of it was refunded, and what is still open; EUR. */
export interface BookingMoney {
  readonly paid: number;
  /** As far as the provider has accepted it; part of `paid`. */
  readonly refunded: number;
  /** A prepayment that was requested and has not arrived: only for a booking that waits for it. */
  readonly open: number;
}

/** Returns the three amounts of a booking. Lists, details, exports and reports all use this function. */
export const moneyOf = ({
  status,
  payment,
}: {
  readonly status: BookingStatus;
  readonly payment: Pick<BookingPayment, 'status' | 'amount' | 'refunded_amount'>;
}): BookingMoney => {
  const amount = payment.amount ?? 0;
  const received = payment.status === 'paid' || payment.status === 'refunded';
  if (received) return { paid: amount, refunded: payment.refunded_amount ?? 0, open: 0 };
  return { paid: 0, refunded: 0, open: status === 'PAYMENT_PENDING' ? amount : 0 };
};

/**
 * `paid`: it has to be refunded first. `cash`: it has to be taken back first. `refundUnderWay`: the provider has not
 * accepted the refund yet.
 */
export type MoneyInTheWay = 'paid' | 'cash' | 'refundUnderWay' | 'processing';

/**
 * Why a booking cannot be deleted now; undefined if its payments do not prevent it. The server makes the final check.
 */
export const moneyInTheWay = (
  payment: Pick<BookingPayment, 'status' | 'refundable_amount' | 'cash'>,
): MoneyInTheWay | undefined => {
  if (payment.refundable_amount > 0) return 'paid';
  if (payment.cash) return 'cash';
  if (payment.status === 'paid') return 'refundUnderWay';
  return payment.status === 'processing' ? 'processing' : undefined;
};

/** Whether cancelling the booking leaves money to return: through the provider, or in cash. */
export const hasMoneyToGiveBack = (payment: Pick<BookingPayment, 'refundable_amount' | 'cash'>): boolean =>
  payment.refundable_amount > 0 || Boolean(payment.cash);
