import { addDays } from '../../src/shared/kernel/time/calendar-date.ts';
import { german } from './dates.ts';
export const rule = (stages: readonly { days_before: number; percent: number }[]) => ({
  refund_rule_enabled: true,
  refund_stages: stages,
});

export const inTwoSteps = rule([
  { days_before: 3, percent: 100 },
  { days_before: 2, percent: 50 },
]);

export const daysBefore = (date: string, days: number): string => german(addDays(date, -days));
