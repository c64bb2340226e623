import type { Language } from '#shared/kernel/language.ts';

interface Reduced {
  readonly reduction: string;
  readonly price: string;
  readonly full: string;
}

/** The texts of the choice of a discount code in the back office. */
const de = {
  label: 'Rabattcode',
  none: 'Ohne Rabattcode',
  reduced: ({ reduction, price, full }: Reduced) => `${reduction} weniger: ${price} statt ${full}`,
};

const ru: typeof de = {
  label: 'Промокод',
  none: 'Без промокода',
  reduced: ({ reduction, price, full }) => `Дешевле на ${reduction}: ${price} вместо ${full}`,
};

export const discountFieldTexts: Record<Language, typeof de> = { de, ru };
