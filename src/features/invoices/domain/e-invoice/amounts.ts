import type { InvoiceDocument, InvoiceLine, IssuedInvoice } from '../invoice-document.ts';
import { grossOf, negated, type VatSum } from '../vat.ts';

/** The amounts of an e-invoice, in cents. A cancellation is a credit note: what it takes back is positive there. */
export interface EInvoiceAmounts {
  readonly lines: readonly InvoiceLine[];
  readonly vat: readonly VatSum[];
  readonly deposits: InvoiceDocument['deposits'];
  readonly net_cents: number;
  readonly tax_cents: number;
  readonly gross_cents: number;
  /** BT-113: the deposits, and what was received without one; at most what leaves nothing to pay. */
  readonly prepaid_cents: number;
  /** BT-115. Of a cancellation: what it takes back, less the deposits, which stay in force. */
  readonly due_cents: number;
}

export const eInvoiceAmounts = ({ kind, document }: Pick<IssuedInvoice, 'kind' | 'document'>): EInvoiceAmounts => {
  const { lines, vat, deposits, rest, payable_cents } = kind === 'cancellation' ? takenBack(document) : document;
  const net_cents = vat.reduce((sum, one) => sum + one.net_cents, 0);
  const tax_cents = vat.reduce((sum, one) => sum + one.tax_cents, 0);
  const gross_cents = net_cents + tax_cents;
  const due_cents = kind === 'cancellation' ? grossOf(rest) : payable_cents;
  return { lines, vat, deposits, net_cents, tax_cents, gross_cents, prepaid_cents: gross_cents - due_cents, due_cents };
};

/** What a cancellation takes back, as it was. */
const takenBack = (document: InvoiceDocument): InvoiceDocument => ({
  ...document,
  lines: document.lines.map((line) => ({
    ...line,
    gross_cents: 0 - line.gross_cents,
    net_cents: 0 - line.net_cents,
  })),
  vat: document.vat.map(negated),
  deposits: document.deposits.map((deposit) => ({ ...deposit, vat: deposit.vat.map(negated) })),
  rest: document.rest.map(negated),
});

/** Cents as a decimal of XML Schema: '-12.05'. */
export const decimal = (cents: number, digits = 2): string => {
  const text = String(Math.abs(cents)).padStart(digits + 1, '0');
  return `${cents < 0 ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`;
};
