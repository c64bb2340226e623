import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dateOf, dayNumber, daysBetween } from '#shared/kernel/calendar-date.ts';
import { bucketsOf, type Period, periodOf, previousPeriod, stepOf } from './period.ts';
import { timelineOf } from './timeline.ts';

const anyPeriod = fc
  .tuple(
    fc.integer({ min: dayNumber(2001, 1, 1), max: dayNumber(2190, 1, 1) }),
    fc.oneof(fc.nat({ max: 60 }), fc.nat({ max: 3000 })),
  )
  .map(([from, days]): Period => ({ from: dateOf(from), to: dateOf(from + days) }));

const formatted = (period: Period | null): string => (period ? `${period.from} ${period.to}` : 'none');
const read = (text: string): Period => ({ from: text.slice(0, 10), to: text.slice(11) });

describe('the period before', () => {
  it.each([
    ['a month', '2030-03-01 2030-03-31', '2030-02-01 2030-02-28'],
    ['a year', '2030-01-01 2030-12-31', '2029-01-01 2029-12-31'],
    ['a quarter', '2030-04-01 2030-06-30', '2030-01-01 2030-03-31'],
    ['a leap February', '2028-02-01 2028-02-29', '2028-01-01 2028-01-31'],
    ['seven days', '2030-06-05 2030-06-11', '2030-05-29 2030-06-04'],
    ['one day', '2030-01-01 2030-01-01', '2029-12-31 2029-12-31'],
    ['almost a month', '2030-03-01 2030-03-30', '2030-01-30 2030-02-28'],
    ['the first days there are', '2000-01-01 2000-01-31', 'none'],
    ['centuries', '2000-01-01 2200-12-31', 'none'],
  ])('of %s', (_, period, before) => {
    expect(formatted(previousPeriod(read(period)))).toBe(before);
  });

  it('ends the day before, and is as long in days or in whole months', () => {
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

describe('the entries of a timeline', () => {
  it.each([
    ['2030-01-01 2030-02-14', 'day', 45],
    ['2030-01-01 2030-02-15', 'week', 7],
    ['2030-01-01 2030-07-19', 'week', 29],
    ['2030-01-01 2030-07-20', 'month', 7],
    ['2024-01-01 2029-01-03', 'month', 61],
    ['2024-01-01 2029-01-04', 'year', 6],
    ['2030-01-01 2030-01-01', 'day', 1],
    ['2030-01-01 2030-12-31', 'month', 12],
    ['2030-01-15 2030-12-15', 'month', 12],
    ['2025-01-01 2029-12-31', 'month', 60],
    ['2000-01-01 2200-12-31', 'year', 201],
  ])('%s by %s', (text, step, entries) => {
    const period = read(text);
    expect(stepOf(period)).toBe(step);
    expect(bucketsOf(period, stepOf(period))).toHaveLength(entries);
  });

  it('hold each day of the period once, in order, and lose nothing of what was booked', () => {
    const anyStep = fc.constantFrom('day', 'week', 'month', 'year');
    fc.assert(
      fc.property(anyPeriod, anyStep, fc.array(fc.nat({ max: 3000 })), (period, step, offsets) => {
        const length = daysBetween(period.from, period.to) + 1;
        const days = [...new Set(offsets.map((offset) => addDays(period.from, offset % length)))].map((day, i) => ({
          day,
          bookings: 1,
          value_cents: i,
        }));
        const timeline = timelineOf(period, step, days);
        expect(timeline[0]?.from).toBe(period.from);
        expect(timeline.at(-1)?.to).toBe(period.to);
        timeline.slice(1).forEach((bucket, i) => expect(bucket.from).toBe(addDays(timeline[i]?.to ?? '', 1)));
        expect(timeline.reduce((sum, { bookings }) => sum + bookings, 0)).toBe(days.length);
        const cents = timeline.reduce((sum, { value_cents }) => sum + value_cents, 0);
        expect(cents).toBe(days.reduce((sum, { value_cents }) => sum + value_cents, 0));
      }),
    );
  });
});

it('a timeline without a period is empty, and days outside of it are not counted', () => {
  const days = [{ day: '2030-01-01', bookings: 1, value_cents: 100 }];
  expect(timelineOf(null, 'day', days)).toEqual([]);
  expect(timelineOf({ from: '2030-01-02', to: '2030-01-02' }, 'day', days)).toEqual([
    { from: '2030-01-02', to: '2030-01-02', bookings: 0, value_cents: 0 },
  ]);
});

it.each([
  ['week', ['2030-01-30 2030-02-05', '2030-02-06 2030-02-12', '2030-02-13 2030-02-14']],
  ['month', ['2030-01-30 2030-01-31', '2030-02-01 2030-02-14']],
  ['year', ['2030-01-30 2030-02-14']],
] as const)('entries of a %s begin where it begins', (step, entries) => {
  expect(bucketsOf(read('2030-01-30 2030-02-14'), step).map(formatted)).toEqual(entries);
});

it('the period before is there from the first day that can be named', () => {
  expect(formatted(previousPeriod(read('2000-02-01 2000-02-29')))).toBe('2000-01-01 2000-01-31');
  expect(formatted(previousPeriod(read('2000-01-08 2000-01-14')))).toBe('2000-01-01 2000-01-07');
  expect(formatted(previousPeriod(read('2000-01-08 2000-01-15')))).toBe('none');
});
