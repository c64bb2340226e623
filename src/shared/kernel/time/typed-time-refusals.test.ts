import { describe, expect, test } from 'vitest';
import { readTime } from './typed-date.ts';

describe('a time of day', () => {
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
