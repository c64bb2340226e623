import { describe, expect, it } from 'vitest';
import { cancellationDocument, depositDocument, finalDocument } from '../compose-invoice.ts';
import type { InvoiceDocument } from '../invoice-document.ts';
import type { InvoiceKind } from '../invoice-kinds.ts';
import { readReceivedInvoice } from '../received/read-received-invoice.ts';
import { wrongSums } from '../received/received-invoice.ts';
import { authorityFacts, businessFacts } from '../testing/business.ts';
import { sessionAt } from '../testing/invoice-facts.ts';
import { ciiOf } from './cii.ts';
import type { EInvoiceProfile } from './profiles.ts';

const issued_at = Date.parse('2030-06-07T00:30:00+02:00');
const received = { amount_cents: 15_000, method: 'online', paid_at: sessionAt - 3 * 86_400_000 } as const;
const deposit = depositDocument(businessFacts(), received);
const final = finalDocument(businessFacts(), {
  deposits: [{ number: 'RE-2030-0041', issued_at: received.paid_at, vat: deposit.vat }],
  received: [{ amount_cents: 5000, method: 'card_terminal', paid_at: sessionAt }],
});
const account = { holder: 'Studio Lichtblick', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };
const cancels = { number: 'RE-2030-0041', issued_at: received.paid_at, reason: 'Falscher Name' };

const xmlOf = (kind: InvoiceKind, document: InvoiceDocument, profile: EInvoiceProfile = 'en16931') =>
  ciiOf({ number: 'RE-2030-0042', kind, issued_at, document }, profile);
const readBack = (...args: Parameters<typeof xmlOf>) => {
  const read = readReceivedInvoice(xmlOf(...args));
  if (!read) throw new Error('This is no invoice');
  expect(wrongSums(read)).toEqual([]);
  return read;
};

