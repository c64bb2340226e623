import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isBusiness, isCustomerVatId, isLeitwegId, plainVatId, type Recipient } from './recipient.ts';

it.each([
  ['04011000-1234512345-06', true],
  ['04011000-12345-03', true],
  ['05711-06001-79', true],
  ['04011000-12345-04', false],
  ['04011000-12354-03', false],
  ['0401100012345-03', false],
  ['04011000-12345', false],
  ['4-12345-03', false],
  ['04011000--03', false],
  ['', false],
])('knows whether %s is a Leitweg-ID (INV-07)', (typed, expected) => {
  expect(isLeitwegId(typed)).toBe(expected);
});

it('finds every wrong character of a Leitweg-ID by its check digits', () => {
  const body = fc.tuple(fc.stringMatching(/^\d{2,12}$/), fc.stringMatching(/^[A-Z\d]{1,30}$/));
  fc.assert(
    fc.property(body, fc.nat(), ([coarse, fine], at) => {
      const digits = (text: string) => Array.from(text, (one) => Number.parseInt(one, 36)).join('');
      const check = 98n - (BigInt(`${digits(coarse + fine)}00`) % 97n);
      const id = `${coarse}-${fine}-${String(check).padStart(2, '0')}`;
      expect(isLeitwegId(id)).toBe(true);
      expect(isLeitwegId(id.toLowerCase())).toBe(true);
      const i = at % coarse.length;
      const other = (Number(coarse[i]) + 1) % 10;
      expect(isLeitwegId(`${coarse.slice(0, i)}${other}${id.slice(i + 1)}`)).toBe(false);
    }),
  );
});

it.each([
  ['de 123.456-789', 'DE123456789', true],
  ['ATU12345678', 'ATU12345678', true],
  ['IE1A23456B', 'IE1A23456B', true],
  ['DE12345678', 'DE12345678', false],
  ['123456789', '123456789', false],
  ['D', 'D', false],
])('reads %s as the VAT id %s of a customer (INV-07)', (typed, plain, isPossible) => {
  expect([plainVatId(typed), isCustomerVatId(plainVatId(typed))]).toEqual([plain, isPossible]);
});

it('takes for a business who says so, or has a number of one (INV-07)', () => {
  const person: Recipient = {
    name: 'Erika Sommer',
    street: 'Am Markt 3',
    postal_code: '20095',
    city: 'Hamburg',
    country: 'DE',
    is_business: false,
    email: null,
    vat_id: null,
    leitweg_id: null,
  };
  expect(isBusiness(person)).toBe(false);
  expect(isBusiness({ ...person, is_business: true })).toBe(true);
  expect(isBusiness({ ...person, vat_id: 'DE123456789' })).toBe(true);
  expect(isBusiness({ ...person, leitweg_id: '04011000-12345-03' })).toBe(true);
});
