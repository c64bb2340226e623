import { expect, test } from 'vitest';
import { dayRefusal, wishProblems } from './join-problem.ts';

const wishes = {
  first_day: '2030-06-05',
  last_day: '2030-06-06',
  weekdays: [1, 3],
  from_minute: 600,
  until_minute: 600,
};

test.each<[string, Partial<typeof wishes>, readonly string[]]>([
  ['nothing', {}, []],
  [
    'dates that do not exist',
    { first_day: '2030-02-30', last_day: '2030-13-01' },
    ['first_day must be a date like 2030-06-05', 'last_day must be a date like 2030-06-05'],
  ],
  ['an end before the start', { last_day: '2030-06-04' }, ['last_day must not be before first_day']],
  ['one day: nothing', { last_day: '2030-06-05' }, []],
  ['31 days: nothing', { last_day: '2030-07-05' }, []],
  ['32 days', { last_day: '2030-07-06' }, ['last_day must be at most 31 days in all']],
  ['hours the wrong way round', { until_minute: 599 }, ['latest_start must not be before earliest_start']],
])('wishes are refused for %s', (_, changed, expected) => {
  const problems = wishProblems({ ...wishes, ...changed });
  expect(problems.map(({ loc, msg }) => `${loc[1]} ${msg}`)).toEqual(expected);
  for (const { loc, type } of problems) expect([loc[0], type]).toEqual(['body', 'value_error']);
});

test.each([
  ['today', '2030-06-05', 30, null],
  ['the last day of the window', '2030-06-01', 5, null],
  ['a day that has passed', '2030-06-06', 30, 'outside_window'],
  ['a day beyond the window', '2030-06-01', 4, 'outside_window'],
])('for %s the result is correct', (_, today, advance_booking_days, expected) => {
  expect(dayRefusal(wishes, { today, advance_booking_days })).toBe(expected);
});

test('days without a wished weekday are refused', () => {
  const among = { today: '2030-06-01', advance_booking_days: 30 };
  expect(dayRefusal({ ...wishes, weekdays: [1, 5] }, among)).toBe('no_such_day');
});
