import { describe, expect, it } from 'vitest';
import { moneyFrom, wholeFrom } from './typed-numbers.ts';

describe('BOOK-061, BOOK-062, BOOK-064: what was typed into the revenue form', () => {
  it.each([
    ['25', 25, 25],
    ['1.5', 1, 1.5],
    ['-1', 0, 0],
    ['abc', 0, 0],
    ['', 0, 0],
    ['NaN', 0, 0],
    ['1e999', 0, 0],
    ['Infinity', 0, 0],
    ['89,90', 89, 89.9],
    ['0.005', 0, 0.01],
    ['19.999', 19, 20],
    [' 7 ', 7, 7],
    ['99999999', 1_000_000, 1_000_000],
  ])('%j is %d photos, %d EUR', (typed, photos, euro) => {
    expect(wholeFrom(typed)).toBe(photos);
    expect(moneyFrom(typed)).toBe(euro);
  });
});
