import { z } from 'zod';
import type { RefundStage } from './refund-rule.ts';

export const mostRefundStages = 5;

const refundStage = z.object({
  days_before: z.int().min(0).max(365),
  percent: z.int().min(1).max(100),
});

/** The stages of a studio's refund rule, earliest border first: who cancels later never gets as much. */
export const refundStages = z
  .array(refundStage)
  .max(mostRefundStages)
  .superRefine((stages, problems) => {
    const wrong = wrongStages(stages)[0];
    if (!wrong) return;
    problems.addIssue({
      code: 'custom',
      path: [wrong.index, wrong.field],
      message: 'must be less than in the stage before',
    });
  })
  .readonly();

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
  field === undefined ? refundStage.safeParse(stage).success : refundStage.shape[field].safeParse(stage[field]).success;

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
