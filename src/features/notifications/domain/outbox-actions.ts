import type { MessageStatus } from './message-status.ts';

/**
 * How long a process may lease a message while it sends it, in ms. It is longer than sending takes, so that the lease
 * expires only if the process has died.
 */
export const leaseMs = 30_000;

interface Standing {
  readonly status: MessageStatus;
  readonly attempts: number;
  /** Epoch ms. */
  readonly next_attempt_at: number;
}

/** Whether a process may be sending it now: its lease has not expired, or its next attempt is about to start. */
const isUnderWay = ({ attempts, next_attempt_at }: Standing, now: number): boolean =>
  attempts > 0 && next_attempt_at > now && next_attempt_at <= now + leaseMs;

/** Sent, failed and skipped messages may be sent again at any time; a waiting one unless it is being sent. */
export const maySendAgain = (message: Standing, now: number): boolean =>
  message.status !== 'waiting' || (message.next_attempt_at > now && !isUnderWay(message, now));

/** Waiting and failed messages may be given up, unless they are being sent. */
export const mayGiveUp = (message: Standing, now: number): boolean =>
  message.status === 'failed' || (message.status === 'waiting' && !isUnderWay(message, now));
