import type { BookingStatus } from '../booking-status.ts';
import { isUnconfirmed } from '../confirm-by.ts';

/** An open request of the studio to choose another time for a session. */
export interface TimeRequest {
  readonly request_id: string;
  /** Whether the session keeps its time until the customer answers; otherwise its time was released at once. */
  readonly keeps_time: boolean;
  /** The status of the booking once a new time is chosen, if its time was released. */
  readonly status_before: 'PENDING' | 'CONFIRMED';
  /** The message to the customer. */
  readonly explanation: string | null;
  /** The start of a time that is held for the answer, and until when; null: none is. Epoch ms. */
  readonly substitute: { readonly start: number; readonly until: number } | null;
  /** Epoch ms. */
  readonly created_at: number;
}

/** The data that determines whether a request is possible; instants are epoch ms. */
interface RequestedBooking {
  readonly status: BookingStatus;
  readonly starts_at: number;
  readonly confirm_by: number | null;
  /** null: there is no request. */
  readonly time_request: TimeRequest | null;
}

/**
 * Returns the request that the customer can answer at `now`: if the session keeps its time, it ends when the session
 * begins.
 */
export const openRequest = (
  { time_request, starts_at }: Pick<RequestedBooking, 'time_request' | 'starts_at'>,
  now: number,
): TimeRequest | null => (time_request && (!time_request.keeps_time || now < starts_at) ? time_request : null);

/** Returns the time that is held for the answer at `now`; null: none is. */
export const heldSubstitute = (
  { substitute }: Pick<TimeRequest, 'substitute'>,
  now: number,
): TimeRequest['substitute'] => (substitute && now < substitute.until ? substitute : null);

/**
 * `unconfirmed`: its address is not confirmed yet, so it gets no other mail. `asked`: the customer has not answered an
 * earlier request.
 */
export type AskRefusal = 'cancelled' | 'over' | 'unconfirmed' | 'asked';

/** Returns why the studio cannot ask for another time at `now`; null: it can. */
export const askRefusal = (booking: RequestedBooking, now: number): AskRefusal | null => {
  if (openRequest(booking, now)) return 'asked';
  if (booking.status === 'CANCELLED') return 'cancelled';
  if (booking.status === 'COMPLETED' || now >= booking.starts_at) return 'over';
  return isUnconfirmed(booking) ? 'unconfirmed' : null;
};
