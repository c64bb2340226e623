import { describe, expect, test } from 'vitest';
import { readTime } from './typed-date.ts';

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
});
