import { describe, expect, it } from 'vitest';
import { invoiceSettingsFrom } from './invoice-settings.ts';
import { isPrefix, isTaxNumber, isVatId, missingForInvoices, rateOf, seriesOf } from './issuing.ts';

describe('the settings of documents', () => {
  it('are off at first, with 19 % and eight years (INV-04)', () => {
    expect(invoiceSettingsFrom(undefined)).toEqual({
      enabled: false,
      enabled_at: null,
      street: '',
      postal_code: '',
      city: '',
      tax_number: '',
      vat_id: '',
      prefix: 'RE',
      usual_rate: 19,
      rates: {},
      send_mails: true,
      keep_years: 8,
    });
    const stored = { enabled: true, enabled_at: 5, city: 'Berlin', prefix: 'AB', usual_rate: 7, rates: { a: 0 } };
    expect(invoiceSettingsFrom(stored)).toEqual({ ...invoiceSettingsFrom({}), ...stored });
    for (const broken of [null, 'text', 5]) expect(invoiceSettingsFrom(broken)).toEqual(invoiceSettingsFrom({}));
    expect(invoiceSettingsFrom({ usual_rate: 16, keep_years: 3, rates: { a: 5 } })).toEqual(invoiceSettingsFrom({}));
  });

  it('lack what the law wants to be on a document', () => {
    const complete = { street: 'A 1', postal_code: '1', city: 'B', tax_number: '21/815/08150', vat_id: '' };
    expect(missingForInvoices(complete, 'included')).toEqual([]);
    expect(missingForInvoices({ ...complete, tax_number: '', vat_id: 'DE123456789' }, 'small_business')).toEqual([]);
    expect(missingForInvoices({ ...complete, street: '', city: '', tax_number: '' }, 'unset')).toEqual([
      'street',
      'city',
      'tax_number',
      'vat_regime',
    ]);
  });

  it.each([
    ['DE123456789', true],
    ['DE12345678', false],
    ['DE1234567890', false],
    ['XDE123456789', false],
    ['ATU12345678', false],
    ['de123456789', false],
  ])('VAT id %s: %s', (typed, expected) => expect(isVatId(typed)).toBe(expected));

  it.each([
    ['21/815/08150', true],
    ['181/815/08155', true],
    ['2893081508152', true],
    ['123', false],
    ['21/815/0815x', false],
    ['21/815/08150x', false],
    ['x21/815/08150', false],
    ['28930815081521', false],
  ])('tax number %s: %s', (typed, expected) => expect(isTaxNumber(typed)).toBe(expected));

  it('have the rate of a service or option, and the usual one otherwise (INV-02)', () => {
    const settings = { usual_rate: 19, rates: { a: 7, b: 0 } } as const;
    expect(['a', 'b', 'c'].map((id) => rateOf(settings, id))).toEqual([7, 0, 19]);
  });

  it('name the series by prefix and year', () => {
    expect(seriesOf({ prefix: 'RE' }, '2030')).toBe('RE-2030');
    expect(['RE', 'A1', '2030.1', 'R-'].map(isPrefix)).toEqual([true, true, true, true]);
    expect(['', 're', 'Ä', 'A B', '-A', 'ABCDEFGHIJK'].map(isPrefix)).toEqual(Array(6).fill(false));
  });
});
