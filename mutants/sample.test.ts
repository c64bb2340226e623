import { describe, expect, it } from 'vitest';
import { drawn } from './sampler.mjs';

describe('a sample', () => {
  const places = Array.from({ length: 500 }, (_, n) => ({
    id: String(n),
    fileName: n < 250 ? 'a.ts' : 'b.ts',
    location: { start: { line: n, column: 1 } },
    mutatorName: 'BooleanLiteral',
    replacement: 'true',
  }));

  it('has the requested number of mutants, or all', () => {
    expect(drawn(places, 80).size).toBe(80);
    expect(drawn(places, 501)).toEqual(new Set(places.map(({ id }) => id)));
  });

  it('is the same in every run, in any order of the mutants', () => {
    expect(drawn(places.toReversed(), 80)).toEqual(drawn(places, 80));
  });

  it('is contained in a larger sample', () => {
    expect([...drawn(places, 100)]).toEqual(expect.arrayContaining([...drawn(places, 80)]));
  });

  it('differs with another seed, and is the same with the same seed', () => {
    const again = drawn(places, 80, '2');
    expect(again).toEqual(drawn(places.toReversed(), 80, '2'));
    const usual = drawn(places, 80);
    expect([...again].filter((id) => usual.has(id)).length).toBeLessThan(40);
  });

  it('is not biased towards the first or the last mutants', () => {
    const fromFirstHalf = [...drawn(places, 100)].filter((id) => Number(id) < 250).length;
    expect(fromFirstHalf).toBeGreaterThan(35);
    expect(fromFirstHalf).toBeLessThan(65);
  });
});
