import { z } from 'zod';
import { mostRefundStages, stageLimits, wrongStages } from './refund-stages.ts';

const between = ({ min, max }: { readonly min: number; readonly max: number }) => z.int().min(min).max(max);

/** The stages of a refund rule, earliest border first. A later stage always refunds less. */
export const refundStages = z
  .array(z.object({ days_before: between(stageLimits.days_before), percent: between(stageLimits.percent) }))
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
