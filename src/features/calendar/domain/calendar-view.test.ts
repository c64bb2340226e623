import { expect, test } from 'vitest';
import { datesOf } from './calendar-view.ts';

test.each([
  ['day', '2030-06-05', '2030-06-05', '2030-06-05', 1],
  ['week', '2030-06-05', '2030-06-03', '2030-06-09', 7],
  ['week', '2030-06-09', '2030-06-03', '2030-06-09', 7],
  ['week', '2030-01-01', '2029-12-31', '2030-01-06', 7],
  ['month', '2030-06-05', '2030-05-27', '2030-06-30', 35],
] as const)('the %s of %s is %s to %s, %d days (CAL-001)', (view, date, first, last, days) => {
  const dates = datesOf(view, date);
  expect([dates[0], dates.at(-1), dates.length]).toEqual([first, last, days]);
});
