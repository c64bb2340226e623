import { describe, expect, it } from 'vitest';
import { wholeFrom } from './typed-numbers.ts';

describe('a typed number of photos (BOOK-061, BOOK-064)', () => {
  it.each([
    ['25', 25],
    ['1.5', 1],
    ['-1', 0],
    ['abc', 0],
    ['', 0],
    ['NaN', 0],
    ['1e999', 0],
    ['Infinity', 0],
    ['89,90', 89],
    ['0.005', 0],
    ['19.999', 19],
    [' 7 ', 7],
    ['99999999', 1_000_000],
  ])('%j is %d photos', (typed, photos) => {
    expect(wholeFrom(typed)).toBe(photos);
  });
});
