import type { TextsOf } from '#shared/web/texts.tsx';

export const de = {
  'service.from': 'ab',
  'service.free': 'Kostenlos',
  'service.minutes': (minutes: number) => `${minutes} Min`,
} as const;

export type ServicesTexts = TextsOf<typeof de>;
