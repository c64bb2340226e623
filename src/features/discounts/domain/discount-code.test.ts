import { expect, it } from 'vitest';
import { type DiscountCode, discountItem, discountRefusal, reductionOf, writtenCode } from './discount-code.ts';

const code: DiscountCode = {
  id: 'id',
  code: 'SOMMER',
  percent: 10,
  amount_cents: null,
  valid_from: '2030-06-01',
  valid_until: '2030-06-30',
  service_ids: ['portrait'],
  active: true,
};
const portrait = { id: 'portrait', is_system_service: false };

it.each([
  ['2030-05-31', 'not_yet'],
  ['2030-06-01', undefined],
  ['2030-06-30', undefined],
  ['2030-07-01', 'over'],
])('a code from 1 to 30 June is refused on %s as %s', (today, refusal) => {
  expect(discountRefusal(code, portrait, today)).toBe(refusal);
});

it.each([
  ['an unknown code', undefined, portrait, 'unknown'],
  ['a code that is switched off', { ...code, active: false }, portrait, 'unknown'],
  ['another service', code, { ...portrait, id: 'other' }, 'other_service'],
  ['a system service', code, { ...portrait, is_system_service: true }, 'other_service'],
  ['any day, if none is named', { ...code, valid_from: null, valid_until: null }, portrait, undefined],
  ['any service, if none is named', { ...code, service_ids: null }, { ...portrait, id: 'other' }, undefined],
])('%s is refused as expected', (_, known, service, refusal) => {
  expect(discountRefusal(known, service, '2030-06-10')).toBe(refusal);
});

it.each([
  [{ percent: 10, amount_cents: null }, 15_000, 1500],
  [{ percent: 33, amount_cents: null }, 999, 330],
  [{ percent: 100, amount_cents: null }, 999, 999],
  [{ percent: null, amount_cents: 2550 }, 15_000, 2550],
  [{ percent: null, amount_cents: 2550 }, 2000, 2000],
])('%j reduces %d cents by %d', (value, price, reduction) => {
  expect(reductionOf(value, price)).toBe(reduction);
});

it('is compared without spaces and in capital letters', () => {
  expect(writtenCode(' som mer-10 ')).toBe('SOMMER-10');
});

it('is an item with a price below 0', () => {
  expect(discountItem(code, 1500)).toMatchObject({ kind: 'discount', count: 1, unit_price_cents: -1500 });
});
