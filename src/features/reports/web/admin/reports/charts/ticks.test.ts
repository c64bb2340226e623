import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ticksTo } from './ticks.ts';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [40, [0, 10, 20, 30, 40]],
  [1234, [0, 500, 1000, 1500]],
  [9800.5, [0, 2500, 5000, 7500, 10_000]],
])('an axis to %d', (max, ticks) => {
  expect(ticksTo(max)).toEqual(ticks);
});

it('has three to six evenly spaced whole numbers from zero to at least the highest value', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (max) => {
      const ticks = ticksTo(max);
      expect(ticks[0]).toBe(0);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
      expect(ticks.length).toBeLessThanOrEqual(6);
      for (const [i, tick] of ticks.entries()) expect(tick).toBe(i * (ticks[1] ?? 0));
      expect(ticks.every(Number.isInteger)).toBe(true);
    }),
  );
});
