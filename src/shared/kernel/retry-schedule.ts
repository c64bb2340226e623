import { HOUR, MINUTE } from './time/zone-time.ts';

/** When to retry after a temporary failure. */
interface RetrySchedule {
  /** Delays after each failed attempt, in ms. */
  readonly delays: readonly number[];
  /** After the last delay: give up, or repeat the last delay forever. */
  readonly afterwards: 'give_up' | 'repeat_last';
  /**
   * Fraction of a delay by which it is randomly extended, so that attempts that failed together are not retried
   * together.
   */
  readonly spread: number;
}

const minutes = (...waits: readonly number[]): number[] => waits.map((wait) => wait * MINUTE);

/** All retry schedules of the product (decision 0005). */
export const retrySchedules = {
  /** Five attempts within 156 minutes. */
  message: { delays: minutes(1, 5, 30, 120), afterwards: 'give_up', spread: 0 },
  /** A refund is owed to the customer, so it is retried without end. */
  refund: { delays: minutes(1, 5, 30, 120), afterwards: 'repeat_last', spread: 0 },
  /** A session of a cancelled day: four attempts within two minutes, because the studio is watching. */
  day: { delays: minutes(0.1, 0.4, 1.5), afterwards: 'give_up', spread: 0 },
  /** Eight attempts within about a day. */
  webhook: {
    delays: [...minutes(0.5, 2, 10, 30), 2 * HOUR, 6 * HOUR, 15 * HOUR],
    afterwards: 'give_up',
    spread: 0.1,
  },
} as const satisfies Readonly<Record<string, RetrySchedule>>;

/**
 * Returns the instant of the next attempt after `attempts` failed ones (at least 1), in epoch ms; undefined if there
 * are no further attempts. `chance`, from 0 up to 1, selects the delay within the spread.
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
