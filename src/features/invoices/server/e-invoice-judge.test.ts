import { expect, it } from 'vitest';
import { depositDocument, finalDocument } from '../domain/compose-invoice.ts';
import { ciiOf } from '../domain/e-invoice/cii.ts';
import type { IssuedInvoice } from '../domain/invoice-document.ts';
import { readReceivedInvoice } from '../domain/received/read-received-invoice.ts';
import { authorityFacts } from '../domain/testing/business.ts';
import { sessionAt } from '../domain/testing/invoice-facts.ts';
import { judged } from './testing/judged.ts';

const received = { amount_cents: 15_000, method: 'online', paid_at: sessionAt - 3 * 86_400_000 } as const;
const deposit = depositDocument(authorityFacts(), received);
const deposits = [{ number: 'RE-2030-0041', issued_at: received.paid_at, vat: deposit.vat }];
const paid = [{ amount_cents: 5000, method: 'cash', paid_at: sessionAt } as const];
const final = finalDocument(authorityFacts(), { deposits, received: paid });
const small = finalDocument(authorityFacts({ small_business: true }), { deposits: [], received: [] });
const fee = authorityFacts({ no_show_fee: { percent: 50, amount_cents: 18_998 } });
const missed = finalDocument(fee, { deposits, received: [] });
const account = { holder: 'Studio Lichtblick', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };
const transferable = finalDocument(authorityFacts(), { deposits: [], received: [], account });

it.each([
  ['380', { kind: 'final', document: final }],
  ['380', { kind: 'final', document: small }],
  ['380', { kind: 'final', document: missed }],
  ['380', { kind: 'final', document: transferable }],
  ['326', { kind: 'deposit', document: deposit }],
] as const)('another program writes the same facts as the same XRechnung: %s (INV-08)', async (type, one) => {
  const invoice: IssuedInvoice = { number: 'RE-2030-0042', issued_at: sessionAt, ...one };
  const theirs = readReceivedInvoice(await judged(invoice, type));
  const ours = readReceivedInvoice(ciiOf(invoice, 'xrechnung'));
  if (!theirs || !ours) throw new Error('This is no invoice');
  // What is said in words differs, and it has the price of all pieces, and no preceding invoices.
  const { lines, notes: _, payment_terms: __, corrects: ___, ...facts } = ours;
  const { lines: theirLines, notes: _a, payment_terms: _b, ...theirFacts } = theirs;
  expect(facts).toEqual(theirFacts);
  const same = (all: typeof lines) =>
    all.map(({ price = 0, price_quantity = 1, ...line }) => ({ ...line, price: (price / price_quantity).toFixed(6) }));
  expect(same(lines)).toEqual(same(theirLines));
});
