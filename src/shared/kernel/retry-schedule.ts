import { HOUR, MINUTE } from './zone-time.ts';

/** When something that failed for now is tried again. */
interface RetrySchedule {
  /** Wait after each failed attempt, in ms. */
  readonly delays: readonly number[];
  /** After the last wait: no further attempt, or one after each further wait of that length. */
  readonly afterwards: 'give_up' | 'repeat_last';
  /** Part of a wait by which it may be longer, so that what failed together is not retried together. */
  readonly spread: number;
}

const minutes = (...waits: readonly number[]): number[] => waits.map((wait) => wait * MINUTE);

/** All schedules of the product (SRV-37, decision 0005). */
export const retrySchedules = {
  /** Five attempts in two and a half hours. */
  mail: { delays: minutes(1, 5, 30, 120), afterwards: 'give_up', spread: 0 },
  /** A refund is owed: it is never given up. */
  refund: { delays: minutes(1, 5, 30, 120), afterwards: 'repeat_last', spread: 0 },
  /** Eight attempts in a day. */
  webhook: {
    delays: [...minutes(0.5, 2, 10, 30), 2 * HOUR, 6 * HOUR, 15 * HOUR],
    afterwards: 'give_up',
    spread: 0.1,
  },
} as const satisfies Readonly<Record<string, RetrySchedule>>;

/**
 * The instant of the next attempt after `attempts` failed ones (at least 1), epoch ms; undefined: it has failed for good.
 * `chance`, from 0 up to 1, chooses within the spread.
 */
export const nextAttempt = (
  { delays, afterwards, spread }: RetrySchedule,
  attempts: number,
  now: number,
  chance = 0,
): number | undefined => {
  const delay = afterwards === 'repeat_last' ? (delays[attempts - 1] ?? delays.at(-1)) : delays[attempts - 1];
  return delay === undefined ? undefined : now + Math.floor(delay * (1 + spread * chance));
};
