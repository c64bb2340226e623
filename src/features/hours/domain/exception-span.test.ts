import { describe, expect, it, test } from 'vitest';
import { datesOf, daysOf, isLonger, lastEndOf, lengthOf, spanAfter } from './exception-span.ts';
import { defaultCalendarSettings } from './settings/calendar-settings.ts';

test('a span includes both of its ends, also across the end of a year', () => {
  const span = { date: '2030-12-30', end_date: '2031-01-02' };
  expect(datesOf(span)).toEqual(['2030-12-30', '2030-12-31', '2031-01-01', '2031-01-02']);
  expect(lengthOf(span)).toBe(4);
});

test('a span of one day has that day, and one that ends before it starts has none', () => {
  expect(datesOf({ date: '2030-12-24', end_date: '2030-12-24' })).toEqual(['2030-12-24']);
  expect(datesOf({ date: '2030-12-24', end_date: '2030-12-20' })).toEqual([]);
});

test('a span lasts more than a day unless it ends on its first day', () => {
  expect(isLonger({ date: '2030-12-24', end_date: '2030-12-24' })).toBe(false);
  expect(isLonger({ date: '2030-12-24', end_date: '2030-12-25' })).toBe(true);
});

test('every day of a span has its hours', () => {
  const hours = { ...defaultCalendarSettings.weekly_schedule.monday, start_time: '12:00' };
  expect(daysOf([{ ...hours, date: '2030-12-24', end_date: '2030-12-25' }])).toMatchObject([
    { date: '2030-12-24', start_time: '12:00' },
    { date: '2030-12-25', start_time: '12:00' },
  ]);
});

test('the longest span has as many days as a leap year', () => {
  expect(lengthOf({ date: '2028-01-01', end_date: lastEndOf('2028-01-01') })).toBe(366);
});

describe('after a change', () => {
  const day = { date: '2030-12-24', end_date: '2030-12-24' };
  const week = { date: '2030-12-24', end_date: '2030-12-31' };
  it.each([
    ['a day moves with its date', day, { date: '2030-12-27' }, '2030-12-27', '2030-12-27'],
    ['a day becomes longer', day, { end_date: '2030-12-27' }, '2030-12-24', '2030-12-27'],
    ['a longer one begins later', week, { date: '2030-12-27' }, '2030-12-27', '2030-12-31'],
    ['a longer one ends earlier', week, { end_date: '2030-12-24' }, '2030-12-24', '2030-12-24'],
    ['nothing named, nothing changed', week, {}, '2030-12-24', '2030-12-31'],
  ])('%s', (_, stored, changes, date, end_date) => {
    expect(spanAfter(stored, changes)).toEqual({ date, end_date });
  });
});
