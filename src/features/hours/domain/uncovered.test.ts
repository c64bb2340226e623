import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { holds } from '#shared/kernel/time/time-range.ts';
import { uncovered } from './uncovered.ts';

const range = ([start, end]: readonly [number, number]) => ({ start, end });

test.each([
  [[], [[0, 24]]],
  [[[0, 24]], []],
  [[[-5, 30]], []],
  [
    [[8, 12]],
    [
      [0, 8],
      [12, 24],
    ],
  ],
  [
    [
      [8, 12],
      [10, 14],
    ],
    [
      [0, 8],
      [14, 24],
    ],
  ],
  [[[-3, 4]], [[4, 24]]],
  [[[20, 30]], [[0, 20]]],
  [
    [
      [12, 24],
      [0, 12],
    ],
    [],
  ],
] as readonly [[number, number][], [number, number][]][])('what %j leaves of a day is %j', (others, expected) => {
  expect(uncovered({ start: 0, end: 24 }, others.map(range))).toEqual(expected.map(range));
});

it('an instant is in a part exactly if no other range holds it', () => {
  const ranges = fc.array(
    fc.tuple(fc.integer({ min: -10, max: 34 }), fc.integer({ min: 1, max: 12 })).map(([start, length]) => ({
      start,
      end: start + length,
    })),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(ranges, fc.integer({ min: 0, max: 23 }), (others, instant) => {
      const parts = uncovered({ start: 0, end: 24 }, others);
      expect(parts.some((part) => holds(part, instant))).toBe(!others.some((other) => holds(other, instant)));
      expect(parts.every(({ start, end }) => start < end && start >= 0 && end <= 24)).toBe(true);
    }),
  );
});
