import type { BookingStatus } from '../contract.ts';

/** What of a booking decides what a payment for it comes to. */
export interface PaidBooking {
  readonly status: BookingStatus;
  readonly cancelled_by: 'customer' | 'admin' | 'system' | null;
  /** Epoch ms. */
  readonly starts_at: number;
}

/**
 * `confirm`: it is what the booking was waiting for. `keep`: the studio has confirmed it without. `restore`: it came too
 * late, but the session may still take place if its time is free. `refund`: there is nothing to be had for it.
 */
export type PaymentOutcome = 'confirm' | 'keep' | 'restore' | 'refund';

/**
 * What a payment that has arrived means for its booking (SRV-29, SRV-32). Only what was cancelled for want of payment
 * comes back by paying: who cancelled on purpose, customer or studio, is taken at their word.
 */
export const paymentOutcome = (
  booking: PaidBooking,
  { now, paid_before }: { readonly now: number; readonly paid_before: boolean },
): PaymentOutcome => {
  if (paid_before) return 'refund';
  switch (booking.status) {
    case 'PENDING':
    case 'PAYMENT_PENDING':
      return 'confirm';
    case 'CONFIRMED':
    case 'COMPLETED':
      return 'keep';
    case 'CANCELLED':
      return booking.cancelled_by === 'system' && booking.starts_at > now ? 'restore' : 'refund';
    default:
      throw new TypeError(booking.status satisfies never);
  }
};
