import type { TextsOf } from '#shared/web/texts.tsx';

export const de = {
  'refund.until': (when: string) => `bis ${when} Uhr`,
  'refund.back': (amount: string) => `${amount} zurück`,
  'refund.after': 'danach',
  'refund.nothing': 'keine Erstattung',
} as const;

export type RefundTexts = TextsOf<typeof de>;
