import { expect, test } from 'vitest';
import { pricedItemWords } from './priced-item-words.ts';

const discount = { kind: 'discount', name_de: 'Rabattcode SOMMER', name_ru: 'Промокод SOMMER', count: 1 } as const;

test.each([
  ['de', -1500, 'Rabattcode SOMMER (-15,00 €)'],
  ['ru', -1500, 'Промокод SOMMER (-15,00 €)'],
  ['de', 0, 'Rabattcode SOMMER'],
  ['de', 1500, 'Rabattcode SOMMER'],
] as const)('in %s with a price of %i cents: %s (VOU-04)', (language, price_cents, words) => {
  expect(pricedItemWords({ ...discount, price_cents }, language).replace('\u00a0', ' ')).toBe(words);
});
