import type { Translate } from '#shared/web/texts.tsx';
import { countRefused, type ImportPlan } from '../../../domain/import/import-plan.ts';
import type { ImportTexts } from '../../../texts/import-de.ts';

/** Every row that is not imported is in one of these counts; rare reasons are shown where they occur. */
const always = ['duplicate', 'appointment', 'incomplete'] as const;
const rare = ['bad_email', 'test', 'too_long'] as const;

/** How many rows are not imported, by reason. */
export const plannedCounts = (plan: ImportPlan, t: Translate<ImportTexts>): readonly (readonly [string, number])[] =>
  [...always, ...rare]
    .map((reason) => [reason, countRefused(plan, reason)] as const)
    .filter(([reason, count]) => count > 0 || always.some((one) => one === reason))
    .map(([reason, count]) => [t(`count.${reason}`), count] as const);
