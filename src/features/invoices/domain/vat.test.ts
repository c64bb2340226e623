import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vatRates } from '#shared/kernel/money/vat-regime.ts';
import { needsAddress } from './address-needed.ts';
import { shares } from './shares.ts';
import { addedUp, grossOf, negated, vatIn, vatOf } from './vat.ts';

const amounts = fc.array(
  fc.record({ rate: fc.constantFrom(...vatRates), gross_cents: fc.integer({ min: 0, max: 100_000_000 }) }),
  { minLength: 1, maxLength: 12 },
);

describe('value added tax', () => {
  it.each([
    [19, 11_900, 10_000, 1900],
    [19, 15_000, 12_605, 2395],
    [7, 15_000, 14_019, 981],
    [0, 15_000, 15_000, 0],
    [19, 1, 1, 0],
    [19, 0, 0, 0],
    // Half a cent of the net amount, up.
    [7, 8_025, 7500, 525],
    [19, -11_900, -10_000, -1900],
  ])('of %i %% in %i cents leaves %i net', (rate, gross_cents, net_cents, tax_cents) => {
    expect(vatIn({ rate, gross_cents })).toEqual({ rate, net_cents, tax_cents, gross_cents });
  });

  it('adds up: net and tax are the gross amount, and the net amount is at most half a cent off (INV-02)', () => {
    fc.assert(
      fc.property(amounts, (lines) => {
        const sums = vatOf(lines);
        expect(grossOf(sums)).toBe(lines.reduce((sum, { gross_cents }) => sum + gross_cents, 0));
        for (const { rate, net_cents, tax_cents, gross_cents } of sums) {
          expect(net_cents + tax_cents).toBe(gross_cents);
          expect(Math.abs(net_cents * (100 + rate) - gross_cents * 100)).toBeLessThanOrEqual((100 + rate) / 2);
          expect(tax_cents).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('of nothing is 0 on both sides, never below', () => {
    const nothing = { rate: 19, net_cents: 0, tax_cents: 0, gross_cents: 0 };
    expect(negated(nothing)).toEqual(nothing);
  });

  it('is computed once per rate, the highest first', () => {
    const lines = [
      { rate: 7, gross_cents: 100 },
      { rate: 19, gross_cents: 33 },
      { rate: 19, gross_cents: 33 },
    ];
    expect(vatOf(lines)).toEqual([
      { rate: 19, net_cents: 55, tax_cents: 11, gross_cents: 66 },
      { rate: 7, net_cents: 93, tax_cents: 7, gross_cents: 100 },
    ]);
  });

  it('is nothing after what was said is taken back', () => {
    fc.assert(
      fc.property(amounts, (lines) => {
        const sums = vatOf(lines);
        for (const rest of addedUp([...sums, ...sums.map(negated)])) {
          expect(rest).toEqual({ rate: rest.rate, net_cents: 0, tax_cents: 0, gross_cents: 0 });
        }
      }),
    );
  });
});

describe('shares of an amount', () => {
  it('give the cents that are left over to the first of equal parts', () => {
    expect(shares(2, [1, 1, 1, 1])).toEqual([1, 1, 0, 0]);
  });

  it('add up to it, each at most a cent from its exact part, none below 0', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), weights, (amount, parts) => {
        const shared = shares(amount, parts);
        expect(shared.reduce((sum, part) => sum + part, 0)).toBe(amount);
        const all = parts.reduce((sum, part) => sum + part, 0);
        shared.forEach((part, i) => {
          expect(part).toBeGreaterThanOrEqual(0);
          if (all > 0) expect(Math.abs(part - (amount * (parts[i] ?? 0)) / all)).toBeLessThan(1);
        });
      }),
    );
  });

  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [1, 2], [33, 67]],
    [5, [0, 0], [5, 0]],
    [0, [3, 4], [0, 0]],
    [10, [0, 1], [0, 10]],
  ])('of %i by %j are %j', (amount, weights, expected) => {
    expect(shares(amount, weights)).toEqual(expected);
  });
});

it.each([
  [25_000, false],
  [25_001, true],
  [-25_001, true],
  [0, false],
])('%i cents need the address of the customer: %s (INV-02)', (cents, expected) => {
  expect(needsAddress(cents)).toBe(expected);
});
