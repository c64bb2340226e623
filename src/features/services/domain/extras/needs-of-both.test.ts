import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { canSatisfy } from '#features/resources/domain/combination.ts';
import { needsOfBoth } from './second-session.ts';

const need = (...resource_ids: string[]) => ({ resource_ids });

describe('the needs of two sessions for the whole time (PLAN-33)', () => {
  test.each([
    ['the same room once', [need('r')], [need('r')], [need('r')]],
    ['the room that suits both', [need('r', 's')], [need('s')], [need('s')]],
    ['the room that suits both, whichever comes first', [need('s')], [need('r', 's')], [need('s')]],
    ['different rooms both', [need('r')], [need('s')], [need('r'), need('s')]],
    ['two of a kind where one of them needs two', [need('b')], [need('b'), need('b')], [need('b'), need('b')]],
    ['equal needs first', [need('r', 's'), need('r')], [need('r')], [need('r', 's'), need('r')]],
  ])('%s', (_, first, second, both) => {
    expect(needsOfBoth(first, second)).toEqual(both);
  });

  it('satisfy each of the two sessions, and never exceed the sum of both', () => {
    const resources = ['1', '2', '3', '4'];
    const needs = fc.array(
      fc.subarray(resources, { minLength: 1 }).map((ids) => need(...ids)),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(needs, needs, fc.subarray(resources), (first, second, free) => {
        const isPossible = (some: readonly { readonly resource_ids: readonly string[] }[]): boolean =>
          canSatisfy(some.map(({ resource_ids }) => resource_ids.filter((id) => free.includes(id)).map(Number)));
        const both = isPossible(needsOfBoth(first, second));
        if (both) expect([isPossible(first), isPossible(second)]).toEqual([true, true]);
        if (isPossible([...first, ...second])) expect(both).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
