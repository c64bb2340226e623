import fc from 'fast-check';
import { expect, it } from 'vitest';
import { giroCode } from './giro-code.ts';

const order = {
  account_holder: 'Studio Lichtblick Öztürk GmbH',
  iban: 'DE89370400440532013000',
  bic: '',
  amount_cents: 7501,
  reference: 'FB-7KQ2MX9D',
};

it('is written as the guideline asks, with the exact cents and the booking code (BANK-01)', () => {
  expect(giroCode(order).split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'Studio Lichtblick Öztürk GmbH',
    'DE89370400440532013000',
    'EUR75.01',
    '',
    '',
    'FB-7KQ2MX9D',
  ]);
  expect(
    giroCode({ ...order, bic: 'COBADEFFXXX', amount_cents: 100_005 })
      .split('\n')
      .slice(4, 8),
  ).toEqual(['COBADEFFXXX', 'Studio Lichtblick Öztürk GmbH', 'DE89370400440532013000', 'EUR1000.05']);
});

it('has eleven lines, the exact amount and a short name, whatever the name contains (BANK-01)', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 99_999_999 }), (account_holder, amount_cents) => {
      const lines = giroCode({ ...order, account_holder, amount_cents }).split('\n');
      expect(lines).toHaveLength(11);
      expect(Math.round(Number(lines[7]!.slice(3)) * 100)).toBe(amount_cents);
      expect(Array.from(lines[5]!).length).toBeLessThanOrEqual(70);
    }),
  );
});
