import { expect, test } from 'vitest';
import { nextAttempt } from './retry-schedule.ts';

test('SRV-37: tries again after 1, 5, 30 and 120 minutes, then never', () => {
  const minutes = [1, 2, 3, 4, 5, 6].map((attempts) => nextAttempt(attempts, 0)).map((at) => at && at / 60_000);
  expect(minutes).toEqual([1, 5, 30, 120, undefined, undefined]);
});
