import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateOf, dayNumberOf } from './calendar-date.ts';
import { formatDate } from './format.ts';
import { readDate } from './typed-date.ts';

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

  test('is parsed day first, even if both numbers are at most twelve', () => {
    expect(readDate('3.4.2026')).toEqual({ ok: true, value: '2026-04-03' });
  });

  test('every displayed day is parsed back to itself, with dots and without', () => {
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
