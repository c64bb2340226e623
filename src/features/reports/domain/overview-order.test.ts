import { expect, it } from 'vitest';
import { averageOf, byRank } from './overview.ts';
import { group } from './testing/sample-totals.ts';

it('groups are ordered by bookings, then by revenue, then by name', () => {
  const groups = [group('D', 1, 900), group('B', 2, 100), group('C', 2, 300), group('A', 2, 100)];
  for (const some of [groups, groups.toReversed()]) {
    expect(some.toSorted(byRank).map(({ name }) => name)).toEqual(['C', 'A', 'B', 'D']);
  }
  expect(byRank(group('A', 1, 1), group('A', 1, 1))).toBe(0);
});

it.each([
  [0, 0, 0],
  [1000, 0, 0],
  [1000, 3, 333],
  [2000, 3, 667],
])('%i cents over %i bookings are %d each', (cents, count, average) => {
  expect(averageOf(cents, count)).toBe(average);
});
