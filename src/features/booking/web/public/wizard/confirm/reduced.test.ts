import { expect, it } from 'vitest';
import type { PaymentPlan } from '#features/payments/domain/payment-plan.ts';
import type { ChosenService } from '../extras/chosen-extras.ts';
import { reducedSale, reductionBy } from './reduced.ts';

const found = { code: 'SOMMER', full_price: 150, reduction: 15, price: 135, prepayment: 67.5 };
const half: PaymentPlan = { kind: 'share', eur: 75, percentage: 50 };
const service = { id: 'portrait', price_eur: 150, price_list_version: 'v1' } as unknown as ChosenService;

it('changes price, prepayment and order of what it was checked for (VOU-05)', () => {
  expect(reductionBy(found, { service, plan: half }).of({ service, plan: half })).toEqual({
    service: { ...service, price_eur: 135, order: { options: [], discount_code: 'SOMMER' } },
    plan: { ...half, eur: 67.5 },
  });
});

it('keeps the choice of the customer (VOU-05)', () => {
  const order = { options: [{ id: 'make-up', count: 1 }], people: 3 };
  const sale = reductionBy(found, { service, plan: half }).of({ service: { ...service, order }, plan: half });
  expect(sale?.service?.order).toEqual({ ...order, discount_code: 'SOMMER' });
});

it.each<[string, PaymentPlan, number]>([
  ['nothing was to be paid', { kind: 'none' }, 67.5],
  ['nothing is left to be paid', half, 0],
])('asks for no payment if %s (VOU-05)', (_, plan, prepayment) => {
  expect(reductionBy({ ...found, prepayment }, { service, plan }).of({ service, plan })?.plan).toEqual({
    kind: 'none',
  });
});

it.each<[string, ChosenService | undefined, PaymentPlan]>([
  ['another price', { ...service, price_eur: 160 }, half],
  ['another payment', service, { ...half, eur: 80 }],
  ['no payment any more', service, { kind: 'none' }],
  ['another service of the same price', { ...service, id: 'family' }, half],
  ['no service', undefined, half],
])('does not apply to %s (VOU-05)', (_, changed, plan) => {
  expect(reductionBy(found, { service, plan: half }).of({ service: changed, plan })).toBeUndefined();
});

it('keeps what was shown while the code is checked again for other amounts of the same service (VOU-05)', () => {
  const reduction = reductionBy(found, { service, plan: half });
  const before = reduction.of({ service, plan: half });
  const dearer = { service: { ...service, price_eur: 160 }, plan: half };
  expect(reducedSale(dearer, reduction, true)).toEqual(before);
  expect(reducedSale(dearer, reduction, false)).toBeUndefined();
  expect(reducedSale({ ...dearer, service: { ...service, id: 'family' } }, reduction, true)).toBeUndefined();
  expect(reducedSale(dearer, undefined, true)).toBeUndefined();
});
