import { describe, expect, it } from 'vitest';
import { readCamt } from './read-camt.ts';

const entry = (more: string, { amount = '75.00', kind = 'CRDT', status = '<Sts>BOOK</Sts>', currency = 'EUR' } = {}) =>
  `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${kind}</CdtDbtInd>${status}<BookgDt><Dt>2030-06-04</Dt></BookgDt>${more}</Ntry>`;
const details = (text: string, { name = 'Clara Sommer', amount = '' } = {}) =>
  `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${amount}<RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;
const statement = (entries: string, { version = '053.001.02', of = ['BkToCstmrStmt', 'Stmt'] } = {}) =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${version}"><${of[0]}><${of[1]}><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${entries}</${of[1]}></${of[0]}></Document>`;
const linesOf = (xml: string) => {
  const read = readCamt(xml);
  if (!read.ok) throw new Error(read.why);
  return read.statement;
};

describe('a statement of ISO 20022 (BANK-02)', () => {
  it('gives its credits with date, exact amount, payer and everything that was written', () => {
    const xml = statement(entry(`<NtryDtls>${details('FB-7KQ2MX9D &amp; Danke')}</NtryDtls>`, { amount: '75.01' }));
    expect(linesOf(xml)).toEqual({
      left_out: 0,
      lines: [
        {
          account: 'DE89370400440532013000',
          booked_on: '2030-06-04',
          amount_cents: 7501,
          payer: 'Clara Sommer',
          text: 'FB-7KQ2MX9D & Danke',
          reference: '',
        },
      ],
    });
  });

  it('is the same as a report of the day (052) and in the newer form (Pty, Sts/Cd, DtTm, namespaces)', () => {
    const old = statement(entry(`<NtryDtls>${details('FB-7KQ2MX9D')}</NtryDtls>`));
    const newer = statement(
      entry(`<NtryDtls>${details('FB-7KQ2MX9D')}</NtryDtls>`, { status: '<Sts><Cd>BOOK</Cd></Sts>' })
        .replace('<Nm>Clara Sommer</Nm>', '<Pty><Nm>Clara Sommer</Nm></Pty>')
        .replace('<Dt>2030-06-04</Dt>', '<DtTm>2030-06-04T08:00:00+02:00</DtTm>'),
      { version: '052.001.08', of: ['BkToCstmrAcctRpt', 'Rpt'] },
    );
    expect(linesOf(newer)).toEqual(linesOf(old));
    const prefixed = old.replaceAll(/<(\/?)(?=[A-Z])/g, '<$1c:').replace('xmlns=', 'xmlns:c=');
    expect(linesOf(prefixed)).toEqual(linesOf(old));
  });

  it.each([
    ['debits', { kind: 'DBIT' }],
    ['entries that are only announced', { status: '<Sts>PDNG</Sts>' }],
    ['entries without a status', { status: '' }],
    ['other currencies', { currency: 'CHF' }],
    ['debits that came back', { status: '<RvslInd>true</RvslInd><Sts>BOOK</Sts>' }],
  ])('leaves out %s', (_, more) => {
    const { lines, left_out } = linesOf(statement(entry(details('FB-7KQ2MX9D'), more)));
    expect([lines, left_out]).toEqual([[], 1]);
  });

  it('splits an entry of several transfers only if their amounts add up', () => {
    const [fifty, more] = ['<Amt Ccy="EUR">50</Amt>', '<Amt Ccy="EUR">25.00</Amt>'];
    const of = (...amounts: string[]) =>
      linesOf(
        statement(entry(`<NtryDtls>${amounts.map((amount, at) => details(`T${at}`, { amount })).join('')}</NtryDtls>`)),
      );
    expect(of(fifty, more).lines.map(({ amount_cents, text }) => [amount_cents, text])).toEqual([
      [5000, 'T0'],
      [2500, 'T1'],
    ]);
    expect(of(fifty, fifty).lines.map(({ amount_cents, text }) => [amount_cents, text])).toEqual([[7500, 'T0 T1']]);
  });

  it('shows no text in another order than it is read', () => {
    const hidden = entry(`<NtryDtls>${details('FB\u202E-7KQ2', { name: 'Clara\u200B Sommer' })}</NtryDtls>`);
    expect(linesOf(statement(hidden)).lines).toMatchObject([{ payer: 'Clara Sommer', text: 'FB-7KQ2' }]);
  });

  it('has the reference of the bank, of the transfer or of its entry, but not what stands for none', () => {
    const referenceOf = (more: string) => linesOf(statement(entry(more))).lines[0]!.reference;
    expect(referenceOf('<AcctSvcrRef>2030-77</AcctSvcrRef>')).toBe('2030-77');
    expect(referenceOf('<AcctSvcrRef>NONREF</AcctSvcrRef>')).toBe('');
    expect(referenceOf('<NtryDtls><TxDtls><Refs><AcctSvcrRef>A1</AcctSvcrRef></Refs></TxDtls></NtryDtls>')).toBe('A1');
  });

  it('names the account of each of its statements', () => {
    const second = statement(entry('')).replace('DE89370400440532013000', 'DE02120300000000202051');
    const both = statement(entry('')).replace('</Stmt>', `</Stmt>${/<Stmt>.*<\/Stmt>/.exec(second)![0]}`);
    expect(linesOf(both).lines.map(({ account }) => account)).toEqual([
      'DE89370400440532013000',
      'DE02120300000000202051',
    ]);
  });

  it.each(['0.00', '-75.00', '75.001', '7,50', '1e3', '99999999.00', ''])('leaves out the amount %j', (amount) => {
    expect(linesOf(statement(entry('', { amount }))).lines).toEqual([]);
  });

  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>';
  it.each([
    ['entities of its own', statement(entry(details('&b;'))).replace('<Document', `${bomb}<Document`)],
    ['a file of the computer', statement('').replace('<Document', '<!doctype x SYSTEM "file:///etc/passwd"><Document')],
    ['elements that do not end', '<Document><BkToCstmrStmt>'],
    ['a very deep nesting', `${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}`],
    ['no element', '   '],
  ])('is refused with %s', (_, xml) => expect(readCamt(xml)).toEqual({ ok: false, why: 'not_xml' }));

  it('leaves entities that it does not know as they are, and refuses other documents', () => {
    expect(linesOf(statement(entry(`<NtryDtls>${details('&b; FB')}</NtryDtls>`))).lines[0]!.text).toBe('&b; FB');
    expect(readCamt('<Invoice><ID>1</ID></Invoice>')).toEqual({ ok: false, why: 'no_statement' });
    expect(readCamt('<Document><__proto__><x>1</x></__proto__></Document>').ok).toBe(false);
  });
});
