import { once } from 'node:events';
import { deflateSync } from 'node:zlib';
import PdfDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { ciiFile, ublFile } from '../../../domain/testing/received-files.ts';
import { openInvoice } from './open-invoice.ts';

const pdfWith = async (files: Readonly<Record<string, string | Buffer>>, compress = true): Promise<Blob> => {
  const pdf = new PdfDocument({ compress });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  pdf.text('Rechnung');
  for (const [name, content] of Object.entries(files)) pdf.file(Buffer.from(content), { name });
  pdf.end();
  await once(pdf, 'end');
  return new Blob([Buffer.concat(parts)]);
};
const opened = expect.objectContaining({ number: 'LR-2030-17', currency: 'EUR' });

it('an invoice is found in a file, and attached to a PDF, also beside other attachments (INV-05)', async () => {
  expect(await openInvoice(new Blob([ciiFile]))).toEqual(opened);
  expect(await openInvoice(await pdfWith({ 'factur-x.xml': ciiFile }))).toEqual(opened);
  expect(await openInvoice(await pdfWith({ 'factur-x.xml': ciiFile }, false))).toEqual(opened);
  expect(await openInvoice(await pdfWith({ 'terms.xml': '<terms/>', 'xrechnung.xml': ublFile('Invoice') }))).toEqual(
    opened,
  );
});

it('the length of an attachment may be an object of its own', async () => {
  const xml = deflateSync(ublFile('CreditNote'));
  const begin = '%PDF-1.7\n4 0 obj\n<</Type /EmbeddedFile /Filter /FlateDecode /Length 14 0 R>>\nstream\r\n';
  const end = `\nendstream\nendobj\n14 0 obj\n${xml.length}\nendobj\n`;
  expect(await openInvoice(new Blob([begin, xml, end]))).toMatchObject({ type_code: '381' });
});

it('says why a file cannot be shown', async () => {
  expect(await openInvoice(new Blob([]))).toBe('no_invoice');
  expect(await openInvoice(await pdfWith({}))).toBe('no_xml_in_pdf');
  expect(await openInvoice(await pdfWith({ 'terms.xml': '<terms/>' }))).toBe('no_xml_in_pdf');
  expect(await openInvoice(new Blob([new Uint8Array(20 * 1024 * 1024 + 1)]))).toBe('too_large');
});

it('an attachment that inflates to more than 20 MB, or that is damaged, is left out', async () => {
  const swollen = ciiFile + ' '.repeat(20 * 1024 * 1024);
  expect(await openInvoice(await pdfWith({ 'factur-x.xml': swollen }))).toBe('no_xml_in_pdf');
  const damaged =
    '%PDF-1.7\n4 0 obj\n<</Type /EmbeddedFile /Filter /FlateDecode /Length 9>>\nstream\nnot zlib!\nendstream';
  expect(await openInvoice(new Blob([damaged]))).toBe('no_xml_in_pdf');
});

it('the encoding is that of the file', async () => {
  const latin = Buffer.from(ciiFile.replace('UTF-8', 'ISO-8859-1'), 'latin1');
  const unmarked = Buffer.from(ciiFile.replace('UTF-8', 'UTF-16'), 'utf16le');
  const utf16 = Buffer.from(`\uFEFF${ciiFile.replace('UTF-8', 'UTF-16')}`, 'utf16le');
  for (const bytes of [latin, utf16, unmarked, Buffer.from(unmarked).swap16(), Buffer.from(`\uFEFF${ciiFile}`)]) {
    expect(await openInvoice(new Blob([bytes]))).toMatchObject({ seller: { city: 'Köln' } });
  }
  expect(await openInvoice(new Blob([ciiFile.replace('UTF-8', 'UNKNOWN')]))).toEqual(opened);
});

it.each(['\n\n  ', '\uFEFF\r\n', '\r\n\uFEFF'])(
  'lines before the declaration (%j) are left out (INV-05)',
  async (before) => {
    expect(await openInvoice(new Blob([before, ciiFile]))).toEqual(opened);
  },
);
