import type { BookingPayment } from '#features/payments/contract.ts';
import type { BookingStatus } from '../contract.ts';

/** What has been paid in advance, what of it went back, and what is still awaited; EUR. */
export interface BookingMoney {
  readonly paid: number;
  /** As far as the provider has accepted it; a part of `paid`. */
  readonly refunded: number;
  /** A prepayment that was asked for and has not come: only a booking that waits for it has one. */
  readonly open: number;
}

/** The three amounts that a booking's payments come to; lists, details, exports and reports name the same. */
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

/** `paid`: it can be given back. `cash`: it is taken back first. `refundUnderWay`: the provider has yet to accept that. */
export type MoneyInTheWay = 'paid' | 'cash' | 'refundUnderWay' | 'processing';

/** Why a booking is not deleted now (SRV-25); undefined: only the server knows whether something speaks against it. */
export const moneyInTheWay = (
  payment: Pick<BookingPayment, 'status' | 'refundable_amount' | 'cash'>,
): MoneyInTheWay | undefined => {
  if (payment.refundable_amount > 0) return 'paid';
  if (payment.cash) return 'cash';
  if (payment.status === 'paid') return 'refundUnderWay';
  return payment.status === 'processing' ? 'processing' : undefined;
};

/** Whether somebody who cancels the booking has money to give back: through the provider, or in cash. */
export const hasMoneyToGiveBack = (payment: Pick<BookingPayment, 'refundable_amount' | 'cash'>): boolean =>
  payment.refundable_amount > 0 || Boolean(payment.cash);
