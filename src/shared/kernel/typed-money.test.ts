import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatEuro } from './format-money.ts';
import { moneyToType, readMoney } from './typed-money.ts';

test.each([
  ['99,50', 99_50],
  ['99.50', 99_50],
  ['99,5', 99_50],
  ['99.5', 99_50],
  ['1.250', 1_250_00],
  ['1.250,00', 1_250_00],
  ['1 250,00', 1_250_00],
  ['1 250', 1_250_00],
  ['1\u00a0250,00', 1_250_00],
  ['1\u202f250,00', 1_250_00],
  ['1250', 1_250_00],
  ['1250,00', 1_250_00],
  ['1250.00', 1_250_00],
  ['1,250.00', 1_250_00],
  ['12.345.678,90', 12_345_678_90],
  ['1.000.000', 1_000_000_00],
  ['1’250.50', 1_250_50],
  ['0', 0],
  ['0,07', 7],
  ['007', 7_00],
  ['-5', -5_00],
  ['−1.250,50', -1_250_50],
  ['-0', 0],
  [' 7 ', 7_00],
  ['99,50 €', 99_50],
  [' 99,50 € ', 99_50],
  ['000000000000007', 7_00],
  ['999999999999', 999_999_999_999_00],
  ['€ 99,50', 99_50],
  ['99,50 EUR', 99_50],
  ['99,50 евро', 99_50],
  ['99,-', 99_00],
  ['99,–', 99_00],
  ['99,-- €', 99_00],
])('%j is %d cents', (typed, amount) => {
  expect(readMoney(typed)).toEqual({ ok: true, value: amount });
});

describe('what cannot be read for certain is refused', () => {
  test.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['1,250', 'ambiguous'],
    ['12,345,678', 'ambiguous'],
    ['-1,250', 'ambiguous'],
    ['0.500', 'decimals'],
    ['0,005', 'decimals'],
    ['1250.005', 'decimals'],
    ['1250,000', 'decimals'],
    ['99.9999', 'decimals'],
    ['1.250.00', 'unreadable'],
    ['1,250,00', 'unreadable'],
    ['1.25,00', 'unreadable'],
    ['1.250 000', 'unreadable'],
    ['12 50', 'unreadable'],
    ['1..250', 'unreadable'],
    ['99,', 'unreadable'],
    [',50', 'unreadable'],
    ['.5', 'unreadable'],
    ['1e3', 'unreadable'],
    ['0x10', 'unreadable'],
    ['NaN', 'unreadable'],
    ['abc', 'unreadable'],
    ['€', 'unreadable'],
    ['99,50 $', 'unreadable'],
    ['--5', 'unreadable'],
    ['٩٩', 'unreadable'],
    ['9999999999999', 'unreadable'],
    ['10 20', 'unreadable'],
  ])('%j is %s', (typed, refusal) => {
    expect(readMoney(typed)).toEqual({ ok: false, refusal });
  });
});

const amounts = fc.integer({ min: -100_000_000_00, max: 100_000_000_00 });

test('every amount that a field or a screen shows is read back as itself, in both languages', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      for (const shown of [moneyToType(amount), formatEuro(amount), formatEuro(amount, 'ru')]) {
        expect(readMoney(shown)).toEqual({ ok: true, value: amount });
      }
    }),
    { numRuns: 2_000 },
  );
});

test('no text is read as anything but its digits: an amount is never off by a factor', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0123456789.,  \u00a0-€'.split('')), maxLength: 14 });
  fc.assert(
    fc.property(text, (typed) => {
      const read = readMoney(typed);
      if (!read.ok) return;
      const digits = typed.replace(/\D/g, '');
      // One or two digits after the last separator are cents; three or more never are.
      const decimals = /[.,](\d{1,2})\D*$/.exec(typed)?.[1]?.length ?? 0;
      expect(Math.abs(read.value)).toBe(Number(digits) * 10 ** (2 - decimals));
    }),
    { numRuns: 5_000 },
  );
});

test.each([
  [0, '0'],
  [85_00, '85'],
  [99_50, '99,50'],
  [7, '0,07'],
  [-1_250_05, '-1250,05'],
])('%d cents stand in a field as %s', (amount, text) => {
  expect(moneyToType(amount)).toBe(text);
});
