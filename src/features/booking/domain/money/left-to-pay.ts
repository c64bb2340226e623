import type { PaymentStanding } from '#features/payments/domain/payment-standing.ts';
import type { BookingStatus } from '../booking-status.ts';
import { moneyOf } from './booking-money.ts';

interface Owed {
  readonly status: BookingStatus;
  /** The price, or the fee for a missed session. */
  readonly owed_cents: number;
  readonly payment: Pick<PaymentStanding, 'status' | 'amount_cents' | 'refunded_cents' | 'rest_processing_cents'>;
}

/** Returns what is held of a booking, and what is still to be collected: without a payment of the rest that is on its way. */
export const leftToPay = ({ status, owed_cents, payment }: Owed): { held_cents: number; due_cents: number } => {
  const { paid_cents, refunded_cents } = moneyOf({ status, payment });
  const held_cents = paid_cents - refunded_cents;
  return { held_cents, due_cents: Math.max(0, owed_cents - held_cents - payment.rest_processing_cents) };
};
