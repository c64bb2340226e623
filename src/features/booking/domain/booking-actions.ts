import type { BookingAction } from '../booking-action.ts';
import { type BookingStatus, mayBecome } from './booking-status.ts';
import { isUnconfirmed } from './confirm-by.ts';

export interface Actionable {
  readonly status: BookingStatus;
  /** Epoch ms. */
  readonly starts_at: number;
  readonly confirm_by: number | null;
}

/**
 * Returns the actions that administrators may take at `now`, derived from the status transitions. Completing is offered
 * only once the session has begun. Confirming a booking that waits for an online payment is an action of its own.
 */
export const allowedActions = ({ status, starts_at, confirm_by }: Actionable, now: number): BookingAction[] => {
  if (status === 'CANCELLED') return ['restore'];
  const offers: [BookingAction, boolean][] = [
    ['confirm_address', isUnconfirmed({ status, confirm_by })],
    ['confirm', status !== 'PAYMENT_PENDING' && mayBecome(status, 'CONFIRMED')],
    ['confirm_without_payment', status === 'PAYMENT_PENDING' && mayBecome(status, 'CONFIRMED')],
    ['complete', mayBecome(status, 'COMPLETED') && starts_at <= now],
    ['cancel', mayBecome(status, 'CANCELLED')],
    ['edit', true],
    ['reschedule', status !== 'COMPLETED'],
    ['record_revenue', status === 'COMPLETED'],
    ['new_link', status !== 'COMPLETED' && starts_at > now],
  ];
  return offers.filter(([, offered]) => offered).map(([action]) => action);
};

/** Whether a booking is still not confirmed although its session has begun. */
export const isOverdue = ({ status, starts_at }: Omit<Actionable, 'confirm_by'>, now: number): boolean =>
  (status === 'PENDING' || status === 'PAYMENT_PENDING') && starts_at <= now;
