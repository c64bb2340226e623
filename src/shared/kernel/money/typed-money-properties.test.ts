import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatEuro } from './format-money.ts';
import { moneyForInput, readMoney } from './typed-money.ts';

const amounts = fc.integer({ min: -100_000_000_00, max: 100_000_000_00 });

test('every displayed amount is parsed back to itself, in both languages', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      for (const shown of [moneyForInput(amount), formatEuro(amount), formatEuro(amount, 'ru')]) {
        expect(readMoney(shown)).toEqual({ ok: true, value: amount });
      }
    }),
    { numRuns: 2_000 },
  );
});

test('an amount has exactly the typed digits, so it is never off by a factor', () => {
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
])('%d cents are shown in a field as %s', (amount, text) => {
  expect(moneyForInput(amount)).toBe(text);
});
