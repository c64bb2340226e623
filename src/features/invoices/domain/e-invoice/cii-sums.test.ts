import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancellationDocument, depositDocument, finalDocument } from '../compose-invoice.ts';
import type { InvoiceDocument, IssuedInvoice } from '../invoice-document.ts';
import { readReceivedInvoice } from '../received/read-received-invoice.ts';
import { wrongSums } from '../received/received-invoice.ts';
import { businessFacts } from '../testing/business.ts';
import { grossOf } from '../vat.ts';
import { ciiOf } from './cii.ts';

const cents = (euro = 0): number => Math.round(euro * 100);
/** Without the sign of 0. */
const times = (sign: number, of: number): number => (of === 0 ? 0 : sign * of);
const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
const line = fc.record({
  name: fc.string({ minLength: 1 }),
  quantity: fc.integer({ min: 1, max: 40 }),
  rate: fc.constantFrom(19, 7, 0),
  gross_cents: fc.integer({ min: 1, max: 5_000_000 }),
});
const payment = fc.record({
  amount_cents: fc.integer({ min: 1, max: 3_000_000 }),
  method: fc.constantFrom('online' as const, 'cash' as const, 'card_terminal' as const),
  paid_at: fc.integer({ min: 1_900_000_000_000, max: 1_900_000_900_000 }),
});

/** Any document: a deposit invoice, a final one with deposits and payments, or the cancellation of either. */
const invoices = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    small_business: fc.boolean(),
    prepaid: fc.array(payment, { maxLength: 3 }),
    paid: fc.array(payment, { maxLength: 2 }),
    isCancelled: fc.boolean(),
    isFinal: fc.boolean(),
  })
  .map(({ lines, small_business, prepaid, paid, isCancelled, isFinal }): IssuedInvoice => {
    const facts = businessFacts({ lines, small_business });
    const deposits = prepaid.map((one, i) => ({
      number: `RE-2030-${i}`,
      issued_at: one.paid_at,
      vat: depositDocument(facts, one).vat,
    }));
    const first = prepaid[0] ?? { amount_cents: 1, method: 'cash' as const, paid_at: 1_900_000_000_000 };
    const document = isFinal ? finalDocument(facts, { deposits, received: paid }) : depositDocument(facts, first);
    const cancels = { number: 'RE-2030-9', issued_at: 1_900_000_000_000, reason: 'x' };
    const kind = isCancelled ? 'cancellation' : isFinal ? 'final' : 'deposit';
    const written = isCancelled ? cancellationDocument(document, cancels) : document;
    return { number: 'RE-2030-10', kind, issued_at: 1_900_001_000_000, document: written };
  });

const readBack = (invoice: IssuedInvoice) => {
  const read = readReceivedInvoice(ciiOf(invoice, 'en16931'));
  if (!read) throw new Error('This is no invoice');
  return read;
};
const signOf = ({ cancels }: InvoiceDocument): number => (cancels ? -1 : 1);

describe('the amounts of every e-invoice', () => {
  it('add up as EN 16931 wants: BR-CO-10, 13, 14, 15, 16 (INV-08)', () => {
    fc.assert(
      fc.property(invoices, (invoice) => {
        expect(wrongSums(readBack(invoice))).toEqual([]);
      }),
    );
  });

  it('add up per rate (BR-S-8, BR-E-8), and a tax is at most a cent from its net amount (BR-CO-17) (INV-08)', () => {
    fc.assert(
      fc.property(invoices, (invoice) => {
        const { lines, taxes } = readBack(invoice);
        for (const { rate = -1, net, tax, exemption } of taxes) {
          const ofRate = lines.filter((one) => one.rate === rate).map((one) => cents(one.net));
          expect(sum(ofRate)).toBe(cents(net));
          expect(Math.abs(cents(tax) - (cents(net) * rate) / 100)).toBeLessThanOrEqual(1);
          expect(exemption !== undefined).toBe(rate === 0);
        }
        for (const { quantity = 0, price = -1, price_quantity = 1, net = 0 } of lines) {
          expect(price).toBeGreaterThanOrEqual(0);
          expect((quantity * price) / price_quantity).toBeCloseTo(net, 6);
        }
      }),
    );
  });

  it('are those of the document, and so of the PDF, to the cent (INV-08)', () => {
    fc.assert(
      fc.property(invoices, (invoice) => {
        const { document } = invoice;
        const sign = signOf(document);
        const { lines, taxes, totals } = readBack(invoice);
        expect(lines.map(({ net }) => cents(net))).toEqual(
          document.lines.map(({ net_cents }) => times(sign, net_cents)),
        );
        expect(taxes.map(({ rate, net, tax }) => [rate, cents(net), cents(tax)])).toEqual(
          document.vat.map(({ rate, net_cents, tax_cents }) => [rate, times(sign, net_cents), times(sign, tax_cents)]),
        );
        expect(cents(totals.gross)).toBe(times(sign, grossOf(document.vat)));
        const due = document.cancels ? times(-1, grossOf(document.rest)) : document.payable_cents;
        expect(cents(totals.due)).toBe(due);
        const earlier = sum(document.deposits.map(({ vat }) => sign * grossOf(vat)));
        const received = sum(document.paid.map(({ amount_cents }) => amount_cents));
        if (due > 0) expect(cents(totals.prepaid)).toBe(earlier + received);
      }),
    );
  });

  it('stand beside any text, whatever characters it has', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        const customer = { ...businessFacts().customer, name: `A${text}Z` };
        const document = finalDocument(businessFacts({ customer }), { deposits: [], received: [] });
        const invoice = { number: 'RE-2030-1', kind: 'final', issued_at: 1_900_000_000_000, document } as const;
        const { buyer, totals } = readBack(invoice);
        const kept = Array.from(text.toWellFormed()).filter((one) => one >= ' ' || one === '\t' || one === '\n');
        expect(buyer.name).toBe(`A${kept.join('').replaceAll(/[\uFFFE\uFFFF]/g, '')}Z`);
        expect(totals.gross).toBe(379.96);
      }),
    );
  });
});
