import { percentOf } from '#shared/kernel/money/money.ts';
import type { BookingStatus } from '../booking-status.ts';

/** The part of a booking that decides about the fee of a customer who did not come. */
export interface FeeBooking {
  readonly status: BookingStatus;
  /** Epoch ms. */
  readonly starts_at: number;
  readonly service_price_cents: number;
  /** As agreed when it was booked; null: nothing was agreed. */
  readonly no_show_fee_percent: number | null;
}

/** Why no fee can be charged. `nothing`: the agreed part of the price is less than half a cent, or nothing was agreed. */
export type FeeRefusal = 'nothing' | 'not_confirmed' | 'not_begun' | 'not_missed';

/** Returns the agreed fee in cents, half a cent rounded up: 50 % of 150.01 EUR is 75.01 EUR; 0: nothing was agreed. */
export const agreedFeeCents = ({ service_price_cents, no_show_fee_percent }: FeeBooking): number =>
  percentOf(service_price_cents, no_show_fee_percent ?? 0);

/**
 * Why the fee cannot be charged at `now`; undefined if it can. A booking that was never confirmed or is cancelled owes
 * none.
 */
export const feeRefusal = (
  booking: FeeBooking,
  { missed, now }: { readonly missed: boolean; readonly now: number },
): FeeRefusal | undefined => {
  if (agreedFeeCents(booking) === 0) return 'nothing';
  if (booking.status !== 'CONFIRMED' && booking.status !== 'COMPLETED') return 'not_confirmed';
  if (booking.starts_at > now) return 'not_begun';
  return missed ? undefined : 'not_missed';
};

/** What is still open of a fee, and what was paid beyond it, which the studio gives back; cents. */
export const feeBalance = (fee_cents: number, held_cents: number): { open_cents: number; beyond_cents: number } => ({
  open_cents: Math.max(0, fee_cents - held_cents),
  beyond_cents: Math.max(0, held_cents - fee_cents),
});
