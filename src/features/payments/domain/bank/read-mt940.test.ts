import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStatement } from './read-statement.ts';

const read = (text: string) => readStatement(new TextEncoder().encode(text));
const statement = (...movements: readonly string[]) =>
  [
    ':20:STARTUMSE',
    ':25:DE89370400440532013000',
    ':28C:00001/001',
    ':60F:C300603EUR1000,00',
    ...movements,
    ':62F:C300604EUR1075,01',
    '-',
  ].join('\r\n');
const purpose = ':86:166?00GUTSCHRIFT?20EREF+NOTPROVIDED?21SVWZ+FB-7KQ2?22MX9D danke?31DE12?32Clara?33 Sommer';
const clara = {
  account: 'DE89370400440532013000',
  booked_on: '2030-06-04',
  amount_cents: 7501,
  payer: 'Clara Sommer',
  text: 'FB-7KQ2MX9D danke',
  reference: '',
};

describe('a statement in MT940 (BANK-02)', () => {
  it('is read: account, day, amount, payer, and what the payer has typed, in lines as the bank cuts them', () => {
    expect(read(statement(':61:3006040604CR75,01N051NONREF', purpose))).toEqual({
      ok: true,
      statement: { lines: [clara], left_out: 0 },
    });
    const cut = purpose.replace('FB-7', 'FB-\r\n7');
    expect(read(statement(':61:3006040604C75,01NTRF//1', cut))).toMatchObject({ statement: { lines: [clara] } });
  });

  it('counts the day of booking at the turn of the year, and the value date where there is no other', () => {
    const dayOf = (line: string) => {
      const found = read(statement(line, purpose));
      return found.ok && found.statement.lines[0]?.booked_on;
    };
    expect(dayOf(':61:3012310102CR75,01N051NONREF')).toBe('2031-01-02');
    expect(dayOf(':61:3101021231CR75,01N051NONREF')).toBe('2030-12-31');
    expect(dayOf(':61:300604CR75,01N051NONREF')).toBe('2030-06-04');
  });

  it('leaves out debits, reversals and other currencies, and keeps a text without sub-fields', () => {
    const others = [
      ':61:3006040604DR75,01N',
      ':61:3006040604RC75,01N',
      ':61:3006040604RD75,01N',
      ':61:3013040604CR75,01N',
    ];
    expect(read(statement(...others))).toMatchObject({ ok: true, statement: { lines: [], left_out: 4 } });
    const foreign = statement(':61:3006040604CR75,01N', purpose).replace('603EUR', '603CHF');
    expect(read(foreign)).toMatchObject({ statement: { lines: [], left_out: 1 } });
    expect(read(statement(':61:3006040604CR75,N', ':86:FB-7KQ2MX9D Clara'))).toMatchObject({
      statement: { lines: [{ amount_cents: 7500, text: 'FB-7KQ2MX9D Clara', payer: '' }] },
    });
    expect(read(statement())).toEqual({ ok: false, why: 'empty' });
  });

  it('ends with every text', () => {
    const piece = fc.constantFrom(
      '\n:61:',
      '\n:86:',
      '?20',
      '?32',
      'SVWZ+',
      '\n-',
      '300604',
      'CR75,01',
      '\n',
      'a',
      ':',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 200 }), (pieces) => {
        expect(read(statement(pieces.join(''))).ok).toBeDefined();
      }),
    );
  });
});
