import type { BookingAction } from '../admin-contract.ts';
import type { BookingStatus } from '../contract.ts';
import { mayBecome } from './booking-status.ts';

export interface Actionable {
  readonly status: BookingStatus;
  /** Epoch ms. */
  readonly starts_at: number;
}

/**
 * What the studio may do with a booking at `now`: the table of transitions, put as offers. A session is offered as
 * completed only once it has begun (AMB-044); who has not paid online is confirmed by another name (AMB-045).
 */
export const allowedActions = ({ status, starts_at }: Actionable, now: number): BookingAction[] => {
  if (status === 'CANCELLED') return ['restore'];
  const offers: [BookingAction, boolean][] = [
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

/** Whether a booking still waits for an answer although its session has begun (SRV-17). */
export const isOverdue = ({ status, starts_at }: Actionable, now: number): boolean =>
  (status === 'PENDING' || status === 'PAYMENT_PENDING') && starts_at <= now;
