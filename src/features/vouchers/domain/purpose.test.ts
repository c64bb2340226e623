import { expect, test } from 'vitest';
import { purposeOf, taxedRate } from './purpose.ts';
import { stateOf, validUntil } from './validity.ts';

const service = (id: string, options: { id: string; active: boolean }[] = []) => ({ id, options });
const facts = {
  vat_regime: 'included',
  usual_rate: 19,
  rates: { prints: 7 },
  services: [service('portrait')],
} as const;

test.each([
  ['everything has one rate', facts, 'single', 'one_rate', [19]],
  [
    'a service has another rate',
    { ...facts, services: [service('portrait'), service('prints')] },
    'multi',
    'several_rates',
    [19, 7],
  ],
  [
    'an option has another rate',
    { ...facts, services: [service('portrait', [{ id: 'prints', active: true }])] },
    'multi',
    'several_rates',
    [19, 7],
  ],
  [
    'only an option that is not offered has',
    { ...facts, services: [service('portrait', [{ id: 'prints', active: false }])] },
    'single',
    'one_rate',
    [19],
  ],
  ['a small business charges no tax', { ...facts, vat_regime: 'small_business' }, 'single', 'small_business', []],
  ['nothing is said about tax', { ...facts, vat_regime: 'unset' }, 'multi', 'no_rates', []],
  ['nothing is sold', { ...facts, services: [] }, 'multi', 'no_rates', []],
] as const)('the purpose of a voucher is computed: %s (VOU-03)', (_, given, purpose, purpose_reason, purpose_rates) => {
  expect(purposeOf(given)).toEqual({ purpose, purpose_reason, purpose_rates });
});

test('a voucher is valid to the end of the third year after its sale, that day included (VOU-01)', () => {
  expect(validUntil('2030-01-01')).toBe('2033-12-31');
  expect(validUntil('2030-12-31')).toBe('2033-12-31');
  const voucher = { blocked_at: null, valid_until: '2033-12-31', balance_cents: 1, entries: [] };
  expect(stateOf(voucher, '2033-12-31')).toBe('valid');
  expect(stateOf(voucher, '2034-01-01')).toBe('over');
  expect(stateOf({ ...voucher, balance_cents: 0 }, '2033-12-31')).toBe('used');
  expect(stateOf({ ...voucher, blocked_at: 0, balance_cents: 0 }, '2034-01-01')).toBe('blocked');
  expect(stateOf({ ...voucher, blocked_at: 0, entries: [{ kind: 'sale_undone' }] }, '2033-12-31')).toBe('undone');
  const lapsed = { ...voucher, balance_cents: 0, entries: [{ kind: 'sold' }, { kind: 'lapsed' }] } as const;
  expect(stateOf(lapsed, '2034-01-01')).toBe('over');
  expect(stateOf({ ...lapsed, blocked_at: 0 }, '2034-01-01')).toBe('over');
});

test('tax arises at the sale only if everything has one rate, also one of 0 (VOU-03)', () => {
  expect(taxedRate(purposeOf(facts))).toBe(19);
  expect(taxedRate(purposeOf({ ...facts, usual_rate: 0 }))).toBe(0);
  expect(taxedRate(purposeOf({ ...facts, vat_regime: 'small_business' }))).toBeNull();
  expect(taxedRate(purposeOf({ ...facts, services: [service('portrait'), service('prints')] }))).toBeNull();
});
