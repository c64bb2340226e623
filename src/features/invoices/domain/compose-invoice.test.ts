import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vatRates } from '#shared/kernel/money/vat-regime.ts';
import { cancellationDocument, depositDocument, finalDocument } from './compose-invoice.ts';
import { invoiceDocument } from './invoice-document.ts';
import { factsOf, sessionAt } from './testing/invoice-facts.ts';
import { addedUp, grossOf } from './vat.ts';

const received = (amount_cents: number) => ({ amount_cents, method: 'online' as const, paid_at: sessionAt - 1000 });

describe('the deposit invoice', () => {
  it('divides what was received over the rates of the booking, with the tax in it (INV-01)', () => {
    const document = depositDocument(factsOf(), received(15_000));
    expect(document.lines).toMatchObject([
      { name: 'Anzahlung: Porträtshooting am 06.06.2030', quantity: 1, rate: 19, gross_cents: 11_841 },
      { rate: 7, gross_cents: 3159 },
    ]);
    expect(document.vat).toEqual([
      { rate: 19, net_cents: 9950, tax_cents: 1891, gross_cents: 11_841 },
      { rate: 7, net_cents: 2952, tax_cents: 207, gross_cents: 3159 },
    ]);
    expect(document).toMatchObject({ deposits: [], paid: [received(15_000)], payable_cents: 0, cancels: null });
  });

  it('names no rate to which no cent falls', () => {
    const document = depositDocument(factsOf(), received(1));
    expect(document.lines.map(({ rate, gross_cents }) => [rate, gross_cents])).toEqual([[19, 1]]);
  });

  it('has no tax for a small business (INV-02)', () => {
    const document = depositDocument(factsOf({ small_business: true }), received(15_000));
    expect(document.vat).toEqual([{ rate: 0, net_cents: 15_000, tax_cents: 0, gross_cents: 15_000 }]);
    expect(document.small_business).toBe(true);
  });
});

describe('the final invoice', () => {
  it('deducts deposits with their own tax, even where the rate has changed since (INV-01)', () => {
    const before = factsOf({ lines: [{ name: 'A', quantity: 1, rate: 7, gross_cents: 10_700 }] });
    const deposit = depositDocument(before, received(2140));
    const now = factsOf({ lines: [{ name: 'A', quantity: 1, rate: 19, gross_cents: 11_900 }] });
    const deposits = [{ number: 'RE-2030-0001', issued_at: 1, vat: deposit.vat }];
    const document = finalDocument(now, { deposits, received: [received(500)] });
    expect(document).toMatchObject({ deposits, paid: [received(500)] });
    expect(document.rest).toEqual([
      { rate: 19, net_cents: 10_000, tax_cents: 1900, gross_cents: 11_900 },
      { rate: 7, net_cents: -2000, tax_cents: -140, gross_cents: -2140 },
    ]);
    expect(document.payable_cents).toBe(11_900 - 2140 - 500);
  });

  it('asks for nothing below 0 where more was paid', () => {
    const document = finalDocument(factsOf(), { deposits: [], received: [received(99_999)] });
    expect(document.payable_cents).toBe(0);
  });
});

it('a cancellation takes everything back and keeps who and when (INV-01)', () => {
  const document = depositDocument(factsOf(), received(15_000));
  const cancels = { number: 'RE-2030-0001', issued_at: 5, reason: 'Falscher Name' };
  const cancellation = cancellationDocument(document, cancels);
  expect(cancellation).toMatchObject({ cancels, paid: [], payable_cents: 0, customer: document.customer });
  for (const sum of addedUp([...document.rest, ...cancellation.rest])) expect(sum.gross_cents).toBe(0);
  expect(cancellation.lines.map(({ gross_cents }) => gross_cents)).toEqual([-11_841, -3159]);
  expect(cancellation.lines.map(({ net_cents }) => net_cents)).toEqual([-9950, -2952]);
});

it('a cancellation of a final invoice takes back what was deducted, with its number and time (INV-01)', () => {
  const { vat } = depositDocument(factsOf(), received(15_000));
  const deposits = [{ number: 'RE-2030-0001', issued_at: 1, vat }];
  const final = finalDocument(factsOf(), { deposits, received: [] });
  const cancellation = cancellationDocument(final, { number: 'RE-2030-0002', issued_at: 5, reason: 'Falsch' });
  expect(cancellation.deposits).toEqual([
    {
      number: 'RE-2030-0001',
      issued_at: 1,
      vat: [
        { rate: 19, net_cents: -9950, tax_cents: -1891, gross_cents: -11_841 },
        { rate: 7, net_cents: -2952, tax_cents: -207, gross_cents: -3159 },
      ],
    },
  ]);
});

it('every document adds up to the cent: lines, rates, deposits and rest (INV-01)', () => {
  const lines = fc.array(
    fc.record({
      name: fc.string({ minLength: 1 }),
      quantity: fc.integer({ min: 1, max: 99 }),
      rate: fc.constantFrom(...vatRates),
      gross_cents: fc.integer({ min: 1, max: 1_000_000 }),
    }),
    { minLength: 1, maxLength: 8 },
  );
  const shares = fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 3 });
  fc.assert(
    fc.property(lines, shares, fc.boolean(), (charged, parts, small_business) => {
      const facts = factsOf({ lines: charged, small_business });
      const price = grossOf(charged);
      const paid = parts.map((part) => Math.max(1, Math.floor((price * part) / 400)));
      const deposits = paid.map((cents) => depositDocument(facts, received(cents)));
      const document = finalDocument(facts, {
        deposits: deposits.map(({ vat }, i) => ({ number: `RE-${i}`, issued_at: i, vat })),
        received: [],
      });
      for (const one of [...deposits, document]) {
        expect(invoiceDocument.safeParse(one).success).toBe(true);
        for (const { rate, net_cents, gross_cents } of one.vat) {
          const ofRate = one.lines.filter((line) => line.rate === rate);
          expect(ofRate.reduce((sum, line) => sum + line.net_cents, 0)).toBe(net_cents);
          expect(grossOf(ofRate)).toBe(gross_cents);
        }
      }
      deposits.forEach((deposit, i) => expect(grossOf(deposit.vat)).toBe(paid[i]));
      expect(grossOf(document.rest)).toBe(price - paid.reduce((sum, cents) => sum + cents, 0));
      for (const { net_cents, tax_cents, gross_cents } of document.rest)
        expect(net_cents + tax_cents).toBe(gross_cents);
    }),
    { numRuns: 60 },
  );
});
