import type { Language } from '#shared/kernel/language.ts';

/** The texts about discount codes in the wizard, loaded only while the studio has some. */
const de = {
  question: 'Haben Sie einen Rabattcode?',
  label: 'Rabattcode',
  apply: 'Einlösen',
  remove: 'Entfernen',
  applied: ({ code, reduction }: { code: string; reduction: string }) => `${code}: ${reduction} weniger`,
  instead: (price: string) => `Der Preis ohne Code ist ${price}.`,
};

const ru: typeof de = {
  question: 'Есть промокод?',
  label: 'Промокод',
  apply: 'Применить',
  remove: 'Убрать',
  applied: ({ code, reduction }) => `${code}: дешевле на ${reduction}`,
  instead: (price) => `Цена без промокода: ${price}.`,
};

export const discountPageTexts: Record<Language, typeof de> = { de, ru };