describe('the XML of a document', () => {
  it('names the account that what is due may be transferred to, with the booking code (INV-09)', () => {
    const document = finalDocument(businessFacts(), { deposits: [], received: [], account });
    expect(readBack('final', document)).toMatchObject({
      accounts: [{ iban: account.iban, bic: account.bic, holder: account.holder }],
      payment_reference: 'FB-7KQ2MX9D',
      payment_terms: [
        'Den offenen Betrag zahlen Sie im Studio oder per Überweisung an Studio Lichtblick, IBAN DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX, Verwendungszweck FB-7KQ2MX9D.',
      ],
    });
    expect(xmlOf('final', document)).toContain('<ram:TypeCode>58</ram:TypeCode>');
    expect(xmlOf('final', document)).toMatch(/<ram:PaymentReference>FB-7KQ2MX9D<.*<ram:InvoiceCurrencyCode>/s);
    const withoutBic = finalDocument(businessFacts(), { deposits: [], received: [], account: { ...account, bic: '' } });
    expect(readBack('final', withoutBic).accounts).toEqual([{ iban: account.iban, holder: account.holder }]);
  });

  it('names no account where nothing is due, or where it takes an invoice back (INV-09)', () => {
    const paid = [{ amount_cents: 37_996, method: 'transfer', paid_at: sessionAt } as const];
    const settled = finalDocument(businessFacts(), { deposits: [], received: paid, account });
    const unpaid = finalDocument(businessFacts(), { deposits: [], received: [], account });
    for (const document of [settled, cancellationDocument(unpaid, cancels)]) {
      const { accounts, payment_reference } = readBack(document.cancels ? 'cancellation' : 'final', document);
      expect({ accounts, payment_reference }).toEqual({ accounts: [], payment_reference: undefined });
      expect(xmlOf('final', document)).not.toContain('>58<');
    }
  });

  it('says everything that is on the final invoice, deposits as prepaid (INV-08)', () => {
    expect(readBack('final', final)).toEqual({
      number: 'RE-2030-0042',
      type_code: '380',
      issued_on: '2030-06-07',
      delivered_on: '2030-06-06',
      currency: 'EUR',
      corrects: 'RE-2030-0041',
      notes: [
        'abzüglich Anzahlungsrechnung RE-2030-0041 vom 03.06.2030: 150,00 €, darin 18,91 € Umsatzsteuer 19 %, darin 2,07 € Umsatzsteuer 7 %',
      ],
      payment_terms: ['Den offenen Betrag zahlen Sie im Studio.'],
      seller: {
        name: 'Studio Lichtblick',
        street: 'Lindenstraße 12',
        postal_code: '10969',
        city: 'Berlin',
        country: 'DE',
        vat_id: 'DE123456789',
        tax_number: '21/815/08150',
        contact: 'Studio Lichtblick',
        telephone: '+49 30 1234567',
        email: 'hallo@lichtblick.example',
      },
      buyer: {
        name: 'Erika & Max Sommer <GbR>',
        street: 'Am Markt 3',
        postal_code: '20095',
        city: 'Hamburg',
        country: 'DE',
        vat_id: 'DE999999999',
      },
      accounts: [],
      lines: [
        { position: '1', name: 'Porträtshooting', quantity: 1, unit: 'C62', price: 210.09, net: 210.09, rate: 19 },
        { position: '2', name: 'Abzug 20 × 30 cm', quantity: 5, unit: 'C62', price: 8.394, net: 41.97, rate: 19 },
        { position: '3', name: 'Nutzungsrechte', quantity: 1, unit: 'C62', price: 74.78, net: 74.78, rate: 7 },
      ],
      allowances: [],
      taxes: [
        { rate: 19, net: 252.06, tax: 47.89 },
        { rate: 7, net: 74.78, tax: 5.23 },
      ],
      totals: { lines: 326.84, net: 326.84, tax: 53.12, gross: 379.96, prepaid: 200, due: 179.96 },
    });
  });

  it('of a prepayment has its own code, and nothing is due (INV-08)', () => {
    const read = readBack('deposit', deposit);
    expect(read).toMatchObject({ type_code: '386', totals: { gross: 150, prepaid: 150, due: 0 } });
    expect(xmlOf('deposit', deposit)).toContain('<ram:TypeCode>68</ram:TypeCode>');
  });

  it('of a cancellation is a credit note with what is taken back, its number and the reason (INV-08)', () => {
    const read = readBack('cancellation', cancellationDocument(final, cancels));
    expect(read).toMatchObject({
      type_code: '381',
      corrects: 'RE-2030-0041',
      totals: { lines: 326.84, tax: 53.12, gross: 379.96, prepaid: 150, due: 229.96 },
    });
    expect(read.notes.slice(0, 2)).toEqual([
      'Storniert die Rechnung RE-2030-0041 vom 03.06.2030. Alle Beträge gelten als nicht berechnet.',
      'Grund: Falscher Name',
    ]);
    expect(xmlOf('cancellation', cancellationDocument(final, cancels))).not.toContain('>-');
  });

  it('is an XRechnung with the Leitweg-ID for an authority (INV-08)', () => {
    const document = depositDocument(authorityFacts(), received);
    const read = readBack('deposit', document, 'xrechnung');
    expect(read).toMatchObject({ type_code: '326', buyer_reference: '04011000-12345-03' });
    const xml = xmlOf('deposit', document, 'xrechnung');
    expect(xml).toContain('<ram:ID>urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0</ram:ID>');
    expect(xml).toContain('<ram:URIID schemeID="EM">rechnung@sommer.example</ram:URIID>');
    expect(xmlOf('final', final)).toContain('<ram:ID>urn:cen.eu:en16931:2017</ram:ID>');
  });

  it('of a small business is exempt with the reason, in the language of the customer (INV-08)', () => {
    const of = (more: object) => readBack('deposit', depositDocument(businessFacts(more), received));
    const small = of({ small_business: true });
    expect(small.taxes).toEqual([
      { rate: 0, net: 150, tax: 0, exemption: 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.' },
    ]);
    expect(of({ small_business: true, language: 'ru' }).taxes[0]?.exemption).toContain('§ 19 UStG');
    const lines = [{ name: 'Kurs', quantity: 1, rate: 0, gross_cents: 20_000 }];
    expect(of({ lines }).taxes[0]?.exemption).toBe('Ohne Umsatzsteuer: steuerfrei.');
  });

  it('identifies a studio without a VAT id by its tax number (BR-CO-26)', () => {
    const seller = { ...businessFacts().seller, vat_id: null };
    const xml = xmlOf('deposit', depositDocument(businessFacts({ seller }), received));
    expect(xml).toContain('<ram:SellerTradeParty><ram:ID>21/815/08150</ram:ID>');
    expect(xml).not.toContain('schemeID="VA">DE123456789');
  });
});
