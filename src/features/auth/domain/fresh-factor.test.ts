import { describe, expect, it } from 'vitest';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import { type FactorNeed, freshForMs, isFresh } from './fresh-factor.ts';

const now = Date.parse('2030-06-03T08:00:00Z');
const ago = (minutes: number): number => now - minutes * MINUTE;

describe('a fresh factor', () => {
  it.each<[string, number, number | null, FactorNeed, boolean]>([
    ['just signed in', 0, null, 'recent', true],
    ['signed in 14 minutes ago', 14, null, 'recent', true],
    ['signed in 15 minutes ago', 15, null, 'recent', false],
    ['signed in a day ago', 24 * 60, null, 'recent', false],
    ['confirmed 14 minutes ago', 300, 14, 'recent', true],
    ['confirmed 15 minutes ago', 300, 15, 'recent', false],
    ['just signed in, not confirmed', 0, null, 'confirmed', false],
    ['just confirmed', 300, 0, 'confirmed', true],
    ['confirmed 14 minutes ago', 300, 14, 'confirmed', true],
    ['confirmed 15 minutes ago', 300, 15, 'confirmed', false],
    ['confirmed by a clock that is a minute ahead', 300, -1, 'confirmed', true],
    ['confirmed by a clock that is wrong', 300, -15, 'confirmed', false],
  ])('%s (%d minutes, %s), %s: %s (KEY-02)', (_, signedIn, confirmed, need, fresh) => {
    const factors = { signed_in_at: ago(signedIn), confirmed_at: confirmed === null ? null : ago(confirmed) };
    expect(isFresh(factors, need, now)).toBe(fresh);
  });

  it('counts for 15 minutes, to the millisecond (KEY-02)', () => {
    const at = (ms: number) => isFresh({ signed_in_at: 0, confirmed_at: now - ms }, 'confirmed', now);
    expect([at(freshForMs - 1), at(freshForMs)]).toEqual([true, false]);
    expect(freshForMs).toBe(900_000);
  });
});
