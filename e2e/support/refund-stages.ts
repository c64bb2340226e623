import { german } from './wizard.ts';

export const rule = (stages: readonly { days_before: number; percent: number }[]) => ({
  refund_rule_enabled: true,
  refund_stages: stages,
});

export const inTwoSteps = rule([
  { days_before: 3, percent: 100 },
  { days_before: 2, percent: 50 },
]);

export const daysBefore = (date: string, days: number): string =>
  german(new Date(Date.parse(`${date}T12:00Z`) - days * 86_400_000).toISOString().slice(0, 10));
