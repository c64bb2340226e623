import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { cancellationDocument, depositDocument, finalDocument } from '../../domain/compose-invoice.ts';
import type { InvoiceDocument } from '../../domain/invoice-document.ts';
import type { InvoiceKind } from '../../domain/invoice-kinds.ts';
import { factsOf, sessionAt } from '../../domain/testing/invoice-facts.ts';
import { invoicePdf } from './invoice-pdf.ts';

const issued_at = Date.parse('2030-06-07T09:00:00+02:00');
const look = { primary_color: '#ffff00', font_family: 'Poppins', logo: undefined } as const;
const made = (kind: InvoiceKind, document: InvoiceDocument): Promise<Buffer> =>
  invoicePdf({ number: 'RE-2030-0042', kind, issued_at, document }, look);

/** The text of a PDF, its pages and its title. */
const read = async (pdf: Buffer) => {
  const file = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: file.numPages }, async (_, i) => {
      const { items } = await (await file.getPage(i + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  return { text: pages.join('\n').replaceAll(/\s+/g, ' '), pages: file.numPages, file };
};

const received = { amount_cents: 15_000, method: 'online', paid_at: sessionAt - 3 * 86_400_000 } as const;
const deposit = depositDocument(factsOf(), received);
const final = finalDocument(factsOf(), {
  deposits: [{ number: 'RE-2030-0041', issued_at: received.paid_at, vat: deposit.vat }],
  received: [{ amount_cents: 5000, method: 'card_terminal', paid_at: sessionAt }],
});

describe('the PDF of a document', () => {
  it('says everything that was stored, and every amount (INV-03)', async () => {
    const { text, pages } = await read(await made('final', final));
    expect(pages).toBe(1);
    for (const part of [
      'Rechnung RE-2030-0042',
      'Studio Lichtblick · Lindenstraße 12 · 10969 Berlin',
      'Erika & Max Sommer <GbR>',
      '20095 Hamburg',
      '07.06.2030',
      'FB-7KQ2MX9D',
      '21/815/08150',
      'DE123456789',
      'Abzug 20 × 30 cm 5 19 % 49,95 €',
      'Netto (19 %) 252,06 €',
      'Umsatzsteuer 19 % 47,89 €',
      'Netto (7 %) 74,78 €',
      'Umsatzsteuer 7 % 5,23 €',
      'Summe 379,96 €',
      'abzüglich Anzahlungsrechnung RE-2030-0041 vom 03.06.2030 −150,00 €',
      'darin 18,91 € Umsatzsteuer 19 %',
      'Restbetrag 229,96 €',
      'Erhalten mit Karte am 06.06.2030 −50,00 €',
      'Zu zahlen 179,96 €',
      'Seite 1 von 1',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('is in the language of the customer, with Cyrillic letters in any font of the studio (INV-03)', async () => {
    const document = depositDocument(factsOf({ language: 'ru' }), received);
    const { text } = await read(await made('deposit', document));
    expect(text).toContain('Счёт на предоплату (Anzahlungsrechnung) RE-2030-0042');
    expect(text).toContain('Получено онлайн 03.06.2030 −150,00 €');
    expect(text).toContain('Услуга ещё не оказана.');
  });

  it('has the sentence of a small business in place of tax (INV-02)', async () => {
    const document = depositDocument(factsOf({ small_business: true }), received);
    const { text } = await read(await made('deposit', document));
    expect(text).toContain('Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.');
    expect(text).not.toMatch(/Netto|19 %|7 %/);
  });

  it('names what a cancellation takes back, and why (INV-01)', async () => {
    const cancels = { number: 'RE-2030-0041', issued_at: received.paid_at, reason: 'Falscher Name' };
    const { text } = await read(await made('cancellation', cancellationDocument(deposit, cancels)));
    expect(text).toContain('Storniert die Rechnung RE-2030-0041 vom 03.06.2030.');
    expect(text).toContain('Grund: Falscher Name');
    expect(text).toContain('Summe −150,00 €');
    expect(text).not.toContain('Zu zahlen');
  });

  it('sets what matters in bold, amounts at the right edge, and the address in the window of an envelope (INV-03)', async () => {
    const { file } = await read(await made('final', final));
    const page = await file.getPage(1);
    const { items } = await page.getTextContent();
    const item = (text: string) => {
      const found = items.find((one) => 'str' in one && one.str.startsWith(text));
      if (!found || !('str' in found)) throw new Error(`${text} is not on the page`);
      const [size = 0, , , , x = 0, y = 0] = found.transform as number[];
      return { font: found.fontName, size, x: Math.round(x), y, end: Math.round(x + found.width) };
    };
    const regular = item('Erika & Max').font;
    const bold = item('Studio Lichtblick').font;
    expect(bold).not.toBe(regular);
    for (const strong of ['Rechnung RE-2030-0042', 'Summe', 'Restbetrag', 'Zu zahlen', '379,96']) {
      expect([strong, item(strong).font]).toEqual([strong, bold]);
    }
    for (const normal of ['Netto (19', 'Umsatzsteuer 19', 'abzüglich', 'darin', 'Erhalten', 'Am Markt 3']) {
      expect([normal, item(normal).font]).toEqual([normal, regular]);
    }
    for (const amount of ['379,96', '252,06', '−150,00', '229,96', '−50,00', '179,96', 'FB-7KQ2MX9D', 'Seite 1']) {
      expect([amount, item(amount).end]).toEqual([amount, 543]);
    }
    expect([item('Studio Lichtblick').size, item('Erika & Max').size, item('darin').size]).toEqual([18, 11, 9]);
    expect(item('Studio Lichtblick · Linden').size).toBe(7);
    for (const line of ['Erika & Max', 'Am Markt 3', '20095 Hamburg']) expect(item(line).x).toBe(52);
  });

  it('names the country of an address abroad, and no address that nobody has entered (INV-02)', async () => {
    const { customer } = factsOf();
    const abroad = { ...customer, address: { street: 'Ring 1', postal_code: '1010', city: 'Wien', country: 'AT' } };
    const of = async (facts: object) =>
      (await read(await made('deposit', depositDocument(factsOf(facts), received)))).text;
    expect(await of({ customer: abroad })).toContain('1010 Wien AT');
    expect(await of({})).not.toContain('20095 Hamburg DE');
    const unknown = await of({ customer: { ...customer, address: null } });
    expect(unknown).toContain('Erika & Max Sommer <GbR>');
    expect(unknown).not.toContain('Hamburg');
  });

  it('calls what is free of tax so, and shows no tax of it (INV-02)', async () => {
    const lines = [{ name: 'Kurs', quantity: 1, rate: 0, gross_cents: 10_000 }];
    const facts = factsOf({ lines });
    const part = depositDocument(facts, { ...received, amount_cents: 2000 });
    const deposits = [{ number: 'RE-2030-0041', issued_at: received.paid_at, vat: part.vat }];
    const { text } = await read(await made('final', finalDocument(facts, { deposits, received: [] })));
    expect(text).toContain('Steuerfrei 100,00 €');
    expect(text).not.toMatch(/Umsatzsteuer 0|darin/);
  });

  it('continues on further pages, each with its footer', async () => {
    const line = { name: 'Abzug', quantity: 1, rate: 19, gross_cents: 100 };
    const lines = Array.from({ length: 60 }, (_, i) => ({ ...line, name: `Abzug ${i + 1}` }));
    const { text, pages } = await read(
      await made('final', finalDocument(factsOf({ lines }), { deposits: [], received: [] })),
    );
    expect(pages).toBe(3);
    expect(text).toContain('Abzug 60');
    expect(text).toContain('Seite 3 von 3');
  });

  it('is an archivable PDF/A-3b, the same for the same data (INV-03)', async () => {
    const pdf = await made('deposit', deposit);
    expect(pdf.equals(await made('deposit', deposit))).toBe(true);
    const { file } = await read(pdf);
    const { info, metadata } = await file.getMetadata();
    expect(info).toMatchObject({
      Title: 'Anzahlungsrechnung RE-2030-0042',
      Author: 'Studio Lichtblick',
      Language: 'de',
    });
    expect(metadata?.get('pdfaid:part')).toBe('3');
    expect(metadata?.get('pdfaid:conformance')).toBe('B');
  });
});
