import { expect, it } from 'vitest';
import { discountItem } from '#features/discounts/domain/discount-code.ts';
import { reducedAtMost } from './kept-reduction.ts';

const reduction = discountItem({ id: 'code', code: 'SOMMER' }, 5000);
const fee = { ...reduction, kind: 'move_fee', discount_code_id: null, unit_price_cents: 1000 } as const;

it.each([
  { own: 20_000, left: 5000 },
  { own: 4500, left: 5000 },
  { own: 4000, left: 5000 },
  { own: 3999, left: 4999 },
  { own: 0, left: 1000 },
])('keeps a reduction of 50 EUR at $left cents if the service costs $own and a move cost 10 EUR', ({ own, left }) => {
  expect(reducedAtMost(own, [reduction, fee])).toEqual([{ ...reduction, unit_price_cents: -left }, fee]);
});

it('leaves bookings without a reduction as they are', () => {
  expect(reducedAtMost(0, [fee])).toEqual([fee]);
});
