import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { canSatisfy, combinationOf, type Needs } from './combination.ts';

/** Every choice of one lane per need, in the order of preference. */
const choices = (needs: Needs): number[][] =>
  needs.reduce<number[][]>((all, lanes) => all.flatMap((some) => lanes.map((lane) => [...some, lane])), [[]]);
const distinct = (lanes: readonly number[]): boolean => new Set(lanes).size === lanes.length;

const anyNeeds: fc.Arbitrary<Needs> = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 4 }), {
  maxLength: 5,
});

describe('the combination of lanes for a session', () => {
  it.each<[Needs, number[] | null]>([
    [[], []],
    [[[]], null],
    [[[7, 3]], [7]],
    [
      [[1, 2], [1]],
      [2, 1],
    ],
    [[[1], [1]], null],
    [
      [
        [1, 2],
        [2, 3],
        [1, 2],
      ],
      [1, 3, 2],
    ],
    [
      [
        [1, 2],
        [1, 2],
        [1, 2],
      ],
      null,
    ],
  ])('of %j is %j (PLAN-07)', (needs, lanes) => {
    expect(combinationOf(needs)).toEqual(lanes);
  });

  test('is the first possible one in the order of preference, and is found whenever one exists (PLAN-03, PLAN-07)', () => {
    fc.assert(
      fc.property(anyNeeds, (needs) => {
        const first = choices(needs).find(distinct) ?? null;
        expect(combinationOf(needs)).toEqual(first);
        expect(canSatisfy(needs)).toBe(first !== null);
      }),
      { numRuns: 2000 },
    );
  });

  test('contains the requested lanes if that is possible (PLAN-05)', () => {
    const wishes = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 3 });
    fc.assert(
      fc.property(anyNeeds, wishes, (needs, wished) => {
        const uses = (lanes: readonly number[]): boolean => wished.every((lane) => lanes.includes(lane));
        const first = choices(needs).find((lanes) => distinct(lanes) && uses(lanes)) ?? null;
        expect(combinationOf(needs, wished)).toEqual(first);
      }),
      { numRuns: 2000 },
    );
  });
});
