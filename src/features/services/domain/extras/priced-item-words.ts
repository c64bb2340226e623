import type { Language } from '#shared/kernel/language.ts';
import { formatEuro } from '#shared/kernel/money/format-money.ts';
import { itemWords } from './item-words.ts';

type Worded = Parameters<typeof itemWords>[0];

/** Returns an item in words; a reduction with its amount: 'Rabattcode SOMMER (-15,00 €)'. */
export const pricedItemWords = (item: Worded & { readonly price_cents: number }, language: Language): string => {
  const words = itemWords(item, language);
  return item.price_cents < 0 ? `${words} (${formatEuro(item.price_cents, language)})` : words;
};
