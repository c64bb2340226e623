import { cancelDeadline } from '#features/availability/domain/cancel-deadline.ts';
import type { BookingStatus } from './booking-status.ts';

export interface Cancellable {
  readonly status: BookingStatus;
  /** Epoch ms. */
  readonly starts_at: number;
}

/**
 * `already`: it is cancelled. `over`: the session has begun or is completed. `too_late`: the cancel window has started.
 */
export type CancelRefusal = 'already' | 'over' | 'too_late';

export interface Cancellation {
  readonly refusal: CancelRefusal | null;
  /**
   * Until when (exclusive, epoch ms) the customer may cancel; null if cancelling was never possible or no longer is.
   */
  readonly deadline: number | null;
}

/**
 * Whether a customer may cancel at `now`: an unconfirmed booking until the session starts, a confirmed one until
 * `cancelWindowHours` elapsed hours before it.
 */
export const customerCancellation = (booking: Cancellable, cancelWindowHours: number, now: number): Cancellation => {
  if (booking.status === 'CANCELLED') return { refusal: 'already', deadline: null };
  if (booking.status === 'COMPLETED' || now >= booking.starts_at) return { refusal: 'over', deadline: null };
  const deadline = cancelDeadline(booking.starts_at, booking.status === 'CONFIRMED' ? cancelWindowHours : 0);
  return { refusal: now < deadline ? null : 'too_late', deadline };
};
