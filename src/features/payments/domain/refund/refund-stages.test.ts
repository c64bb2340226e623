import { describe, expect, it } from 'vitest';
import type { RefundStage } from './refund-rule.ts';
import { areStages, isStage, laterStage, mostRefundStages, usualRefundStages, wrongStages } from './refund-stages.ts';
import { refundStages } from './refund-stages-schema.ts';

const stage = (days_before: number, percent: number): RefundStage => ({ days_before, percent });
const falling = (count: number): RefundStage[] => Array.from({ length: count }, (_, at) => stage(100 - at, 90 - at));

describe('a stage of a refund rule', () => {
  it.each([
    [stage(0, 1), true],
    [stage(365, 100), true],
    [stage(-1, 50), false],
    [stage(366, 50), false],
    [stage(7, 0), false],
    [stage(7, 101), false],
    [stage(7.5, 50), false],
    [stage(7, 50.5), false],
    [stage(Number.NaN, 50), false],
  ])('%j is valid: %s', (one, possible) => {
    expect(isStage(one)).toBe(possible);
    expect(refundStages.safeParse([one]).success).toBe(possible);
  });

  it('is checked for one number only if that number is given', () => {
    expect(isStage(stage(7, 0), 'days_before')).toBe(true);
    expect(isStage(stage(7, 0), 'percent')).toBe(false);
    expect(isStage(stage(-1, 50), 'days_before')).toBe(false);
    expect(isStage(stage(-1, 50), 'percent')).toBe(true);
  });
});

describe('stages', () => {
  it.each<[string, RefundStage[], { index: number; field: string }[]]>([
    ['none', [], []],
    ['falling ones', [stage(14, 100), stage(7, 50), stage(0, 10)], []],
    ['the same days twice', [stage(7, 100), stage(7, 50)], [{ index: 1, field: 'days_before' }]],
    ['the same percent twice', [stage(7, 50), stage(2, 50)], [{ index: 1, field: 'percent' }]],
    [
      'both rising',
      [stage(7, 50), stage(8, 60)],
      [
        { index: 1, field: 'days_before' },
        { index: 1, field: 'percent' },
      ],
    ],
    ['a later one that rises', [stage(14, 100), stage(7, 50), stage(2, 60)], [{ index: 2, field: 'percent' }]],
  ])('must decrease: %s', (_, stages, wrong) => {
    expect(wrongStages(stages)).toEqual(wrong);
    expect(areStages(stages)).toBe(wrong.length === 0);
    const read = refundStages.safeParse(stages);
    expect(read.error?.issues.map(({ code, path, message }) => ({ code, path, message }))).toEqual(
      wrong[0] && [
        { code: 'custom', path: [wrong[0].index, wrong[0].field], message: 'must be less than in the stage before' },
      ],
    );
  });

  it('are at most five, each valid by itself', () => {
    expect(areStages(falling(mostRefundStages))).toBe(true);
    expect(areStages(falling(mostRefundStages + 1))).toBe(false);
    expect(areStages([stage(7, 100), stage(2, 0)])).toBe(false);
    expect(refundStages.safeParse(falling(5)).success).toBe(true);
    expect(refundStages.safeParse(falling(6)).success).toBe(false);
  });
});

describe('the next stage', () => {
  it.each([
    [undefined, stage(0, 100)],
    [stage(14, 100), stage(7, 50)],
    [stage(7, 51), stage(3, 25)],
    [stage(1, 1), stage(0, 1)],
    [stage(Number.NaN, Number.NaN), stage(0, 1)],
  ])('after %j is %j', (before, after) => {
    expect(laterStage(before)).toEqual(after);
  });

  it('of a rule that is switched on is a full refund until the session begins', () => {
    expect(usualRefundStages).toEqual([stage(0, 100)]);
  });
});
