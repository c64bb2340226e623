import { expect, it } from 'vitest';
import { amountText, extfText } from './extf.ts';
import { extfColumns } from './extf-columns.ts';
import type { Posting } from './postings.ts';
import { taxSettingsFrom } from './stored-tax-settings.ts';
import { accountOf, isAccount, ownAccountOf } from './tax-settings.ts';

const settings = taxSettingsFrom({ chart: 'SKR04', adviser_number: 29_098, client_number: 55_003 });
const posting: Posting = {
  amount_cents: 123_450,
  side: 'S',
  account: '1460',
  contra: '10000',
  day: '2030-06-05',
  reference: 'RE.1/2030-0001',
  text: 'Zahlung "bar"\nМария',
};
const batch = (postings: readonly Posting[]) =>
  extfText(postings, {
    month: '2030-06',
    last_day: '2030-06-30',
    made_at: Date.parse('2030-07-02T09:08:07.045+02:00'),
    name: 'FotoBooking 06-2030',
    settings,
  }).split('\r\n');

it('a batch begins with 31 fields about it: version, adviser, client, year, month, chart (TAX-01)', () => {
  const [head = ''] = batch([]);
  expect(head).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20300702090807045;;"RE";"";"";29098;55003;20300101;4;20300601;20300630;"FotoBooking 06-2030";"";1;0;0;"EUR";;"";;;"04";;;"";""',
  );
  expect(head.split(';')).toHaveLength(31);
});

it('a posting has 125 fields: amount without sign, side, accounts, day and month, reference, text (TAX-01)', () => {
  const [, columns = '', line = '', end] = batch([posting]);
  expect(columns.split(';')).toHaveLength(125);
  const fields = line.split(';');
  expect(fields).toHaveLength(125);
  expect(fields.slice(0, 14)).toEqual([
    '1234,50',
    '"S"',
    '"EUR"',
    '',
    '',
    '',
    '1460',
    '10000',
    '',
    '0506',
    '"RE-1/2030-0001"',
    '',
    '',
    '"Zahlung ""bar"" Marija"',
  ]);
  expect(fields[extfColumns.indexOf('Festschreibung')]).toBe('0');
  expect(end).toBe('');
});

it.each([
  [5, '0,05'],
  [-1234, '-12,34'],
  [100_000_000, '1000000,00'],
])('%s cents are %s (TAX-01)', (cents, text) => {
  expect(amountText(cents)).toBe(text);
});

it('accounts are those of the chart unless changed, in the length of the studio (TAX-01)', () => {
  const long = taxSettingsFrom({
    chart: 'SKR03',
    account_length: 6,
    accounts: { cash: '1010' },
    service_accounts: { a: '8401' },
  });
  expect(accountOf(long, 'revenue_19')).toBe('840000');
  expect(accountOf(long, 'customers')).toBe('1000000');
  expect(accountOf(long, 'cash')).toBe('101000');
  expect(ownAccountOf(long, 'a')).toBe('840100');
  expect(ownAccountOf(long, undefined)).toBeUndefined();
  expect(accountOf(settings, 'revenue_7')).toBe('4300');
});

it.each([
  ['8400', 4, true],
  ['84000', 4, false],
  ['840', 4, false],
  ['84a0', 4, false],
  ['0420', 4, true],
])('%s with a length of %s: %s (TAX-01)', (typed, length, expected) => {
  expect(isAccount(typed, length)).toBe(expected);
});

it('the account of the customers has one digit more (TAX-01)', () => {
  expect(isAccount('10000', 4, 'customers')).toBe(true);
  expect(isAccount('100000', 4, 'customers')).toBe(false);
});
