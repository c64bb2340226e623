import { expect, it } from 'vitest';
import { formatEuro } from '#shared/kernel/time/format.ts';
import { cancellationDocument, depositDocument, finalDocument } from '../../domain/compose-invoice.ts';
import { ciiOf } from '../../domain/e-invoice/cii.ts';
import type { InvoiceDocument } from '../../domain/invoice-document.ts';
import type { InvoiceKind } from '../../domain/invoice-kinds.ts';
import { readReceivedInvoice } from '../../domain/received/read-received-invoice.ts';
import { authorityFacts, businessFacts } from '../../domain/testing/business.ts';
import { factsOf, sessionAt } from '../../domain/testing/invoice-facts.ts';
import { issuedOf, made, read, received } from './testing/read-pdf.ts';

const deposit = depositDocument(businessFacts(), received);
const final = finalDocument(businessFacts(), {
  deposits: [{ number: 'RE-2030-0041', issued_at: received.paid_at, vat: deposit.vat }],
  received: [{ amount_cents: 5000, method: 'card_terminal', paid_at: sessionAt }],
});
const cancels = { number: 'RE-2030-0041', issued_at: received.paid_at, reason: 'Falscher Name' };

/** The text of the PDF, and the invoice in its attachment. */
const readBoth = async (kind: InvoiceKind, document: InvoiceDocument) => {
  const pdf = await made(kind, document);
  const { text, file } = await read(pdf);
  const found: Readonly<Record<string, { filename: string; content: Uint8Array }>> | null = await file.getAttachments();
  const attachments = Object.values(found ?? {});
  const xml = attachments.map(({ content }) => new TextDecoder().decode(content));
  const { metadata } = await file.getMetadata();
  return { pdf, text, names: attachments.map(({ filename }) => filename), xml, metadata };
};

it.each([
  ['deposit', deposit],
  ['final', final],
  ['cancellation', cancellationDocument(final, cancels)],
] as const)('every amount in the XML of a %s document is on its page (INV-08)', async (kind, document) => {
  const { text, xml, names } = await readBoth(kind, document);
  expect(names).toEqual(['factur-x.xml']);
  expect(xml).toEqual([ciiOf(issuedOf(kind, document), 'en16931')]);
  const { taxes = [], totals, number = '', lines = [] } = readReceivedInvoice(xml[0] ?? '') ?? {};
  const shown = (euro = 0) => `${kind === 'cancellation' ? '−' : ''}${formatEuro(Math.round(euro * 100))}`;
  expect(text).toContain(number);
  for (const { rate = 0, net, tax } of taxes) {
    expect(text).toContain(`Netto (${rate} %) ${shown(net)}`);
    expect(text).toContain(`Umsatzsteuer ${rate} % ${shown(tax)}`);
  }
  expect(text).toContain(`Summe ${shown(totals?.gross)}`);
  expect(text).toContain(
    kind === 'cancellation' ? `Restbetrag ${shown(totals?.due)}` : `Zu zahlen ${shown(totals?.due)}`,
  );
  for (const { name = '?' } of lines) expect(text).toContain(name);
});

it('the PDF says in its metadata what is attached, stays PDF/A-3b and the same (INV-08)', async () => {
  const { pdf, metadata } = await readBoth('final', final);
  expect(pdf.equals(await made('final', final))).toBe(true);
  expect(pdf.toString('latin1')).toMatch(/\/AFRelationship \/Alternative/);
  expect(pdf.toString('latin1')).toMatch(/\/Subtype \/text#2Fxml/);
  expect(pdf.toString('latin1')).toContain('<pdfaSchema:prefix>fx</pdfaSchema:prefix>');
  for (const [name, value] of [
    ['fx:documenttype', 'INVOICE'],
    ['fx:documentfilename', 'factur-x.xml'],
    ['fx:version', '1.0'],
    ['fx:conformancelevel', 'EN 16931'],
    ['pdfaid:part', '3'],
    ['pdfaid:conformance', 'B'],
  ] as const) {
    expect([name, metadata?.get(name)]).toEqual([name, value]);
  }
});

it('the PDF of an authority contains an XRechnung (INV-08)', async () => {
  const { names, xml, metadata } = await readBoth('deposit', depositDocument(authorityFacts(), received));
  expect(names).toEqual(['xrechnung.xml']);
  expect(xml[0]).toContain('kosit:xrechnung_3.0');
  expect(metadata?.get('fx:conformancelevel')).toBe('XRECHNUNG');
});

it('nothing is attached for private customers, and for documents of before (INV-08)', async () => {
  const { e_invoice: _, ...before } = depositDocument(factsOf(), received);
  for (const document of [depositDocument(factsOf(), received), before]) {
    const { names, metadata } = await readBoth('deposit', document);
    expect([names, metadata?.get('fx:conformancelevel') ?? null]).toEqual([[], null]);
  }
});

it('the metadata are well-formed whatever the studio is called (INV-03)', async () => {
  const seller = { ...factsOf().seller, name: 'Foto & <Film>' };
  const { metadata } = await readBoth('deposit', depositDocument(factsOf({ seller }), received));
  expect(metadata?.get('dc:creator')).toEqual(['Foto & <Film>']);
  expect(metadata?.get('pdfaid:part')).toBe('3');
});
