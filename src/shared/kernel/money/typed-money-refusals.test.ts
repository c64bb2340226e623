import { describe, expect, test } from 'vitest';
import { readMoney } from './typed-money.ts';

describe('refuses ambiguous or invalid amounts', () => {
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
