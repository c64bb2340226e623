import { describe, expect, it } from 'vitest';
import { depositDocument, finalDocument } from '../../domain/compose-invoice.ts';
import { factsOf } from '../../domain/testing/invoice-facts.ts';
import { final, made, read, received } from './testing/read-pdf.ts';

describe('the PDF of a document', () => {
  it('sets what matters in bold, amounts at the right edge, and the address in the window of an envelope (INV-03)', async () => {
    const { file } = await read(await made('final', final));
    const page = await file.getPage(1);
    const { items } = await page.getTextContent();
    const item = (text: string) => {
      const found = items.find((one) => 'str' in one && one.str.startsWith(text));
      if (!found || !('str' in found)) throw new Error(`${text} is not on the page`);
      const [size = 0, , , , x = 0] = found.transform as number[];
      return { font: found.fontName, size, x: Math.round(x), end: Math.round(x + found.width) };
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
    expect(await of({})).toContain('20095 Hamburg Nummer RE-2030-0042');
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
});
