import type { BookingStatus } from '../booking-status.ts';

/** The part of a booking that decides how its payment is handled. */
export interface PaidBooking {
  readonly status: BookingStatus;
  readonly cancelled_by: 'customer' | 'admin' | 'system' | null;
  /** Epoch ms. */
  readonly starts_at: number;
  /** Whether the data of its customer was erased. */
  readonly is_erased: boolean;
  /** Whether it is a place that waits for a birth. */
  readonly awaits_birth?: boolean | null;
}

/** A payment and what its booking has received before it; cents. */
export interface ArrivedPayment {
  readonly is_rest: boolean;
  readonly amount_cents: number;
  readonly price_cents: number;
  /** What was paid before and is neither refunded nor to be refunded. */
  readonly held_cents: number;
  /** Whether anything was paid before. */
  readonly paid_before: boolean;
}

/**
 * Whether a payment is too much: of a prepayment, a second one; of a rest, one that exceeds the price together with what
 * is held, for example because the studio has recorded a payment while the customer was paying.
 */
export const isTooMuch = ({ is_rest, amount_cents, price_cents, held_cents, paid_before }: ArrivedPayment): boolean =>
  is_rest ? held_cents + amount_cents > price_cents : paid_before;

/**
 * `confirm`: the booking was not confirmed yet. `keep`: it was confirmed without this payment, or waits for a birth. `restore`: the payment
 * came too late, but the session can take place if its time is still free. `refund`: the money has to be returned.
 */
export type PaymentOutcome = 'confirm' | 'keep' | 'restore' | 'refund';

/**
 * Decides what an arrived payment does to its booking. Only a booking that the system cancelled for lack of payment is
 * restored by paying; a cancellation by the customer or the studio is final, and so is one of an erased customer, who
 * could not be reached. The rest of the price is due only for a session that takes place, so it restores nothing.
 */
export const paymentOutcome = (
  booking: PaidBooking,
  { now, too_much, is_rest }: { readonly now: number; readonly too_much: boolean; readonly is_rest: boolean },
): PaymentOutcome => {
  if (too_much) return 'refund';
  if (booking.awaits_birth) return 'keep';
  switch (booking.status) {
    case 'PENDING':
    case 'PAYMENT_PENDING':
      return 'confirm';
    case 'CONFIRMED':
    case 'COMPLETED':
      return 'keep';
    case 'CANCELLED':
      return !is_rest && isRestorable(booking, now) ? 'restore' : 'refund';
    default:
      throw new TypeError(booking.status satisfies never);
  }
};

const isRestorable = ({ cancelled_by, starts_at, is_erased, awaits_birth }: PaidBooking, now: number): boolean =>
  cancelled_by === 'system' && starts_at > now && !is_erased && awaits_birth !== false;
