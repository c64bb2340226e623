import type { FontFamily } from '#features/settings/domain/design/font-stack.ts';
import { accentOf, escapeMetadata, pdfFonts, Sheet } from '#features/settings/server/api.ts';
import { howToPay } from '../../domain/how-to-pay.ts';
import type { InvoiceDocument, IssuedInvoice } from '../../domain/invoice-document.ts';
import type { InvoiceKind } from '../../domain/invoice-kinds.ts';
import { type DocumentTexts, documentTexts } from '../../texts/document-texts.ts';
import { attachEInvoice } from './factur-x.ts';
import { writeHead } from './head.ts';
import { writeSums } from './sums.ts';
import { writeTable } from './table.ts';
import { dateText, type Writing } from './writing.ts';

/** How documents of the studio look. */
export interface InvoiceLook {
  /** '#rrggbb', as chosen by the studio. */
  readonly primary_color: string;
  readonly font_family: FontFamily;
  /** PNG or JPEG. */
  readonly logo: Buffer | undefined;
}

/**
 * Makes the PDF of a document from what was stored when it was issued; nothing of its booking is read. An e-invoice has the
 * same facts as XML inside.
 */
export const invoicePdf = (invoice: IssuedInvoice, look: InvoiceLook): Promise<Buffer> => {
  const { number, kind, issued_at, document } = invoice;
  const { language, seller } = document;
  const texts = documentTexts[language];
  const title = `${texts.kind[kind]} ${number}`;
  const sheet = new Sheet({
    title,
    author: seller.name,
    language,
    // The texts of the language too: Russian documents have Cyrillic letters whatever was sold.
    fonts: pdfFonts(look.font_family, JSON.stringify(document) + texts.date),
    accent: accentOf(look.primary_color),
    issued_at,
  });
  escapeMetadata(sheet.doc, [title, seller.name]);
  attachEInvoice(sheet.doc, invoice);
  const writing = { sheet, invoice, texts };
  writeHead(writing, look.logo);
  writeTable(writing);
  writeSums(writing);
  writeNotes(writing);
  const address = [seller.name, seller.street, `${seller.postal_code} ${seller.city}`];
  const line = [...address, seller.phone, seller.email].filter(Boolean).join(' · ');
  return sheet.finished((page, pages) => [line, texts.page(page, pages)]);
};

const writeNotes = ({ sheet, invoice, texts }: Writing): void => {
  const { kind, document } = invoice;
  sheet.y += 14;
  for (const note of notesOf(kind, document, texts)) sheet.row([[note, {}]], 6);
};

const notesOf = (kind: InvoiceKind, document: InvoiceDocument, texts: DocumentTexts): string[] => {
  const { small_business, vat, cancels, payable_cents } = document;
  const tax = small_business ? [texts.smallBusiness] : vat.some(({ rate }) => rate === 0) ? [texts.exemptNote] : [];
  if (cancels) {
    const { number, issued_at, reason } = cancels;
    return [texts.cancels(number, dateText(issued_at)), texts.reason(reason), ...tax];
  }
  if (kind === 'deposit') return [texts.depositNote, ...tax];
  if (kind === 'voucher') return [texts.nothingPayable, texts.voucherNote, ...tax];
  return [payable_cents > 0 ? howToPay(document) : texts.nothingPayable, ...tax];
};
