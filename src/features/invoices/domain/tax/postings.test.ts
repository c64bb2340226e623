import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readStrictCsv } from '#shared/kernel/testing/read-strict-csv.ts';
import { cancellationDocument, depositDocument, finalDocument } from '../compose-invoice.ts';
import type { InvoiceDocument } from '../invoice-document.ts';
import type { InvoiceKind } from '../invoice-kinds.ts';
import { voucherDeducted } from '../taxed-voucher.ts';
import { factsOf, sessionAt } from '../testing/invoice-facts.ts';
import { voucherDocument } from '../voucher-document.ts';
import type { MonthDocument, MonthFacts } from './month-facts.ts';
import { gapsTable, peopleTable } from './month-tables.ts';
import { type Posting, postingsOf } from './postings.ts';
import { taxSettingsFrom } from './stored-tax-settings.ts';

const settings = taxSettingsFrom({ chart: 'SKR03' });
const issued = (kind: InvoiceKind, document: InvoiceDocument, more: Partial<MonthDocument> = {}): MonthDocument => ({
  number: 'RE-2030-0001',
  kind,
  cancelled_kind: null,
  issued_at: sessionAt,
  gross_cents: document.rest.reduce((sum, { gross_cents }) => sum + gross_cents, 0),
  document,
  is_blocked: false,
  ...more,
});
const post = (documents: readonly MonthDocument[], more: Partial<MonthFacts> = {}): Posting[] =>
  postingsOf({ month: '2030-06', documents, money: [], gaps: [], ...more }, settings);

/** Debits less credits of each account. */
const balances = (postings: readonly Posting[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const { amount_cents, side, account, contra } of postings) {
    const cents = side === 'S' ? amount_cents : -amount_cents;
    sums[account] = (sums[account] ?? 0) + cents;
    sums[contra] = (sums[contra] ?? 0) - cents;
  }
  return sums;
};

const deposit = (amount_cents: number) =>
  depositDocument(factsOf(), { amount_cents, method: 'online', paid_at: sessionAt });

it('a deposit is owed per rate, and a final invoice turns it into revenue (TAX-01)', () => {
  const first = deposit(10_000);
  expect(balances(post([issued('deposit', first)]))).toEqual({ 10_000: 10_000, 1711: -2106, 1718: -7894 });
  const final = finalDocument(factsOf(), {
    deposits: [{ number: 'RE-2030-0001', issued_at: sessionAt, vat: first.vat }],
    received: [],
  });
  expect(balances(post([issued('deposit', first), issued('final', final)]))).toEqual({
    10_000: 37_996,
    1711: 0,
    1718: 0,
    8300: -8001,
    8400: -29_995,
  });
});

it('whatever was paid, a cancellation leaves every account as it was before (TAX-01)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 37_996 }), (amount_cents) => {
      const first = deposit(amount_cents);
      const final = finalDocument(factsOf(), {
        deposits: [{ number: 'RE-2030-0001', issued_at: sessionAt, vat: first.vat }],
        received: [],
      });
      for (const [kind, document] of [['deposit', first] as const, ['final', final] as const]) {
        const back = cancellationDocument(document, { number: 'RE-2030-0001', issued_at: sessionAt, reason: 'Irrtum' });
        const postings = post([issued(kind, document), issued('cancellation', back, { cancelled_kind: kind })]);
        expect(Object.values(balances(postings)).every((cents) => cents === 0)).toBe(true);
        expect(postings.every((posting) => posting.amount_cents > 0)).toBe(true);
      }
    }),
  );
});

it('money is posted where it was received, and returned from there (TAX-01)', () => {
  const money = [
    { kind: 'paid', method: 'cash', amount_cents: 5000 },
    { kind: 'paid', method: 'card_terminal', amount_cents: 700 },
    { kind: 'paid', method: 'online', amount_cents: 3000 },
    { kind: 'refunded', method: 'online', amount_cents: -1000 },
    { kind: 'paid', method: 'transfer', amount_cents: 200 },
  ] as const;
  const entries = money.map((one) => ({
    ...one,
    entered_at: sessionAt,
    confirmation_code: 'FB-1',
    number: null,
    voucher: null,
  }));
  const postings = post([], { money: entries });
  expect(balances(postings)).toEqual({ 1000: 5000, 1200: 200, 1360: 2700, 10_000: -7900 });
  expect(postings[3]).toMatchObject({ side: 'H', reference: 'FB-1', text: 'Erstattung FB-1', day: '2030-06-06' });
});

