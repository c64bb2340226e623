import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byPlace, moved, reordered } from './service-order.ts';

describe('the order of services', () => {
  it('sort_order first, then system services, then names (AMB-015)', () => {
    const place = (name: string, sort_order: number | null, is_system_service = false) => ({
      name,
      sort_order,
      is_system_service,
    });
    const services = [
      place('c', null),
      place('b', 1),
      place('x', null, true),
      place('a', 1),
      place('z', 1, true),
      place('d', 0),
    ];
    expect(services.sort(byPlace).map((service) => service.name)).toEqual(['d', 'z', 'a', 'b', 'x', 'c']);
  });

  it.each([
    ['a lower number', { sort_order: 0 }, { sort_order: 1 }],
    ['a number before none', { sort_order: 9 }, { sort_order: null }],
    ['a system service', { is_system_service: true, name: 'z' }, { name: 'a' }],
    ['an earlier name', { name: 'a' }, { name: 'b' }],
  ])('places %s first, whichever of the two is asked about (AMB-015)', (_, one, other) => {
    const same = { name: 'm', sort_order: 1, is_system_service: false };
    expect(byPlace({ ...same, ...one }, { ...same, ...other })).toBeLessThan(0);
    expect(byPlace({ ...same, ...other }, { ...same, ...one })).toBeGreaterThan(0);
    expect(byPlace({ ...same, ...one }, { ...same, ...one })).toBe(0);
  });

  it('puts what is named first and keeps the rest behind it, losing and adding nothing (SRV-47)', () => {
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
  ])('puts the one at %i in the place of the one at %i (SERV-003)', (from, to, expected) => {
    const list = 'abcd'.split('');
    const result = moved(list, from, to);
    expect(result).toEqual(expected.split(''));
    expect(result === list).toBe(expected === 'abcd');
  });
});
