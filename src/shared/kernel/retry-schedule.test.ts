import { expect, test } from 'vitest';
import { nextAttempt, retrySchedules } from './retry-schedule.ts';

const waits = (schedule: keyof typeof retrySchedules, chance = 0): (number | undefined)[] =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map((attempts) => nextAttempt(retrySchedules[schedule], attempts, 1_000_000, chance))
    .map((at) => at && (at - 1_000_000) / 60_000);

test('a mail is retried after 1, 5, 30 and 120 minutes, then never (SRV-37)', () => {
  expect(waits('message')).toEqual([1, 5, 30, 120, ...Array<undefined>(5)]);
  expect(waits('message', 0.999)).toEqual(waits('message'));
});

test('a refund is retried until it succeeds, finally every two hours', () => {
  expect(waits('refund', 0.5)).toEqual([1, 5, 30, 120, 120, 120, 120, 120, 120]);
});

test('a webhook has eight attempts within a day, each delay up to a tenth longer', () => {
  expect(waits('webhook')).toEqual([0.5, 2, 10, 30, 120, 360, 900, undefined, undefined]);
  expect(waits('webhook', 1)).toEqual([0.55, 2.2, 11, 33, 132, 396, 990, undefined, undefined]);
});
