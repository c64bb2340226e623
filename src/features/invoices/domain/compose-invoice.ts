import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { formatDate } from '#shared/kernel/time/format.ts';
import { documentTexts } from '../texts/document-texts.ts';
import { type ChargedLine, chargedBy, dividedByRate, type InvoiceFacts, taxedBy } from './charged-lines.ts';
import type { InvoiceDocument, InvoiceLine } from './invoice-document.ts';
import { shares } from './shares.ts';
import { addedUp, grossOf, negated, type VatSum, vatOf } from './vat.ts';

export type Received = InvoiceDocument['paid'][number];
export type Deducted = InvoiceDocument['deposits'][number];

/**
 * Composes the document of a prepayment: what was received, divided over the rates of the booking as its price is. A small
 * business charges no tax.
 */
export const depositDocument = (facts: InvoiceFacts, received: Received): InvoiceDocument => {
  const lines = dividedByRate(facts.lines.map(taxedBy(facts)), depositName(facts), received.amount_cents);
  return { ...composed(facts, lines, []), paid: [received], payable_cents: 0 };
};

interface Settled {
  readonly deposits: readonly Deducted[];
  /** What no deposit invoice was issued for. */
  readonly received: readonly Received[];
  /** The account of the studio, if customers may pay by transfer. */
  readonly account?: InvoiceDocument['account'];
}

/**
 * Composes the final invoice: the whole booking, or the fee for missing it, less the deposit invoices with the tax that
 * they show. It names the account if anything is still to be paid.
 */
export const finalDocument = (facts: InvoiceFacts, { deposits, received, account }: Settled): InvoiceDocument => {
  const document = composed(facts, chargedBy(facts), deposits);
  const paid_cents = received.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  const payable_cents = Math.max(grossOf(document.rest) - paid_cents, 0);
  return { ...document, paid: [...received], payable_cents, account: payable_cents > 0 ? (account ?? null) : null };
};

/** Composes the document that takes another one back: all of its amounts with the opposite sign. */
export const cancellationDocument = (
  document: InvoiceDocument,
  cancels: NonNullable<InvoiceDocument['cancels']>,
): InvoiceDocument => ({
  ...document,
  lines: document.lines.map((line) => ({
    ...line,
    gross_cents: 0 - line.gross_cents,
    net_cents: 0 - line.net_cents,
  })),
  vat: document.vat.map(negated),
  deposits: document.deposits.map((deposit) => ({ ...deposit, vat: deposit.vat.map(negated) })),
  rest: document.rest.map(negated),
  paid: [],
  payable_cents: 0,
  account: null,
  cancels,
});

const composed = (
  { language, small_business, seller, customer, booking, e_invoice }: InvoiceFacts,
  lines: readonly ChargedLine[],
  deposits: readonly Deducted[],
): Omit<InvoiceDocument, 'paid' | 'payable_cents'> => {
  const vat = vatOf(lines);
  return {
    language,
    small_business,
    seller,
    customer,
    booking,
    lines: withNet(lines, vat),
    vat,
    deposits: [...deposits],
    rest: addedUp([...vat, ...deposits.flatMap((deposit) => deposit.vat.map(negated))]),
    cancels: null,
    e_invoice: e_invoice ?? null,
  };
};

/** The rounding of the net amounts is shared out, so that they add up to the sum of their rate. */
const withNet = (lines: readonly ChargedLine[], sums: readonly VatSum[]): InvoiceLine[] => {
  const net = new Map(
    sums.flatMap(({ rate, net_cents }) => {
      const ofRate = lines.filter((line) => line.rate === rate);
      const parts = shares(
        net_cents,
        ofRate.map(({ gross_cents }) => gross_cents),
      );
      return ofRate.map((line, i) => [line, parts[i] ?? 0] as const);
    }),
  );
  return lines.map((line) => ({ ...line, net_cents: net.get(line) ?? 0 }));
};

const depositName = ({ language, lines, booking }: InvoiceFacts): string =>
  documentTexts[language].depositFor(lines[0]?.name ?? '', formatDate(berlinDateOf(booking.starts_at)));
