import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CheckedSum, type ReceivedInvoice, wrongSums } from './received-invoice.ts';

const cents = fc.integer({ min: -10_000_000, max: 10_000_000 });
const optional = fc.option(cents, { nil: undefined });

/** An invoice whose sums are right, from whole cents. */
const right = fc
  .record({
    lines: fc.array(cents),
    taxes: fc.array(cents),
    allowances: optional,
    charges: optional,
    prepaid: optional,
    rounding: optional,
  })
  .map(({ lines, taxes, ...rest }): ReceivedInvoice => {
    const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
    const net = sum(lines) - (rest.allowances ?? 0) + (rest.charges ?? 0);
    const gross = net + sum(taxes);
    const due = gross - (rest.prepaid ?? 0) + (rest.rounding ?? 0);
    const all = { lines: sum(lines), net, tax: sum(taxes), gross, due, ...rest };
    const totals = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value / 100]]));
    return {
      number: '1',
      type_code: '380',
      currency: 'EUR',
      notes: [],
      payment_terms: [],
      seller: {},
      buyer: {},
      accounts: [],
      allowances: [],
      lines: lines.map((one) => ({ net: one / 100 })),
      taxes: taxes.map((one) => ({ tax: one / 100 })),
      totals: Object.fromEntries(totals),
    };
  });

it('sums that add up to the cent are never reported', () => {
  fc.assert(
    fc.property(right, (invoice) => {
      expect(wrongSums(invoice)).toEqual([]);
    }),
  );
});

const sums: readonly CheckedSum[] = ['lines', 'net', 'tax', 'gross', 'due'];

it('a sum that is a cent off or missing is reported (INV-05)', () => {
  fc.assert(
    fc.property(right, fc.constantFrom(...sums), (invoice, name) => {
      const { [name]: stated = 0, ...others } = invoice.totals;
      const off = { ...invoice, totals: { ...others, [name]: Math.round(stated * 100 + 1) / 100 } };
      expect(wrongSums(off)).toContain(name);
      const isZeroTax = name === 'tax' && stated === 0;
      expect(wrongSums({ ...invoice, totals: others }).includes(name)).toBe(!isZeroTax);
    }),
  );
});
