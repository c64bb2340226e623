import { expect, it } from 'vitest';
import type { AdminDiscount } from '../../../contract.ts';
import { applyingDiscounts, valueOf } from './applying-discounts.ts';

const discount: AdminDiscount = {
  id: 'id',
  code: 'SOMMER',
  percent: 10,
  amount: null,
  valid_from: '2030-06-01',
  valid_until: '2030-06-30',
  max_uses: 2,
  once_per_person: false,
  service_ids: ['portrait'],
  active: true,
  uses: 1,
};
const portrait = { id: 'portrait', is_system_service: false };

it.each([
  ['that applies', {}, portrait, true],
  ['that may be used any number of times', { max_uses: null, uses: 900 }, portrait, true],
  ['that is used up', { uses: 2 }, portrait, false],
  ['that is switched off', { active: false }, portrait, false],
  ['of another period', { valid_from: '2030-06-11' }, portrait, false],
  ['of another service', {}, { ...portrait, id: 'other' }, false],
])('a code %s is offered accordingly (VOU-05)', (_, more, service, isOffered) => {
  const found = applyingDiscounts([{ ...discount, ...more }], service, '2030-06-10');
  expect(found).toHaveLength(isOffered ? 1 : 0);
});

it('an amount of a response is read in cents', () => {
  expect(valueOf({ ...discount, percent: null, amount: 19.99 })).toEqual({ percent: null, amount_cents: 1999 });
  expect(valueOf(discount)).toEqual({ percent: 10, amount_cents: null });
});
