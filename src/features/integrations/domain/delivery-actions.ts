import type { DeliveryStatus } from '../contract.ts';

/** How long a process may hold an endpoint and a delivery while it sends, in ms: longer than that takes, so that only one that has died lets it run out. */
export const leaseMs = 30_000;

interface Standing {
  readonly status: DeliveryStatus;
  readonly attempts: number;
  /** Epoch ms. */
  readonly next_attempt_at: number;
  readonly is_forgotten: boolean;
}

/** What can still be told may be sent again at any time, but for the seconds in which a process may be sending it. */
export const maySendAgain = ({ status, attempts, next_attempt_at, is_forgotten }: Standing, now: number): boolean => {
  if (is_forgotten) return false;
  if (status !== 'waiting') return true;
  const isUnderWay = attempts > 0 && next_attempt_at <= now + leaseMs;
  return next_attempt_at > now && !isUnderWay;
};
