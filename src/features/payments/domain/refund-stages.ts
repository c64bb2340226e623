import type { RefundStage } from './refund-rule.ts';

export const mostRefundStages = 5;

/** What the numbers of a stage may be, both ends included. */
export const stageLimits = {
  days_before: { min: 0, max: 365 },
  percent: { min: 1, max: 100 },
} as const;

interface WrongStage {
  readonly index: number;
  readonly field: keyof RefundStage;
}

/** Every number that breaks the order: days and percent only fall from stage to stage. */
export const wrongStages = (stages: readonly RefundStage[]): WrongStage[] =>
  stages.flatMap((stage, index) => {
    const before = stages[index - 1];
    if (!before) return [];
    return (['days_before', 'percent'] as const)
      .filter((field) => stage[field] >= before[field])
      .map((field) => ({ index, field }));
  });

/** Whether the numbers of a stage, or one of them, are possible by themselves. */
export const isStage = (stage: RefundStage, field?: keyof RefundStage): boolean =>
  (field === undefined ? (['days_before', 'percent'] as const) : [field]).every((name) => {
    const { min, max } = stageLimits[name];
    return Number.isInteger(stage[name]) && stage[name] >= min && stage[name] <= max;
  });

/** Whether they are stages of a refund rule: possible ones, not too many, each later one giving less. */
export const areStages = (stages: readonly RefundStage[]): boolean =>
  stages.length <= mostRefundStages && stages.every((stage) => isStage(stage)) && wrongStages(stages).length === 0;

/** A stage that may follow: half the days and half of what is paid back; after nothing at all, everything until the end. */
export const laterStage = (before: RefundStage | undefined): RefundStage =>
  before
    ? {
        days_before: Math.floor((before.days_before || 0) / 2),
        percent: Math.max(1, Math.floor((before.percent || 0) / 2)),
      }
    : { days_before: 0, percent: 100 };

/** What a studio starts from that turns the rule on: everything back, as long as the customer may cancel. */
export const usualRefundStages: readonly RefundStage[] = [{ days_before: 0, percent: 100 }];
