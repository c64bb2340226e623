import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveItem, reordered } from './list-order.ts';

describe('the order of a list', () => {
  it('has the given ids first, then the others, without loss or addition (SRV-47)', () => {
    const list = fc.uniqueArray(fc.string(), { maxLength: 12 });
    fc.assert(
      fc.property(list, fc.infiniteStream(fc.nat()), (current, picks) => {
        const wanted = fc.sample(fc.shuffledSubarray(current), { numRuns: 1, seed: picks.next().value ?? 0 })[0] ?? [];
        const result = reordered(current, wanted);
        expect(result.ok && result.value.slice(0, wanted.length)).toEqual(wanted);
        expect(result.ok && result.value.slice(wanted.length)).toEqual(current.filter((id) => !wanted.includes(id)));
      }),
    );
  });

  it.each([
    [['a', 'x'], { at: 1, reason: 'unknown' }],
    [['b', 'a', 'b'], { at: 2, reason: 'repeated' }],
  ] as const)('refuses %j (SRV-47)', (wanted, refusal) => {
    expect(reordered(['a', 'b', 'c'], wanted)).toEqual({ ok: false, refusal });
  });

  it.each([
    [2, 0, 'cabd'],
    [0, 2, 'bcad'],
    [1, 1, 'abcd'],
    [0, 4, 'abcd'],
    [4, 0, 'abcd'],
    [0, -1, 'abcd'],
    [-1, 0, 'abcd'],
    [1, 4, 'abcd'],
  ])('moves the item at %i to position %i (SERV-003)', (from, to, expected) => {
    const list = 'abcd'.split('');
    const result = moveItem(list, from, to);
    expect(result).toEqual(expected.split(''));
    expect(result === list).toBe(expected === 'abcd');
  });
});
