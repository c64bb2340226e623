import type { DeliveryStatus } from './delivery-status.ts';

/**
 * How long a process may hold an endpoint and a delivery while it sends, in ms. It is longer than an attempt takes, so
 * that the lease expires only if the process has died.
 */
export const leaseMs = 30_000;

interface Standing {
  readonly status: DeliveryStatus;
  readonly attempts: number;
  /** Epoch ms. */
  readonly next_attempt_at: number;
  readonly is_forgotten: boolean;
}

/**
 * Whether a delivery may be sent again: always while its event still has content, except while a process may be sending
 * it.
 */
export const maySendAgain = ({ status, attempts, next_attempt_at, is_forgotten }: Standing, now: number): boolean => {
  if (is_forgotten) return false;
  if (status !== 'waiting') return true;
  const isUnderWay = attempts > 0 && next_attempt_at <= now + leaseMs;
  return next_attempt_at > now && !isUnderWay;
};
