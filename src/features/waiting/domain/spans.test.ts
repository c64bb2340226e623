import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { addDays, daysBetween } from '#shared/kernel/time/calendar-date.ts';
import { spansFor } from './spans.ts';
import { mostDays } from './wishes.ts';

test.each([
  [
    'a Wednesday',
    '2030-06-12',
    [
      ['day', '2030-06-12', '2030-06-12'],
      ['week', '2030-06-10', '2030-06-16'],
      ['month', '2030-06-12', '2030-07-03'],
    ],
  ],
  [
    'today: the week begins with it',
    '2030-06-05',
    [
      ['day', '2030-06-05', '2030-06-05'],
      ['week', '2030-06-05', '2030-06-09'],
      ['month', '2030-06-05', '2030-07-03'],
    ],
  ],
  [
    'the last bookable day: nothing is beyond it',
    '2030-07-03',
    [
      ['day', '2030-07-03', '2030-07-03'],
      ['week', '2030-07-01', '2030-07-03'],
      ['month', '2030-07-03', '2030-07-03'],
    ],
  ],
  ['no day', undefined, [['month', '2030-06-05', '2030-07-03']]],
])('for %s the correct days can be waited for', (_, date, expected) => {
  const spans = spansFor(date, { today: '2030-06-05', last: '2030-07-03' });
  expect(spans.map(({ kind, first_day, last_day }) => [kind, first_day, last_day])).toEqual(expected);
});

it('everything that can be chosen lies between today and the last bookable day, and is not too long', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 365 }), fc.integer({ min: 0, max: 800 }), fc.nat(), (ahead, offset, at) => {
      const today = addDays('2029-12-01', offset);
      const last = addDays(today, ahead);
      for (const { first_day, last_day } of spansFor(addDays(today, at % (ahead + 1)), { today, last })) {
        expect(first_day >= today && last_day <= last && first_day <= last_day).toBe(true);
        expect(daysBetween(first_day, last_day)).toBeLessThan(mostDays);
      }
    }),
  );
});
