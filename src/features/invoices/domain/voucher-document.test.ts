import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { vatRates } from '#shared/kernel/money/vat-regime.ts';
import { cancellationDocument, finalDocument } from './compose-invoice.ts';
import { invoiceDocument } from './invoice-document.ts';
import { voucherDeducted } from './taxed-voucher.ts';
import { factsOf, sessionAt } from './testing/invoice-facts.ts';
import { grossOf, vatIn } from './vat.ts';
import { voucherDocument } from './voucher-document.ts';

const { seller, customer } = factsOf();
const documentOf = (amount_cents: number, rate = 19) =>
  voucherDocument(
    { language: 'de', seller, customer, voucher: { last_four: 'WXYZ', sold_at: sessionAt }, rate },
    { amount_cents, method: 'cash', paid_at: sessionAt },
  );
const taxOf = (sums: readonly { readonly tax_cents: number }[]) =>
  sums.reduce((total, { tax_cents }) => total + tax_cents, 0);

const amounts = fc.integer({ min: 100, max: 1_000_000 });

it('whatever is sold, its document is paid in full, with net and tax that add up, and its cancellation takes all back (VOU-03)', () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom(...vatRates), (amount_cents, rate) => {
      const document = documentOf(amount_cents, rate);
      expect(invoiceDocument.safeParse(document).success).toBe(true);
      expect(document.vat).toEqual([vatIn({ rate, gross_cents: amount_cents })]);
      expect(document.lines.map(({ net_cents }) => net_cents)).toEqual(document.vat.map(({ net_cents }) => net_cents));
      expect(grossOf(document.rest)).toBe(amount_cents);
      expect(document).toMatchObject({ payable_cents: 0, paid: [{ amount_cents }] });
      const back = cancellationDocument(document, { number: 'RE-1', issued_at: sessionAt, reason: 'x' });
      expect(grossOf(back.rest)).toBe(0 - amount_cents);
      expect(taxOf(back.rest) + taxOf(document.rest)).toBe(0);
      expect(back.voucher).toEqual(document.voucher);
    }),
  );
});

it('redeemed in any parts, the documents together charge the price once, and its tax up to half a cent per part (VOU-03)', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(parts, fc.nat({ max: 50_000 }), (redeemed, more) => {
      const sold_cents = redeemed.reduce((sum, cents) => sum + cents, 0);
      const price = { name: 'Porträtshooting', quantity: 1, rate: 19, gross_cents: sold_cents + more };
      const final = finalDocument(factsOf({ lines: [price] }), {
        deposits: redeemed.map((amount_cents) =>
          voucherDeducted({ last_four: 'WXYZ', rate: 19, amount_cents, paid_at: sessionAt }),
        ),
        received: [],
      });
      const sale = documentOf(sold_cents);
      expect(grossOf(sale.rest) + grossOf(final.rest)).toBe(price.gross_cents);
      const tax = taxOf(sale.rest) + taxOf(final.rest);
      expect(Math.abs(tax - vatIn(price).tax_cents)).toBeLessThanOrEqual((redeemed.length + 2) / 2);
    }),
  );
});
