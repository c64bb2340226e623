import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { depositDocument, finalDocument } from '../../../domain/compose-invoice.ts';
import type { InvoiceDocument, IssuedInvoice } from '../../../domain/invoice-document.ts';
import type { InvoiceKind } from '../../../domain/invoice-kinds.ts';
import { factsOf, sessionAt } from '../../../domain/testing/invoice-facts.ts';
import { invoicePdf } from '../invoice-pdf.ts';

const issued_at = Date.parse('2030-06-07T09:00:00+02:00');
const look = { primary_color: '#ffff00', font_family: 'Poppins', logo: undefined } as const;

export const issuedOf = (kind: InvoiceKind, document: InvoiceDocument): IssuedInvoice => ({
  number: 'RE-2030-0042',
  kind,
  issued_at,
  document,
});
export const made = (kind: InvoiceKind, document: InvoiceDocument): Promise<Buffer> =>
  invoicePdf(issuedOf(kind, document), look);

/** The text of a PDF, its pages and its title. */
export const read = async (pdf: Buffer) => {
  const file = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: file.numPages }, async (_, i) => {
      const { items } = await (await file.getPage(i + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  return { text: pages.join('\n').replaceAll(/\s+/g, ' '), pages: file.numPages, file };
};

export const received = { amount_cents: 15_000, method: 'online', paid_at: sessionAt - 3 * 86_400_000 } as const;
export const deposit = depositDocument(factsOf(), received);
export const final = finalDocument(factsOf(), {
  deposits: [{ number: 'RE-2030-0041', issued_at: received.paid_at, vat: deposit.vat }],
  received: [{ amount_cents: 5000, method: 'card_terminal', paid_at: sessionAt }],
});
