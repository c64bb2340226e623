import type { BookingStatus } from '../booking-status.ts';

/** Why a line cannot be recorded as a payment of a booking. */
export const lineObstacles = ['cancelled', 'too_much', 'on_its_way'] as const;
export type LineObstacle = (typeof lineObstacles)[number];

interface PaidBooking {
  readonly status: BookingStatus;
  /** What is left of its price. */
  readonly left_cents: number;
  /** A payment online is on its way, or does not fit. */
  readonly is_on_its_way: boolean;
}

/** Undefined: it can be recorded. The rules are those of recording by hand. */
export const lineObstacle = (
  amount_cents: number,
  { status, left_cents, is_on_its_way }: PaidBooking,
): LineObstacle | undefined => {
  if (status === 'CANCELLED') return 'cancelled';
  if (is_on_its_way) return 'on_its_way';
  return amount_cents > left_cents ? 'too_much' : undefined;
};
