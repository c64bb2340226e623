import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#shared/kernel/time/zone-time.ts';
import { timeLeft } from './time-left.ts';

test.each([
  [2 * DAY, { days: 2, hours: 0, minutes: 0 }],
  [DAY + 4 * HOUR + 59 * MINUTE, { days: 1, hours: 4, minutes: 0 }],
  [DAY - 1, { days: 0, hours: 23, minutes: 59 }],
  [HOUR, { days: 0, hours: 1, minutes: 0 }],
  [12 * MINUTE + 59_999, { days: 0, hours: 0, minutes: 12 }],
  [59_999, { days: 0, hours: 0, minutes: 0 }],
  [0, { days: 0, hours: 0, minutes: 0 }],
  [-DAY, { days: 0, hours: 0, minutes: 0 }],
])('%d ms are shown as %o left', (left, expected) => {
  const now = Date.parse('2030-10-26T12:00:00Z');
  expect(timeLeft(now, now + left)).toEqual(expected);
});
