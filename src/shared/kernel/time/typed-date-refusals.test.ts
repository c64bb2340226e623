import { describe, expect, test } from 'vitest';
import { readDate } from './typed-date.ts';

describe('a day', () => {
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
});
