import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentOf } from './money.ts';

test.each([
  [9_990, 25, 2_498],
  [1, 50, 1],
  [1, 49, 0],
  [10_000, 30, 3_000],
  [333, 33.33, 111],
  [15_000, 0, 0],
  [15_000, 100, 15_000],
])('of %i cents, %d percent are %i cents, half a cent rounded up', (cents, percent, part) => {
  expect(percentOf(cents, percent)).toBe(part);
});

test('a percentage equals the exact fraction rounded half up', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 100 }), (cents, percent) => {
      const exact = (BigInt(cents) * BigInt(percent) * 2n + 100n) / 200n;
      expect(BigInt(percentOf(cents, percent))).toBe(exact);
    }),
  );
});
