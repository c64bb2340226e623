import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dateOf, dayNumber, daysBetween } from '#shared/kernel/time/calendar-date.ts';
import { bucketsOf, type Period, stepOf } from './period.ts';
import { timelineOf } from './timeline.ts';

const anyPeriod = fc
  .tuple(
    fc.integer({ min: dayNumber(2001, 1, 1), max: dayNumber(2190, 1, 1) }),
    fc.oneof(fc.nat({ max: 60 }), fc.nat({ max: 3000 })),
  )
  .map(([from, days]): Period => ({ from: dateOf(from), to: dateOf(from + days) }));

const formatted = (period: Period | null): string => (period ? `${period.from} ${period.to}` : 'none');

const read = (text: string): Period => ({ from: text.slice(0, 10), to: text.slice(11) });

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

  it('contain each day of the period once, in order, and all its bookings', () => {
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

it('a timeline without a period is empty, and days outside of the period do not count', () => {
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
] as const)('entries of a %s begin at its start', (step, entries) => {
  expect(bucketsOf(read('2030-01-30 2030-02-14'), step).map(formatted)).toEqual(entries);
});
