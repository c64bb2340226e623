import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds, overlaps } from './time-range.ts';

const small = fc.integer({ min: 0, max: 8 });
const range = fc.record({ start: small, end: small });

test('two ranges overlap exactly if they share an instant', () => {
  fc.assert(
    fc.property(range, range, (a, b) => {
      const shared = [0, 1, 2, 3, 4, 5, 6, 7, 8].some((instant) => holds(a, instant) && holds(b, instant));
      expect(overlaps(a, b)).toBe(shared);
    }),
    { numRuns: 2_000 },
  );
});
