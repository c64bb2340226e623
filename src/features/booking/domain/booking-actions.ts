import type { BookingAction } from '../booking-action.ts';
import { type BookingStatus, mayBecome } from './booking-status.ts';
import { isUnconfirmed } from './confirm-by.ts';
import { askRefusal, openRequest, type TimeRequest } from './move/time-request.ts';

export interface Actionable {
  readonly status: BookingStatus;
  /** Epoch ms. */
  readonly starts_at: number;
  readonly confirm_by: number | null;
  /** The open request to choose another time; null: there is none. */
  readonly time_request: TimeRequest | null;
  /** Whether it is a place that waits for a birth. */
  readonly awaits_birth?: boolean | null;
  /** False: a place until a birth without an hour; it has no time that could be restored. */
  readonly has_time?: boolean;
  /** The fee for a missed session that is charged: the session stays as it was until it is taken back. */
  readonly no_show_fee_cents?: number | null;
}

/**
 * Returns the actions that administrators may take at `now`, derived from the status transitions. Completing is offered
 * only once the session has begun. Confirming a booking that waits for an online payment is an action of its own.
 */
export const allowedActions = (booking: Actionable, now: number): BookingAction[] => {
  const { status, starts_at } = booking;
  if (booking.awaits_birth || booking.has_time === false) return isUnconfirmed(booking) ? ['confirm_address'] : [];
  const asks = openRequest(booking, now) !== null;
  const isFree = typeof booking.no_show_fee_cents !== 'number';
  if (status === 'CANCELLED') return asks ? ['restore', 'withdraw_request'] : ['restore'];
  const offers: [BookingAction, boolean][] = [
    ['confirm_address', isUnconfirmed(booking)],
    ['confirm', status !== 'PAYMENT_PENDING' && mayBecome(status, 'CONFIRMED')],
    ['confirm_without_payment', status === 'PAYMENT_PENDING' && mayBecome(status, 'CONFIRMED')],
    ['complete', mayBecome(status, 'COMPLETED') && starts_at <= now],
    ['cancel', isFree && mayBecome(status, 'CANCELLED')],
    ['edit', true],
    ['reschedule', isFree && status !== 'COMPLETED'],
    ['record_revenue', isFree && status === 'COMPLETED'],
    ['new_link', status !== 'COMPLETED' && starts_at > now],
    ['ask_new_time', askRefusal(booking, now) === null],
    ['withdraw_request', asks],
  ];
  return offers.filter(([, offered]) => offered).map(([action]) => action);
};

/** Whether a booking is still not confirmed although its session has begun. */
export const isOverdue = ({ status, starts_at }: Pick<Actionable, 'status' | 'starts_at'>, now: number): boolean =>
  (status === 'PENDING' || status === 'PAYMENT_PENDING') && starts_at <= now;
