import { expect, test } from 'vitest';
import type { Item } from '#features/services/domain/extras/booked-item.ts';
import { ownPriceOf, priceParts } from './price-parts.ts';

const item = (count: number, unit_price_cents: number, included = 0): Item => ({
  kind: 'option',
  option_id: null,
  name_de: 'Abzug',
  name_ru: null,
  count,
  included,
  unit_price_cents,
  unit_minutes: 0,
});

test('a booking without items has one price and no parts (PLAN-31)', () => {
  const parts = priceParts(15_000, []);
  expect(parts).toEqual({ service_price_cents: 15_000, own_price_cents: null, items_cents: 0 });
  expect(ownPriceOf(parts)).toBe(15_000);
});

test.each([
  ['items', 15_000, [item(2, 990), item(1, 4000)], 20_980, 5980],
  ['items that cost nothing', 15_000, [item(3, 0)], 15_000, 0],
  ['a service that costs nothing', 0, [item(1, 4000)], 4000, 4000],
])('the price of a booking with %s is that of the service and of the items (PLAN-31)', (_, own, items, price, sum) => {
  const parts = priceParts(own, items);
  expect(parts).toEqual({ service_price_cents: price, own_price_cents: own, items_cents: sum });
  expect(ownPriceOf(parts)).toBe(own);
});
