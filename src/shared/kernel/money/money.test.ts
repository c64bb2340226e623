import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { euroOf } from './euro.ts';
import { centsOf, wholeCentsOf } from './money.ts';

test('every amount in cents is unchanged after conversion to EUR, JSON and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000_00, max: 100_000_000_00 }), (cents) => {
      expect(centsOf(JSON.parse(JSON.stringify(euroOf(cents))) as number)).toBe(cents);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  [19.99, 1999],
  [1.1, 110],
  [0.07, 7],
  [-5, -500],
  [-0, 0],
  [0.001, null],
  [19.999, null],
  [1.005, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  [1e12, null],
  // 2 ** 43 cents is the limit.
  [87_960_930_222.07, 8_796_093_022_207],
  [87_960_930_222.08, null],
  [-87_960_930_222.08, null],
])('%d EUR is %s cents', (euro, cents) => {
  expect(centsOf(euro)).toBe(cents);
});

test('a checked amount is converted, and an invalid one throws', () => {
  expect(wholeCentsOf(19.99)).toBe(1999);
  expect(wholeCentsOf(0)).toBe(0);
  expect(() => wholeCentsOf(19.999)).toThrow(new RangeError('Not an amount: 19.999'));
});
