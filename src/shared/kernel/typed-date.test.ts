import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timeText } from './berlin-time.ts';
import { dateOf, dayNumberOf } from './calendar-date.ts';
import { formatDate } from './format.ts';
import { readDate, readDateTime, readTime } from './typed-date.ts';

describe('a day', () => {
  test.each([
    '24.12.2026',
    ' 24.12.2026 ',
    '24.12.26',
    '24. 12. 2026',
    '24 12 2026',
    '24,12,2026',
    '24122026',
    '241226',
    '2026-12-24',
  ])('%j is 24 December 2026', (typed) => {
    expect(readDate(typed)).toEqual({ ok: true, value: '2026-12-24' });
  });

  test('one that has twelve or fewer in both places is read with the day first', () => {
    expect(readDate('3.4.2026')).toEqual({ ok: true, value: '2026-04-03' });
  });

  test.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['x24.12.2026', 'unreadable'],
    ['124.12.2026', 'unreadable'],
    ['24.12.20261', 'unreadable'],
    ['241220261', 'unreadable'],
    ['24-12-2026', 'unreadable'],
    ['24.  12.2026', 'unreadable'],
    ['2026-12-241', 'unreadable'],
    ['12026-12-24', 'unreadable'],
    ['24.12.26.12.26', 'unreadable'],
    ['12/24/2026', 'unreadable'],
    ['03/04/2026', 'unreadable'],
    ['12.24.2026', 'unreadable'],
    ['30.02.2026', 'unreadable'],
    ['29.02.2027', 'unreadable'],
    ['24.12.', 'unreadable'],
    ['24.12.202', 'unreadable'],
    ['24.12.1999', 'unreadable'],
    ['2026-2-3', 'unreadable'],
    ['2412202', 'unreadable'],
    ['morgen', 'unreadable'],
    ['24.12.2026x', 'unreadable'],
  ])('%j is refused as %s', (typed, refusal) => {
    expect(readDate(typed)).toEqual({ ok: false, refusal });
  });

  test('every day a screen shows is read back as itself, with dots and without', () => {
    const days = fc.integer({ min: dayNumberOf('2000-01-01'), max: dayNumberOf('2200-12-31') }).map(dateOf);
    fc.assert(
      fc.property(days, (date) => {
        const shown = formatDate(date);
        for (const typed of [date, shown, shown.replaceAll('.', '')]) {
          expect(readDate(typed)).toEqual({ ok: true, value: date });
        }
      }),
    );
  });
});

describe('a time of day', () => {
  test.each([
    ['09:00', '09:00'],
    ['9:00', '09:00'],
    ['9.00', '09:00'],
    ['9,30', '09:30'],
    ['9 30', '09:30'],
    ['0930', '09:30'],
    ['930', '09:30'],
    ['9', '09:00'],
    ['14', '14:00'],
    [' 9:00 ', '09:00'],
    ['9 Uhr', '09:00'],
    ['9Uhr', '09:00'],
    ['9:30 uhr', '09:30'],
    ['9 ч', '09:00'],
    ['9:30 ч.', '09:30'],
    ['10:00', '10:00'],
    ['20:00', '20:00'],
    ['14:30 Uhr', '14:30'],
    ['0:05', '00:05'],
    ['23:59', '23:59'],
  ])('%j is %s', (typed, time) => {
    expect(readTime(typed)).toEqual({ ok: true, value: time });
  });

  test('nothing typed is empty', () => {
    expect(readTime(' ')).toEqual({ ok: false, refusal: 'empty' });
  });

  test.each([
    '24:00',
    '30:00',
    'x9:00',
    '9:00x',
    '123:00',
    '9:000',
    '9  00',
    '9  Uhr',
    '9:60',
    '9:5',
    '9:00 AM',
    '2 PM',
    '12345',
    '-9',
    'neun',
  ])('%j is refused', (typed) => {
    expect(readTime(typed)).toEqual({ ok: false, refusal: 'unreadable' });
  });
});

describe('a day with a time', () => {
  test.each([
    '24.12.2026, 09:00',
    '24.12.2026 9:00',
    ' 24.12.26 9 Uhr ',
    '241226 9:00',
    '24. 12. 2026,  9:00',
    '24 12 26 9',
    '24122026 0900',
    '2026-12-24T09:00',
    '2026-12-24 09:00',
  ])('%j is nine in the morning of 24 December', (typed) => {
    expect(readDateTime(typed)).toEqual({ ok: true, value: '2026-12-24T09:00' });
  });

  test.each([
    'x24.12.2026 30',
    '24.12.2026 9T30',
    '24.12.2026x9:00',
    '24.12.2026;9:00',
    '24.12.2026,,9:00',
    'morgen 9:00',
    '24.12.2026',
    '09:00',
    '24.12.2026T',
    '24.12.2026, 25:00',
    '31.11.2026, 09:00',
    '12/24/2026 9:00',
  ])('%j is refused', (typed) => {
    expect(readDateTime(typed)).toEqual({ ok: false, refusal: 'unreadable' });
  });

  test('nothing typed is empty', () => {
    expect(readDateTime(' ')).toEqual({ ok: false, refusal: 'empty' });
  });

  test('every moment a screen shows is read back as itself', () => {
    const days = fc.integer({ min: dayNumberOf('2000-01-01'), max: dayNumberOf('2200-12-31') }).map(dateOf);
    const times = fc.integer({ min: 0, max: 1439 }).map(timeText);
    fc.assert(
      fc.property(days, times, (date, time) => {
        for (const typed of [`${date}T${time}`, `${formatDate(date)}, ${time}`, `${formatDate(date)} ${time}`]) {
          expect(readDateTime(typed)).toEqual({ ok: true, value: `${date}T${time}` });
        }
      }),
    );
  });
});