it.each([
  ['one rate is posted like a deposit of it until the final invoice deducts it', 'single', 19, 1718],
  ['several rates is owed without tax until it is redeemed', 'multi', null, 1700],
] as const)('a voucher for services of %s (VOU-03)', (_, purpose, rate, account) => {
  const voucher = { last_four: 'WXYZ', purpose, rate };
  const entry = { kind: 'paid', entered_at: sessionAt, number: null, voucher } as const;
  const sale = { ...entry, method: 'cash', amount_cents: 5000, confirmation_code: null } as const;
  expect(balances(post([], { money: [sale] }))).toEqual({ 1000: 5000, [account]: -5000 });
  const redemption = { ...entry, method: 'voucher', amount_cents: 5000, confirmation_code: 'FB-1' } as const;
  const deducted = voucherDeducted({ last_four: 'WXYZ', rate: 19, amount_cents: 5000, paid_at: sessionAt });
  const final = finalDocument(factsOf(), { deposits: rate === null ? [] : [deducted], received: [] });
  const all = post([issued('final', final)], { money: [sale, redemption] });
  expect(balances(all)).toEqual({ 1000: 5000, [account]: 0, 10_000: 32_996, 8300: -8001, 8400: -29_995 });
  const redeemed = all.filter(({ text }) => text === 'Gutschein eingelöst WXYZ FB-1');
  expect(redeemed).toHaveLength(rate === null ? 1 : 0);
  expect(all[0]?.text).toBe('Gutschein verkauft WXYZ');
});

it('a sale with a document is posted like a deposit of a customer, whatever is redeemed of it (VOU-03)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 29_995 }), (amount_cents) => {
      const voucher = { last_four: 'WXYZ', purpose: 'single', rate: 19 } as const;
      const { seller, customer } = factsOf();
      const document = voucherDocument(
        { language: 'de', seller, customer, voucher: { last_four: 'WXYZ', sold_at: sessionAt }, rate: 19 },
        { amount_cents, method: 'cash', paid_at: sessionAt },
      );
      const entry = { kind: 'paid', entered_at: sessionAt, number: 'RE-2030-0001', voucher } as const;
      const sale = { ...entry, method: 'cash', amount_cents, confirmation_code: null } as const;
      const sold = post([issued('voucher', document)], { money: [sale] });
      expect(balances(sold)).toEqual({ 1000: amount_cents, 10_000: 0, 1718: -amount_cents });
      expect(sold.map(({ text }) => text)).toEqual([
        'Gutschein verkauft WXYZ',
        'Gutscheinrechnung WXYZ Erika & Max Sommer <GbR>',
      ]);
      const deducted = voucherDeducted({ last_four: 'WXYZ', rate: 19, amount_cents, paid_at: sessionAt });
      const final = finalDocument(factsOf(), { deposits: [deducted], received: [] });
      const both = balances(post([issued('voucher', document), issued('final', final)], { money: [sale] }));
      expect(both).toMatchObject({ 1000: amount_cents, 1718: 0, 10_000: 37_996 - amount_cents, 8400: -29_995 });
      const back = cancellationDocument(document, { number: 'RE-2030-0001', issued_at: sessionAt, reason: 'x' });
      const all = [issued('voucher', document), issued('cancellation', back, { cancelled_kind: 'voucher' })];
      const undone = post(all, { money: [sale, { ...sale, amount_cents: -amount_cents }] });
      expect(Object.values(balances(undone))).toEqual([0, 0, 0]);
    }),
  );
});

