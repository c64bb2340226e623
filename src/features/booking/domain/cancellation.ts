import { HOUR } from '#shared/kernel/zone-time.ts';
import type { BookingStatus } from '../contract.ts';

export interface Cancellable {
  readonly status: BookingStatus;
  /** Epoch ms. */
  readonly starts_at: number;
}

/** `already`: nothing is left to do. `over`: the session has begun or is done. `too_late`: inside the notice the studio asks for. */
export type CancelRefusal = 'already' | 'over' | 'too_late';

export interface Cancellation {
  readonly refusal: CancelRefusal | null;
  /** Until when (exclusive, epoch ms) the customer may cancel; null when it never was or no longer is possible. */
  readonly deadline: number | null;
}

/**
 * Whether a customer may cancel at `now` (AMB-026, AMB-027, SRV-19): what is not confirmed yet until the session starts,
 * a confirmed session until `cancelWindowHours` elapsed hours before it.
 */
export const customerCancellation = (booking: Cancellable, cancelWindowHours: number, now: number): Cancellation => {
  if (booking.status === 'CANCELLED') return { refusal: 'already', deadline: null };
  if (booking.status === 'COMPLETED' || now >= booking.starts_at) return { refusal: 'over', deadline: null };
  const notice = booking.status === 'CONFIRMED' ? cancelWindowHours * HOUR : 0;
  const deadline = booking.starts_at - notice;
  return { refusal: now < deadline ? null : 'too_late', deadline };
};
