import type { MessageStatus } from '../outbox-contract.ts';

/** How long a process may hold a message while it sends it, in ms: longer than that takes, so that only one that has died lets it run out. */
export const leaseMs = 30_000;

interface Standing {
  readonly status: MessageStatus;
  readonly attempts: number;
  /** Epoch ms. */
  readonly next_attempt_at: number;
}

/** Whether a process may be sending it at this moment: its lease, or a try that is about to begin, has not run out. */
const isUnderWay = ({ attempts, next_attempt_at }: Standing, now: number): boolean =>
  attempts > 0 && next_attempt_at > now && next_attempt_at <= now + leaseMs;

/** Sent, failed and skipped messages may be sent again at any time; a waiting one unless it is being sent (SRV-37). */
export const maySendAgain = (message: Standing, now: number): boolean =>
  message.status !== 'waiting' || (message.next_attempt_at > now && !isUnderWay(message, now));

/** What waits or has failed may be given up, unless it is being sent. */
export const mayGiveUp = (message: Standing, now: number): boolean =>
  message.status === 'failed' || (message.status === 'waiting' && !isUnderWay(message, now));
