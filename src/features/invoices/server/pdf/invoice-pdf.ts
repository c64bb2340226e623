import { parseHex, toHex, white } from '#features/settings/domain/colour.ts';
import type { FontFamily } from '#features/settings/domain/font-stack.ts';
import { legible } from '#features/settings/domain/legible.ts';
import { textRatio } from '#features/settings/domain/theme.ts';
import type { InvoiceDocument } from '../../domain/invoice-document.ts';
import type { InvoiceKind } from '../../domain/invoice-kinds.ts';
import { type DocumentTexts, documentTexts } from '../../texts/document-texts.ts';
import { pdfFonts } from './fonts.ts';
import { writeHead } from './head.ts';
import { Sheet } from './sheet.ts';
import { writeSums } from './sums.ts';
import { writeTable } from './table.ts';
import { dateText, type IssuedInvoice, type Writing } from './writing.ts';

/** How documents of the studio look. */
export interface InvoiceLook {
  /** '#rrggbb', as chosen by the studio. */
  readonly primary_color: string;
  readonly font_family: FontFamily;
  /** PNG or JPEG. */
  readonly logo: Buffer | undefined;
}

/** Makes the PDF of a document from what was stored when it was issued; nothing of its booking is read. */
export const invoicePdf = (invoice: IssuedInvoice, look: InvoiceLook): Promise<Buffer> => {
  const { number, kind, issued_at, document } = invoice;
  const { language, seller } = document;
  const texts = documentTexts[language];
  const sheet = new Sheet({
    title: `${texts.kind[kind]} ${number}`,
    author: seller.name,
    language,
    // The texts of the language too: Russian documents have Cyrillic letters whatever was sold.
    fonts: pdfFonts(look.font_family, JSON.stringify(document) + texts.date),
    accent: toHex(legible(parseHex(look.primary_color) ?? [88, 28, 135], [white], textRatio)),
    issued_at,
  });
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
  return [payable_cents > 0 ? texts.payInStudio : texts.nothingPayable, ...tax];
};
