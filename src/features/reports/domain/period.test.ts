import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dateOf, dayNumber, daysBetween } from '#shared/kernel/time/calendar-date.ts';
import { type Period, periodOf, previousPeriod } from './period.ts';

const anyPeriod = fc
  .tuple(
    fc.integer({ min: dayNumber(2001, 1, 1), max: dayNumber(2190, 1, 1) }),
    fc.oneof(fc.nat({ max: 60 }), fc.nat({ max: 3000 })),
  )
  .map(([from, days]): Period => ({ from: dateOf(from), to: dateOf(from + days) }));

const formatted = (period: Period | null): string => (period ? `${period.from} ${period.to}` : 'none');

const read = (text: string): Period => ({ from: text.slice(0, 10), to: text.slice(11) });

describe('the previous period', () => {
  it.each([
    ['a month', '2030-03-01 2030-03-31', '2030-02-01 2030-02-28'],
    ['a year', '2030-01-01 2030-12-31', '2029-01-01 2029-12-31'],
    ['a quarter', '2030-04-01 2030-06-30', '2030-01-01 2030-03-31'],
    ['a leap February', '2028-02-01 2028-02-29', '2028-01-01 2028-01-31'],
    ['seven days', '2030-06-05 2030-06-11', '2030-05-29 2030-06-04'],
    ['one day', '2030-01-01 2030-01-01', '2029-12-31 2029-12-31'],
    ['almost a month', '2030-03-01 2030-03-30', '2030-01-30 2030-02-28'],
    ['the first days allowed', '2000-01-01 2000-01-31', 'none'],
    ['centuries', '2000-01-01 2200-12-31', 'none'],
  ])('of %s', (_, period, before) => {
    expect(formatted(previousPeriod(read(period)))).toBe(before);
  });

  it('ends on the day before, and has the same number of days or whole months', () => {
    fc.assert(
      fc.property(anyPeriod, (period) => {
        const before = previousPeriod(period);
        if (!before) {
          expect(period.from < '2010').toBe(true);
          return;
        }
        expect(addDays(before.to, 1)).toBe(period.from);
        const sameDays = daysBetween(before.from, before.to) === daysBetween(period.from, period.to);
        const wholeMonths = [period.from, before.from, addDays(period.to, 1)].every((date) => date.endsWith('-01'));
        expect(sameDays || wholeMonths).toBe(true);
      }),
    );
  });
});

describe('a period with an open end', () => {
  it.each([
    ['', '', '2030-04-02 2030-07-01', '2030-04-02 2030-07-01'],
    ['', '', '2030-04-02 2030-05-01', '2030-04-02 2030-06-15'],
    ['', '', '2030-08-02 2030-09-01', '2030-06-15 2030-09-01'],
    ['2030-05-01', '', '2030-04-02 2030-07-01', '2030-05-01 2030-07-01'],
    ['2030-09-01', '', '2030-04-02 2030-07-01', '2030-09-01 2030-09-01'],
    ['', '2030-05-01', '2030-04-02 2030-07-01', '2030-04-02 2030-05-01'],
    ['', '2030-01-01', '2030-04-02 2030-07-01', '2030-01-01 2030-01-01'],
    ['', '', '', 'none'],
    ['2030-05-01', '', '', 'none'],
    ['2030-05-01', '2030-05-02', '', '2030-05-01 2030-05-02'],
  ])('from "%s" to "%s", booked %s: %s', (from, to, booked, expected) => {
    const asked = { from: from || null, to: to || null };
    expect(formatted(periodOf(asked, booked ? read(booked) : null, '2030-06-15'))).toBe(expected);
  });
});

it('the previous period exists from the first day that is allowed', () => {
  expect(formatted(previousPeriod(read('2000-02-01 2000-02-29')))).toBe('2000-01-01 2000-01-31');
  expect(formatted(previousPeriod(read('2000-01-08 2000-01-14')))).toBe('2000-01-01 2000-01-07');
  expect(formatted(previousPeriod(read('2000-01-08 2000-01-15')))).toBe('none');
});
