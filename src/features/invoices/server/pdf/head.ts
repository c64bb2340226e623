import { left, right } from '#features/settings/server/api.ts';
import { dateText, type Writing } from './writing.ts';

const factsWidth = 220;
const labelWidth = 92;

/** Logo or name, the customer's address, the facts beside it, and the title. */
export const writeHead = (writing: Writing, logo: Buffer | undefined): void => {
  const { sheet, invoice, texts } = writing;
  const { document, kind, number } = invoice;
  if (logo) sheet.doc.image(logo, left, sheet.y, { fit: [200, 44] });
  else sheet.text(document.seller.name, { size: 18, look: 'name' });
  sheet.y = 122;
  writeSender(writing);
  const top = sheet.y;
  for (const line of customerLines(writing)) sheet.row([[line, { width: 230, size: 11 }]], 0);
  const below = sheet.y;
  sheet.y = top - 16;
  const x = right - factsWidth;
  for (const [label, value] of factsOf(writing)) {
    sheet.row(
      [
        [label, { x, width: labelWidth, size: 9, look: 'muted' }],
        [value, { x: x + labelWidth, width: factsWidth - labelWidth, size: 9, align: 'right' }],
      ],
      2,
    );
  }
  sheet.y = Math.max(sheet.y, below, 220) + 20;
  sheet.row([[`${texts.kind[kind]} ${number}`, { size: 18, look: 'strong' }]], 12);
};

/** The small line above the address, as in the window of an envelope. */
const writeSender = ({ sheet, invoice }: Writing): void => {
  const { name, street, postal_code, city } = invoice.document.seller;
  sheet.row([[[name, street, `${postal_code} ${city}`].join(' · '), { width: 230, size: 7, look: 'muted' }]], 6);
};

const customerLines = ({ invoice }: Writing): string[] => {
  const { name, address } = invoice.document.customer;
  if (!address) return [name].filter(Boolean);
  const { street, postal_code, city, country } = address;
  return [name, street, `${postal_code} ${city}`, ...(country === 'DE' ? [] : [country])];
};

const factsOf = ({ invoice, texts }: Writing): [string, string][] => {
  const { number, issued_at, document } = invoice;
  const { booking, voucher, seller, customer } = document;
  const facts: [string, string | null][] = [
    [texts.number, number],
    [texts.date, dateText(issued_at)],
    [texts.session, dateText(booking?.starts_at ?? voucher?.sold_at ?? issued_at)],
    [texts.booking, booking?.confirmation_code ?? null],
    [texts.voucher, voucher?.last_four ?? null],
    [texts.taxNumber, seller.tax_number],
    [texts.vatId, seller.vat_id],
    [texts.customerVatId, customer.vat_id],
    [texts.leitwegId, customer.leitweg_id],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null);
};
