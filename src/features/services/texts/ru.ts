import type { ServicesTexts } from './de.ts';

export const ru: ServicesTexts = {
  'service.from': 'от',
  'service.free': 'Бесплатно',
  'service.minutes': (minutes: number) => `${minutes} мин`,
};
