import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timeText } from './berlin-time.ts';
import { dateOf, dayNumberOf } from './calendar-date.ts';
import { formatDate } from './format.ts';
import { readDateTime } from './typed-date.ts';

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
  ])('%j is 24 December, 09:00', (typed) => {
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

  test('every displayed instant is parsed back to itself', () => {
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
