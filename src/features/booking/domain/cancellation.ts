import { cancelDeadline } from '#features/availability/domain/cancel-deadline.ts';
import type { BookingStatus } from './booking-status.ts';
import { refundStart } from './move/customer-move.ts';
import { openRequest, type TimeRequest } from './move/time-request.ts';

export interface Cancellable {
  readonly status: BookingStatus;
  /** Epoch ms. */
  readonly starts_at: number;
  /** See customer-move.ts; null: `starts_at`. */
  readonly refund_starts_at: number | null;
  /** The open request to choose another time; null: there is none. */
  readonly time_request: TimeRequest | null;
  /** Whether it is a place that waits for a birth; its start is then the day on which the child is due. */
  readonly awaits_birth?: boolean | null;
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
  /**
   * Until when (exclusive, epoch ms) a cancellation may refund something: the same deadline, counted from the earliest
   * start of a session that its customer has moved.
   */
  readonly refund_deadline: number | null;
}

/**
 * Whether a customer may cancel at `now`: an unconfirmed booking until the session starts, a confirmed one until
 * `cancelWindowHours` elapsed hours before it. A customer who is asked to choose another time may cancel instead; if
 * the session keeps its time, until it begins. A place that waits for a birth can be given up
 * at any time.
 */
export const customerCancellation = (booking: Cancellable, cancelWindowHours: number, now: number): Cancellation => {
  if (booking.awaits_birth) return { refusal: null, deadline: null, refund_deadline: booking.starts_at };
  const isAsked = openRequest(booking, now) !== null;
  if (booking.status === 'CANCELLED') return isAsked ? { ...never('already'), refusal: null } : never('already');
  if (booking.status === 'COMPLETED' || now >= booking.starts_at) return never('over');
  const hours = booking.status === 'CONFIRMED' && !isAsked ? cancelWindowHours : 0;
  const deadline = cancelDeadline(booking.starts_at, hours);
  return {
    refusal: now < deadline ? null : 'too_late',
    deadline,
    refund_deadline: cancelDeadline(refundStart(booking), hours),
  };
};

const never = (refusal: CancelRefusal): Cancellation => ({ refusal, deadline: null, refund_deadline: null });
