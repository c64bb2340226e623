import { describe, expect, it } from 'vitest';
import { scoreOf } from './score.ts';
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
  it('counts mutants ended by a test or a time limit as detected, and those that no test reaches as not', () => {
    const mutants = [mutant('Killed'), mutant('Killed'), mutant('Timeout'), mutant('Survived'), mutant('NoCoverage')];
    expect(scoreOf(mutants)).toEqual({
      tried: 5,
      detected: 3,
      byTime: 1,
      survivors: [mutant('Survived'), mutant('NoCoverage')],
      percent: 60,
    });
  });

  it.each(['Ignored', 'CompileError', 'RuntimeError'] as const)('does not count what is %s', (status) => {
    expect(scoreOf([mutant('Killed'), mutant('Survived'), mutant(status)])).toMatchObject({ tried: 2, percent: 50 });
  });

  it('counts how many tests failed because of a time limit', () => {
    const reasons = [
      'Test timed out in 120000ms.',
      'Timed out in waitFor!',
      'connection timeout exceeded',
      'expected 1',
    ];
    expect(scoreOf(reasons.map((reason) => mutant('Killed', reason))).byTime).toBe(3);
    expect(scoreOf([mutant('Timeout'), mutant('Timeout', 'Hit limit reached (501/500)')]).byTime).toBe(1);
  });

  it('of no mutants is 0', () => {
    expect(scoreOf([]).percent).toBe(0);
  });
});
