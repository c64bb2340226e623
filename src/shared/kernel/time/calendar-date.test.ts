import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  civilDate,
  dateOf,
  dayNumber,
  daysBetween,
  isDate,
  monthSpan,
  parseDate,
  weekdayOf,
} from './calendar-date.ts';

const anyDay = fc.integer({ min: dayNumber(2000, 1, 1), max: dayNumber(2200, 12, 31) });

test('every day from 1600 to 2400 agrees with Date, and is parsed back', () => {
  const wrong: number[] = [];
  for (let dayNo = dayNumber(1600, 1, 1); dayNo < dayNumber(2401, 1, 1); dayNo++) {
    const known = new Date(dayNo * 86_400_000);
    const { year, month, day } = civilDate(dayNo);
    const same = year === known.getUTCFullYear() && month === known.getUTCMonth() + 1 && day === known.getUTCDate();
    if (!same || dayNumber(year, month, day) !== dayNo) wrong.push(dayNo);
  }
  expect(wrong).toEqual([]);
});

test('every month from 2000 to 2200 ends on the same day as in Date', () => {
  const wrong: string[] = [];
  for (let month = 0; month < 201 * 12; month++) {
    const [first, last] = [new Date(Date.UTC(2000, month, 1)), new Date(Date.UTC(2000, month + 1, 0))];
    const written = first.toISOString().slice(0, 7);
    if (monthSpan(written)?.last !== last.toISOString().slice(0, 10)) wrong.push(written);
  }
  expect(wrong).toEqual([]);
});

test('a date converts between text and number without loss, and sorts as text', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (a, b) => {
      expect(parseDate(dateOf(a))).toBe(a);
      expect(dateOf(a) < dateOf(b)).toBe(a < b);
      expect(addDays(dateOf(a), b - a)).toBe(dateOf(b));
      expect(daysBetween(dateOf(a), dateOf(b))).toBe(b - a);
    }),
  );
});

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2000-02-29', true],
  ['2100-02-29', false],
  ['2026-02-30', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-01-00', false],
  ['1999-12-31', false],
  ['2201-01-01', false],
  ['2026-1-1', false],
  ['2026-01-01 ', false],
  ['x2026-01-01', false],
  ['12026-01-01', false],
  ['2026-01-01\n', false],
  ['', false],
  ['morgen', false],
])('%j is a date: %s', (text, expected) => {
  expect(isDate(text)).toBe(expected);
});

test.each([
  ['2026-03-02', 1],
  ['2026-03-08', 7],
  ['2024-02-29', 4],
  ['2000-01-01', 6],
])('%s is weekday %i', (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday);
});

test.each([
  ['2026-02', { first: '2026-02-01', last: '2026-02-28' }],
  ['2028-02', { first: '2028-02-01', last: '2028-02-29' }],
  ['2026-11', { first: '2026-11-01', last: '2026-11-30' }],
  ['2026-12', { first: '2026-12-01', last: '2026-12-31' }],
  ['2026-13', null],
  ['2026', null],
])('the month %s spans %o', (month, span) => {
  expect(monthSpan(month)).toEqual(span);
});

test('calculating with an invalid date throws', () => {
  expect(() => addDays('2026-02-30', 1)).toThrow(new RangeError('Not a date: 2026-02-30'));
});
