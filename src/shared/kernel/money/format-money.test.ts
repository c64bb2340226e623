import { expect, test } from 'vitest';
import { formatDecimal } from './format-money.ts';

test.each([
  [12.3456, 2, 4, '12,3456'],
  [45, 2, 4, '45,00'],
  [45, 0, 4, '45'],
  [1234.5, 0, 4, '1.234,5'],
  [-28.2, 2, 4, '-28,20'],
  [0.00004, 2, 4, '0,00'],
  [0.005, 0, 2, '0,01'],
  [100, 0, 4, '100'],
])('%f with %i to %i decimals is %s', (value, fewest, most, text) => {
  expect(formatDecimal(value, fewest, most)).toBe(text);
});
