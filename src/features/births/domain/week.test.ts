import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, dateOf, daysBetween, weekdayOf } from '#shared/kernel/time/calendar-date.ts';
import { isoWeekOf, mondayOf, weeksFrom } from './week.ts';

it.each([
  ['2026-03-02', '2026-03-02', 10],
  ['2026-03-08', '2026-03-02', 10],
  ['2026-12-31', '2026-12-28', 53],
  ['2027-01-03', '2026-12-28', 53],
  ['2027-01-04', '2027-01-04', 1],
  ['2025-12-29', '2025-12-29', 1],
  ['2030-03-31', '2030-03-25', 13],
  ['2030-10-27', '2030-10-21', 43],
])('%s is in the week of Monday %s, ISO week %i (BABY-01)', (date, monday, week) => {
  expect([mondayOf(date), isoWeekOf(mondayOf(date))]).toEqual([monday, week]);
});

const anyDate = fc.integer({ min: 20_000, max: 40_000 }).map(dateOf);

it('every date is in exactly one week of seven days from a Monday, at year ends too (BABY-01)', () => {
  fc.assert(
    fc.property(anyDate, (date) => {
      const monday = mondayOf(date);
      expect(weekdayOf(monday)).toBe(1);
      const days = daysBetween(monday, date);
      expect(days >= 0 && days < 7).toBe(true);
      expect(mondayOf(addDays(monday, 7))).toBe(addDays(monday, 7));
    }),
  );
});

it('weeks are numbered from 1 on, one after the other, 52 or 53 in a year (BABY-01)', () => {
  fc.assert(
    fc.property(anyDate, (date) => {
      const [first = '', second = ''] = weeksFrom(date, 2);
      const [number, next] = [isoWeekOf(first), isoWeekOf(second)];
      expect(next === number + 1 || (next === 1 && (number === 52 || number === 53))).toBe(true);
    }),
  );
});
