import { describe, expect, it } from 'vitest';
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

  it('whose run was stopped, whatever its score', () => {
    const incomplete = 'stopped after 60 minutes';
    expect(failureOf({ ...whole, incomplete }, score, 0)).toBe('stopped after 60 minutes, 1 of 40 tried');
  });

  it('of which no mutant was tried', () => {
    expect(failureOf(whole, scoreOf([]), undefined)).toBe('nothing was tried');
  });
});
