import { describe, expect, it } from 'vitest';
import { fontFamilies } from '#features/settings/domain/design/design-choices.ts';
import { boxesIn } from '#features/settings/server/paper/testing/boxes.ts';
import { finalDocument } from '../../domain/compose-invoice.ts';
import { factsOf } from '../../domain/testing/invoice-facts.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { issuedOf, read } from './testing/read-pdf.ts';

const documentOf = (customer: string, service: string) => {
  const facts = factsOf();
  const [first, ...more] = facts.lines;
  const lines = first ? [{ ...first, name: service }, ...more] : [];
  const seller = { ...facts.seller, name: 'Studio 📷 Lichtblick' };
  return finalDocument(
    { ...facts, seller, lines, customer: { ...facts.customer, name: customer } },
    { deposits: [], received: [] },
  );
};
const pdfOf = (font_family: (typeof fontFamilies)[number], customer: string, service = 'Porträt') =>
  invoicePdf(issuedOf('final', documentOf(customer, service)), {
    primary_color: '#581c87',
    font_family,
    logo: undefined,
  });

describe('a document with letters that its font does not have (INV-10)', () => {
  it.each([
    ['Inter', 'Lena Beispiel', 'Babybauch 🤰 Shooting 🌸', 'Babybauch Shooting'],
    ['Inter', 'ნინო მაგალითი', 'Porträt', 'nino magaliti'],
    ['Inter', 'محمد مثال', 'Porträt', 'mhmd mthl'],
    ['Poppins', 'Nguyễn Thị Hồng', 'Porträt', 'Nguyễn Thị Hồng'],
    ['Montserrat', 'Γεωργία Παράδειγμα', 'Porträt', 'Γεωργία Παράδειγμα'],
  ] as const)('in %s, for %s: %s', async (font, customer, service, shown) => {
    const pdf = await pdfOf(font, customer, service);
    expect(boxesIn(pdf)).toBe(0);
    expect((await read(pdf)).text.normalize('NFC')).toContain(shown);
  });

  it.each(fontFamilies)('has no box in %s', async (font) => {
    expect(boxesIn(await pdfOf(font, '王小明 · דוד לוי · Արամ 👨‍👩‍👧', 'Ωmega ✨ Жанна'))).toBe(0);
  });
});
