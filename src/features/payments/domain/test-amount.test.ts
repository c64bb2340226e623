import { expect, test } from 'vitest';
import { testAmountOf } from './test-amount.ts';

test.each([
  ['1', 1],
  ['0.5', 0.5],
  ['2,50', 2.5],
  ['', 1],
  ['  ', 1],
  ['abc', 1],
  ['Infinity', 1],
  ['0', 0],
  ['-3', -3],
])('PAY-021: %j is an amount of %d', (typed, amount) => {
  expect(testAmountOf(typed)).toBe(amount);
});
