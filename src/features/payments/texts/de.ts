import type { TextsOf } from '#shared/web/texts.tsx';

export const de = {
  'refund.title': 'Wenn Sie stornieren',
  'refund.lead': 'Von Ihrer Zahlung bekommen Sie zurück:',
  'refund.none': 'Ihre Zahlung wird bei einer Stornierung nicht erstattet.',
  'refund.until': (when: string) => `bis ${when} Uhr`,
  'refund.after': 'danach',
  'refund.nothing': 'nichts',
} as const;

export type RefundTexts = TextsOf<typeof de>;
