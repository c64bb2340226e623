import { describe, expect, it } from 'vitest';
import { cancellationDocument, depositDocument, finalDocument } from '../../domain/compose-invoice.ts';
import { factsOf } from '../../domain/testing/invoice-facts.ts';
import { deposit, final, made, read, received } from './testing/read-pdf.ts';

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

  it.each([
    [
      'de',
      'im Studio oder per Überweisung an Studio Lichtblick, IBAN DE89 3704 0044 0532 0130 00, Verwendungszweck FB-7KQ2MX9D.',
    ],
    [
      'ru',
      'или банковским переводом: получатель Studio Lichtblick, IBAN DE89 3704 0044 0532 0130 00, назначение платежа FB-7KQ2MX9D.',
    ],
  ] as const)('names the account that what is due may be transferred to: %s (INV-09)', async (language, sentence) => {
    const account = { holder: 'Studio Lichtblick', iban: 'DE89370400440532013000', bic: '' };
    const document = finalDocument(factsOf({ language }), { deposits: [], received: [], account });
    const { text } = await read(await made('final', document));
    expect(text.replaceAll(/\s+/g, ' ')).toContain(sentence);
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
