import type { BookingPayment } from '#features/payments/contract.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';

/** The amounts of a payment from a response in cents, as the rules about money take them. */
export const paymentInCents = (payment: BookingPayment) => {
  const { status, amount, refunded_amount, refundable_amount, rest_processing_amount, cash } = payment;
  return {
    status,
    amount_cents: amount === null ? null : wholeCentsOf(amount),
    refunded_cents: wholeCentsOf(refunded_amount ?? 0),
    refundable_cents: wholeCentsOf(refundable_amount),
    contested_cents: wholeCentsOf(payment.contested_amount),
    lost_cents: wholeCentsOf(payment.lost_amount),
    rest_processing_cents: wholeCentsOf(rest_processing_amount),
    cash,
  };
};
