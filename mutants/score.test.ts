import { describe, expect, it } from 'vitest';
import { drawn } from './sampler.mjs';
import { failureOf, scoreOf } from './score.ts';
import type { Mutant } from './try-mutants.ts';

const mutant = (status: Mutant['status'], reason?: string): Mutant => ({
  fileName: 'rule.ts',
  line: 1,
  column: 1,
  mutatorName: 'EqualityOperator',
  replacement: 'a <= b',
  status,
  ...(reason !== undefined && { reason }),
});

describe('the score', () => {
  it('counts what a test or a time limit ended as detected, and what no test reaches as not', () => {
    const mutants = [mutant('Killed'), mutant('Killed'), mutant('Timeout'), mutant('Survived'), mutant('NoCoverage')];
    expect(scoreOf(mutants)).toEqual({
      tried: 5,
      detected: 3,
      byTime: 1,
      survivors: [mutant('Survived'), mutant('NoCoverage')],
      percent: 60,
    });
  });

  it.each(['Ignored', 'CompileError', 'RuntimeError'] as const)('leaves out what is %s', (status) => {
    expect(scoreOf([mutant('Killed'), mutant('Survived'), mutant(status)])).toMatchObject({ tried: 2, percent: 50 });
  });

  it('says how many tests failed because their time was up', () => {
    const reasons = [
      'Test timed out in 120000ms.',
      'Timed out in waitFor!',
      'connection timeout exceeded',
      'expected 1',
    ];
    expect(scoreOf(reasons.map((reason) => mutant('Killed', reason))).byTime).toBe(3);
    expect(scoreOf([mutant('Timeout'), mutant('Timeout', 'Hit limit reached (501/500)')]).byTime).toBe(1);
  });

  it('of nothing is nothing', () => {
    expect(scoreOf([]).percent).toBe(0);
  });
});

describe('the command fails for a group', () => {
  const whole = { mutants: [], planned: 100, drawn: 40 };
  const score = { ...scoreOf([mutant('Killed')]), percent: 95 };

  it.each([
    [undefined, undefined],
    [94, undefined],
    [95, undefined],
    [95.1, '95.0 % is below 95.1 %'],
    [96, '95.0 % is below 96 %'],
  ])('whose score of 95 is below its floor of %s: %s', (floor, failure) => {
    expect(failureOf(whole, score, floor)).toBe(failure);
  });

  it('that was stopped, whatever its score', () => {
    const incomplete = 'stopped after 60 minutes';
    expect(failureOf({ ...whole, incomplete }, score, 0)).toBe('stopped after 60 minutes, 1 of 40 tried');
  });

  it('of which nothing was tried', () => {
    expect(failureOf(whole, scoreOf([]), undefined)).toBe('nothing was tried');
  });
});

describe('a sample', () => {
  const places = Array.from({ length: 500 }, (_, n) => ({
    id: String(n),
    fileName: n < 250 ? 'a.ts' : 'b.ts',
    location: { start: { line: n, column: 1 } },
    mutatorName: 'BooleanLiteral',
    replacement: 'true',
  }));

  it('has as many mutants as asked for, or all', () => {
    expect(drawn(places, 80).size).toBe(80);
    expect(drawn(places, 501)).toEqual(new Set(places.map(({ id }) => id)));
  });

  it('is the same in every run, in whatever order the mutants are found', () => {
    expect(drawn(places.toReversed(), 80)).toEqual(drawn(places, 80));
  });

  it('is contained in a larger one', () => {
    expect([...drawn(places, 100)]).toEqual(expect.arrayContaining([...drawn(places, 80)]));
  });

  it('is another one with another seed, and the same with the same', () => {
    const again = drawn(places, 80, '2');
    expect(again).toEqual(drawn(places.toReversed(), 80, '2'));
    const usual = drawn(places, 80);
    expect([...again].filter((id) => usual.has(id)).length).toBeLessThan(40);
  });

  it('prefers neither the first nor the last', () => {
    const fromFirstHalf = [...drawn(places, 100)].filter((id) => Number(id) < 250).length;
    expect(fromFirstHalf).toBeGreaterThan(35);
    expect(fromFirstHalf).toBeLessThan(65);
  });
});
