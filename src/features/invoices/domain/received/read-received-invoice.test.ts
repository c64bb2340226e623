import { expect, it } from 'vitest';
import { ciiFile, ublFile } from '../testing/received-files.ts';
import { readReceivedInvoice } from './read-received-invoice.ts';
import { type ReceivedInvoice, wrongSums } from './received-invoice.ts';

const invoice: ReceivedInvoice = {
  number: 'LR-2030-17',
  type_code: '380',
  issued_on: '2030-06-04',
  due_on: '2030-06-18',
  delivered_on: '2030-06-01',
  currency: 'EUR',
  buyer_reference: '04011000-12345-03',
  order_number: 'B-77',
  notes: ['Vielen Dank & bis bald', 'Amtsgericht Köln'],
  payment_terms: ['14 Tage netto'],
  payment_reference: 'LR-2030-17',
  seller: {
    name: 'Lichtraum Verleih GmbH',
    street: 'Am Hof 3',
    street_2: 'Halle 2',
    postal_code: '50667',
    city: 'Köln',
    country: 'DE',
    vat_id: 'DE123456789',
    tax_number: '214/5555/0815',
    contact: 'Jana Ohm',
    telephone: '+49 221 5550',
    email: 'post@lichtraum.example',
  },
  buyer: { name: 'Studio Hoffmann', street: 'Invalidenstr. 1', postal_code: '10115', city: 'Berlin', country: 'DE' },
  accounts: [{ iban: 'DE02120300000000202051', bic: 'BYLADEM1001', holder: 'Lichtraum Verleih' }],
  lines: [
    {
      position: '1',
      name: 'Blitzanlage, Miete',
      description: 'mit zwei Softboxen',
      quantity: 2,
      unit: 'DAY',
      price: 45,
      net: 90,
      rate: 19,
    },
    {
      position: '2',
      name: 'Fotobuch',
      quantity: 25,
      unit: 'C62',
      price: 12.3456,
      price_quantity: 10,
      net: 30.86,
      rate: 7,
    },
  ],
  allowances: [{ is_charge: false, reason: 'Stammkunde', amount: 10 }],
  taxes: [
    { rate: 19, net: 80, tax: 15.2 },
    { rate: 7, net: 30.86, tax: 2.16 },
  ],
  totals: { lines: 120.86, allowances: 10, net: 110.86, tax: 17.36, gross: 128.22, prepaid: 28.22, due: 100 },
};

it('both syntaxes of an e-invoice, and a credit note, are read to the same invoice (INV-05)', () => {
  expect(readReceivedInvoice(ciiFile)).toEqual(invoice);
  expect(readReceivedInvoice(ublFile('Invoice'))).toEqual(invoice);
  expect(readReceivedInvoice(ublFile('CreditNote'))).toEqual({ ...invoice, type_code: '381' });
});

it.each([
  ['nothing', ''],
  ['plain text', 'Rechnung'],
  ['a file that ends early', '<Invoice'],
  ['XML that is not well-formed', '<Invoice><ID>1</ID></Invoices>'],
  ['another document', '<html><body/></html>'],
  ['an invoice without a currency', '<Invoice><ID>1</ID></Invoice>'],
  ['an unknown currency', '<Invoice><ID>1</ID><DocumentCurrencyCode>euro</DocumentCurrencyCode></Invoice>'],
  ['a root with text only', '<Invoice>text</Invoice>'],
  ['a document type', `<!DOCTYPE Invoice [<!ENTITY a "aaaaaaaaaa">]>${ublFile('Invoice').slice(38)}`],
  ['elements in elements without end', `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`],
])('%s is no invoice', (_, xml) => {
  expect(readReceivedInvoice(xml)).toBeUndefined();
});

it('what is no day or no amount is left out, and the sums report it', () => {
  const broken = ublFile('Invoice')
    .replace('2030-06-04', '2030-02-30')
    .replace('>128.22<', '>128,22<')
    .replace('>45.00<', '>4e1<');
  const read = readReceivedInvoice(broken);
  expect(read).not.toHaveProperty('issued_on');
  expect(read?.totals).not.toHaveProperty('gross');
  expect(read?.lines[0]).not.toHaveProperty('price');
  expect(read && wrongSums(read)).toEqual(['gross', 'due']);
});
