import { describe, expect, it } from 'vitest';
import { stepAt } from '../../domain/one-time-code.ts';
import { codeOfStep, stepOfCode } from './code-of-step.ts';

const secret = Buffer.from('12345678901234567890');

describe('codes of the app (A16)', () => {
  // RFC 6238, appendix B, shortened to six digits; the first is the second value of RFC 4226, appendix D.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('%i seconds after the epoch it is %s', (seconds, code) => {
    expect(codeOfStep(secret, stepAt(seconds * 1000))).toBe(code);
  });

  // RFC 4226, appendix D.
  it('are those of the RFC for a counter', () => {
    const codes = Array.from({ length: 10 }, (_, step) => codeOfStep(secret, step));
    expect(codes).toEqual([
      '755224',
      '287082',
      '359152',
      '969429',
      '338314',
      '254676',
      '287922',
      '162583',
      '399871',
      '520489',
    ]);
  });

  it('are found among the accepted steps only', () => {
    expect(stepOfCode(secret, '969429', [2, 3, 4])).toBe(3);
    expect(stepOfCode(secret, '969429', [4, 5, 6])).toBeUndefined();
    expect(stepOfCode(secret, '969429', [])).toBeUndefined();
  });
});
