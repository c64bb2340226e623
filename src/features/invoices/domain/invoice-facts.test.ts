import { describe, expect, it } from 'vitest';
import { companyFrom } from '#features/settings/domain/company.ts';
import { type InvoicedBooking, invoiceFacts, missingForEInvoice } from './invoice-facts.ts';
import { invoiceSettingsFrom } from './invoice-settings.ts';
import type { Recipient } from './recipient.ts';

const item = { kind: 'option', option_id: null, service_id: null, name_ru: null, count: 1, included: 0 } as const;
const booking: InvoicedBooking = {
  confirmation_code: 'FB-7KQ2MX9D',
  starts_at: 1_000_000,
  ends_at: 4_600_000,
  service_id: 'portrait',
  service_name: 'Portrait',
  service_name_de: 'Porträt \n im Studio',
  service_name_ru: 'Портрет',
  service_price_cents: 30_000,
  own_price_cents: null,
  no_show_fee_percent: null,
  no_show_fee_cents: null,
  items: [],
  customer_name: 'Erika Sommer',
  customer_email: 'erika@example.com',
  language: 'de',
};
const recipient: Recipient = {
  name: 'Sommer GbR',
  street: 'Am Markt 3',
  postal_code: '20095',
  city: 'Hamburg',
  country: 'DE',
  is_business: true,
  email: null,
  vat_id: 'DE999999999',
  leitweg_id: '04011000-12345-06',
};
const studio = {
  settings: invoiceSettingsFrom({
    street: 'Lindenstraße 12',
    postal_code: '10969',
    city: 'Berlin',
    tax_number: '21/815/08150',
    usual_rate: 19,
    rates: { rights: 7, second: 0 },
  }),
  company: companyFrom({
    company_name: 'Studio Lichtblick',
    company_email: 'hallo@lichtblick.example',
    company_phone: '+49 30 1234567',
    vat_regime: 'included',
  }),
};
const linesOf = (more: Partial<InvoicedBooking>) => invoiceFacts({ ...booking, ...more }, undefined, studio).lines;

describe('what every document of a booking says', () => {
  it('names the studio, the session and the customer as they are now', () => {
    expect(invoiceFacts(booking, undefined, studio)).toMatchObject({
      language: 'de',
      small_business: false,
      seller: {
        name: 'Studio Lichtblick',
        street: 'Lindenstraße 12',
        postal_code: '10969',
        city: 'Berlin',
        email: 'hallo@lichtblick.example',
        phone: '+49 30 1234567',
        tax_number: '21/815/08150',
        vat_id: null,
      },
      customer: { name: 'Erika Sommer', email: 'erika@example.com', address: null, vat_id: null, leitweg_id: null },
      booking: { confirmation_code: 'FB-7KQ2MX9D', starts_at: 1_000_000, ends_at: 4_600_000 },
    });
  });

  it('has the VAT id in place of a tax number, and says that the studio is a small business', () => {
    const facts = invoiceFacts(booking, undefined, {
      settings: { ...studio.settings, tax_number: '', vat_id: 'DE123456789' },
      company: { ...studio.company, vat_regime: 'small_business' },
    });
    expect(facts.seller).toMatchObject({ tax_number: null, vat_id: 'DE123456789' });
    expect(facts.small_business).toBe(true);
  });

  it('is made out to the recipient whom the customer named, and sent to the customer (INV-02)', () => {
    expect(invoiceFacts(booking, recipient, studio).customer).toEqual({
      name: 'Sommer GbR',
      email: 'erika@example.com',
      e_address: null,
      address: { street: 'Am Markt 3', postal_code: '20095', city: 'Hamburg', country: 'DE' },
      vat_id: 'DE999999999',
      leitweg_id: '04011000-12345-06',
    });
  });

  it('is an e-invoice for businesses, an XRechnung with a Leitweg-ID, and none while something is missing (INV-08)', () => {
    const facts = (of: Recipient | undefined, more: Partial<typeof studio> = {}) =>
      invoiceFacts(booking, of, { ...studio, ...more }).e_invoice;
    const company = { ...recipient, leitweg_id: null };
    const person = { ...company, is_business: false, vat_id: null };
    const silent = { company: { ...studio.company, company_phone: '', company_email: '' } };
    expect([facts(undefined), facts(person), facts(company), facts(recipient)]).toEqual([
      null,
      null,
      'en16931',
      'xrechnung',
    ]);
    expect([facts(company, silent), facts(recipient, silent)]).toEqual(['en16931', null]);
    const missing = (of: Recipient, customer_email = '') =>
      missingForEInvoice({ ...booking, customer_email }, of, { ...studio, ...silent });
    expect(missing(recipient)).toEqual(['company_email', 'company_phone', 'customer_email']);
    expect(missing({ ...recipient, email: 'post@amt.example' })).toEqual(['company_email', 'company_phone']);
    expect([missing(company), missing(person)]).toEqual([[], []]);
    const nameless = { ...studio, company: { ...studio.company, company_name: ' ' } };
    expect(missingForEInvoice(booking, company, nameless)).toEqual(['company_name']);
  });
});

describe('the lines of a document', () => {
  it('are the service with its whole price where nothing is charged besides it', () => {
    expect(linesOf({})).toEqual([
      { name: 'Porträt im Studio', quantity: 1, rate: 19, gross_cents: 30_000, service_id: 'portrait' },
    ]);
  });

  it('are the service with its own price, and each item with what is charged at its rate, of the service that is taxed alike (INV-02, TAX-01)', () => {
    const items = [
      { ...item, option_id: 'rights', name_de: 'Rechte', unit_price_cents: 2000, unit_minutes: 0, count: 2 },
      { ...item, kind: 'people', name_de: 'Personen', unit_price_cents: 500, unit_minutes: 0, count: 5, included: 2 },
      { ...item, kind: 'session', service_id: 'second', name_de: 'Paar', unit_price_cents: 900, unit_minutes: 60 },
      { ...item, name_de: 'Inbegriffen', unit_price_cents: 700, unit_minutes: 0, included: 1 },
    ] as const;
    expect(linesOf({ own_price_cents: 23_600, items })).toEqual([
      { name: 'Porträt im Studio', quantity: 1, rate: 19, gross_cents: 23_600, service_id: 'portrait' },
      { name: 'Rechte', quantity: 2, rate: 7, gross_cents: 4000 },
      { name: 'Personen', quantity: 3, rate: 19, gross_cents: 1500, service_id: 'portrait' },
      { name: 'Paar', quantity: 1, rate: 0, gross_cents: 900, service_id: 'second' },
    ]);
  });

  it('have the rate of the service where an item has none of its own', () => {
    const items = [{ ...item, name_de: 'Umzug', unit_price_cents: 2000, unit_minutes: 0 }];
    expect(linesOf({ service_id: 'rights', items }).map(({ rate }) => rate)).toEqual([7, 7]);
  });

  it.each([
    ['ru', 'Печать', 'Печать'],
    ['ru', '  ', 'Abzug'],
    ['ru', null, 'Abzug'],
    ['ru', ' Печать  A4 ', 'Печать A4'],
    ['de', 'Печать', 'Abzug'],
  ] as const)('are named in the language of the booking, %s: %j is %s', (language, name_ru, expected) => {
    const items = [{ ...item, name_de: 'Abzug', name_ru, unit_price_cents: 100, unit_minutes: 0 }];
    expect(linesOf({ language, items }).map(({ name }) => name)).toEqual([
      language === 'ru' ? 'Портрет' : 'Porträt im Studio',
      expected,
    ]);
  });
});