it.each([
  ['whose tax arose at the sale turns from a deposit into revenue of its rate', 'single', 19, '1718', '8400'],
  ['for services of several rates is other income', 'multi', null, '1700', '2709'],
  ['of a small business is other income', 'single', null, '1700', '2709'],
] as const)('what lapses of a voucher %s (VOU-01)', (_, purpose, rate, account, contra) => {
  const voucher = { last_four: 'WXYZ', purpose, rate };
  const entry = { entered_at: sessionAt, confirmation_code: null, number: null, voucher } as const;
  const sale = { ...entry, kind: 'paid', method: 'cash', amount_cents: 5000 } as const;
  const lapsed = { ...entry, kind: 'lapsed', method: 'voucher', amount_cents: 3000 } as const;
  expect(post([], { money: [lapsed] })).toEqual([
    {
      amount_cents: 3000,
      side: 'S',
      account,
      contra,
      day: '2030-06-06',
      reference: 'WXYZ',
      text: 'Gutschein verfallen WXYZ',
    },
  ]);
  expect(balances(post([], { money: [sale, lapsed] }))).toEqual({ 1000: 5000, [account]: -2000, [contra]: -3000 });
  // It is no money: the sums of the table do not contain it.
  const table = peopleTable({ month: '2030-06', documents: [], money: [sale, lapsed], gaps: [] }).split('\r\n');
  expect(table[3]).toBe('"06.06.2030";"Verfallen";"WXYZ";"";"";"Gutschein";30,00;"";"";"";"";""');
  expect(table[4]).toMatch(/;50,00(?:;""){5}$/);
});

it('a small business has revenue without tax, and an erased customer no name (TAX-01)', () => {
  const document = finalDocument(factsOf({ small_business: true }), { deposits: [], received: [] });
  const postings = post([issued('final', document, { is_blocked: true })]);
  expect(balances(postings)).toEqual({ 8195: -37_996, 10_000: 37_996 });
  expect(postings[0]?.text).toBe('Rechnung FB-7KQ2MX9D');
});

it('the table for people has the sums, and nothing in it is a formula; gaps are listed (TAX-01)', () => {
  const facts = factsOf({ customer: { ...factsOf().customer, name: ' =1+1;"x"' } });
  const document = finalDocument(facts, { deposits: [], received: [] });
  const month: MonthFacts = {
    month: '2030-06',
    documents: [issued('final', document)],
    money: [
      {
        kind: 'paid',
        method: 'transfer',
        amount_cents: 200,
        entered_at: sessionAt,
        confirmation_code: 'FB-1',
        number: null,
        voucher: null,
      },
    ],
    gaps: [{ kind: 'number', number: 'RE-2030-0002' }],
  };
  const lines = peopleTable(month).split('\r\n');
  expect(lines[1]).toBe(
    `"06.06.2030";"Rechnung";"RE-2030-0001";"FB-7KQ2MX9D";"' =1+1;""x""";"";379,96;252,06;47,89;74,78;5,23;0,00`,
  );
  expect(lines[2]).toContain(';379,96');
  expect(lines[3]).toBe('"06.06.2030";"Zahlung";"";"FB-1";"";"Überweisung";2,00;"";"";"";"";""');
  expect(gapsTable(month).split('\r\n')[1]).toBe('"Nummer fehlt";"RE-2030-0002";""');
});

it('strict programs read the table for people, whatever names are in it (TAX-01)', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 });
  const name = fc.oneof(
    text,
    fc.constantFrom('=1+1', '+49', '-1', '@x', 'a;"b"\r\nc', 'Müller "👩‍👩‍👧" Ёлка', '12,50'),
  );
  fc.assert(
    fc.property(name, (given) => {
      const facts = factsOf({ customer: { ...factsOf().customer, name: given } });
      const document = finalDocument(facts, { deposits: [], received: [] });
      const money = { kind: 'paid', method: 'transfer', amount_cents: -200, entered_at: sessionAt } as const;
      const rows = readStrictCsv(
        peopleTable({
          month: '2030-06',
          documents: [issued('final', document)],
          money: [{ ...money, confirmation_code: 'FB-1', number: null, voucher: null }],
          gaps: [],
        }),
      );
      expect(rows).toHaveLength(5);
      expect(rows[1]?.[4]?.replace(/^'/, '')).toBe(given.replace(/^'/, ''));
      expect(rows[3]?.[6]).toBe('-2,00');
    }),
  );
});
