import type { RefundStage } from './refund-rule.ts';

export const mostRefundStages = 5;

/** The limits of a stage's numbers, inclusive. */
export const stageLimits = {
  days_before: { min: 0, max: 365 },
  percent: { min: 1, max: 100 },
} as const;

interface WrongStage {
  readonly index: number;
  readonly field: keyof RefundStage;
}

/** Returns every number that breaks the order: days and percent must decrease from stage to stage. */
export const wrongStages = (stages: readonly RefundStage[]): WrongStage[] =>
  stages.flatMap((stage, index) => {
    const before = stages[index - 1];
    if (!before) return [];
    return (['days_before', 'percent'] as const)
      .filter((field) => stage[field] >= before[field])
      .map((field) => ({ index, field }));
  });

/** Whether the numbers of a stage, or one of them, are within their limits. */
export const isStage = (stage: RefundStage, field?: keyof RefundStage): boolean =>
  (field === undefined ? (['days_before', 'percent'] as const) : [field]).every((name) => {
    const { min, max } = stageLimits[name];
    return Number.isInteger(stage[name]) && stage[name] >= min && stage[name] <= max;
  });

/**
 * Whether these are valid stages of a refund rule: within the limits, not too many, and each later one refunding less.
 */
export const areStages = (stages: readonly RefundStage[]): boolean =>
  stages.length <= mostRefundStages && stages.every((stage) => isStage(stage)) && wrongStages(stages).length === 0;

/**
 * Returns a default for a further stage: half the days and half the percentage; for the first stage a full refund until
 * the session begins.
 */
export const laterStage = (before: RefundStage | undefined): RefundStage =>
  before
    ? {
        days_before: Math.floor((before.days_before || 0) / 2),
        percent: Math.max(1, Math.floor((before.percent || 0) / 2)),
      }
    : { days_before: 0, percent: 100 };

/** The default of a refund rule that is switched on: a full refund, as long as the customer may cancel. */
export const usualRefundStages: readonly RefundStage[] = [{ days_before: 0, percent: 100 }];
