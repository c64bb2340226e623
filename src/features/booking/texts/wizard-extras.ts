import type { Language } from '#shared/kernel/language.ts';
import type { TextsOf } from '#shared/web/texts.tsx';

/**
 * The texts of options and people in the wizard, imported only for services that have them. They are not in the texts
 * of the public pages, which every visitor loads.
 */
const de = {
  heading: 'Noch etwas dazu?',
  people: 'Wie viele Personen?',
  'people.included': ({ included, price }: { included: number; price: string }) =>
    included === 0 ? `${price} pro Person` : `${included} im Preis enthalten, jede weitere ${price}`,
  'people.free': 'Die Anzahl ändert den Preis nicht.',
  minutes: (minutes: number) => `+\u00a0${minutes}\u00a0Min`,
  free: 'ohne Aufpreis',
  each: (price: string) => `je ${price}`,
  required: 'gehört dazu',
  more: (name: string) => `${name}: eins mehr`,
  less: (name: string) => `${name}: eins weniger`,
  count: (name: string) => `Anzahl ${name}`,
  second: 'Direkt danach noch ein Shooting?',
  'second.hint': 'Beide Shootings sind ein Termin mit einer Zahlung.',
  total: 'Zusammen',
} as const;

export type WizardExtrasTexts = TextsOf<typeof de>;

const ru: WizardExtrasTexts = {
  heading: 'Что‑нибудь добавить?',
  people: 'Сколько человек?',
  'people.included': ({ included, price }) =>
    included === 0 ? `${price} за человека` : `${included} входит в цену, каждый следующий — ${price}`,
  'people.free': 'Количество человек на цену не влияет.',
  minutes: (minutes) => `+\u00a0${minutes}\u00a0мин`,
  free: 'бесплатно',
  each: (price) => `по ${price}`,
  required: 'входит обязательно',
  more: (name) => `${name}: больше на 1`,
  less: (name) => `${name}: меньше на 1`,
  count: (name) => `${name}: количество`,
  second: 'Сразу после — ещё одна съёмка?',
  'second.hint': 'Обе съёмки — одна запись и одна оплата.',
  total: 'Итого',
};

export const wizardExtrasTexts: Record<Language, WizardExtrasTexts> = { de, ru };
