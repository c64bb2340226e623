import type { InvoiceFacts } from '../charged-lines.ts';

export const sessionAt = Date.parse('2030-06-06T10:00:00+02:00');

/** A booking of two services at 19 % and rights at 7 %, of 250 + 49.95 + 80.01 EUR. */
export const factsOf = (more: Partial<InvoiceFacts> = {}): InvoiceFacts => ({
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
    vat_id: 'DE123456789',
  },
  customer: {
    name: 'Erika & Max Sommer <GbR>',
    email: 'erika.sommer@example.com',
    address: { street: 'Am Markt 3', postal_code: '20095', city: 'Hamburg', country: 'DE' },
    vat_id: null,
    leitweg_id: null,
  },
  booking: { confirmation_code: 'FB-7KQ2MX9D', starts_at: sessionAt, ends_at: sessionAt + 3_600_000 },
  lines: [
    { name: 'Porträtshooting', quantity: 1, rate: 19, gross_cents: 25_000 },
    { name: 'Abzug 20 × 30 cm', quantity: 5, rate: 19, gross_cents: 4995 },
    { name: 'Nutzungsrechte', quantity: 1, rate: 7, gross_cents: 8001 },
  ],
  ...more,
});
