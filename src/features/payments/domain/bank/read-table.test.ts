import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStatement } from './read-statement.ts';
import { readTable, signedCentsIn } from './read-table.ts';

const linesOf = (csv: string) => {
  const read = readTable(csv);
  if (!read.ok) throw new Error(read.why);
  return read.statement.lines;
};
const clara = {
  booked_on: '2030-06-04',
  amount_cents: 7501,
  payer: 'Clara Sommer',
  text: 'FB-7KQ2MX9D',
  reference: '',
};
const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('the table of a bank (BANK-02)', () => {
  it.each([
    [
      'Sparkasse',
      '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Betrag";"Waehrung"\n"DE89370400440532013000";"04.06.30";"04.06.30";"GUTSCHR. UEBERWEISUNG";"FB-7KQ2MX9D";"Clara Sommer";"75,01";"EUR"\n"DE89370400440532013000";"04.06.30";"04.06.30";"LASTSCHRIFT";"Miete";"Haus";"-900,00";"EUR"',
    ],
    [
      'Volksbank',
      'Bezeichnung Auftragskonto;IBAN Auftragskonto;Buchungstag;Name Zahlungsbeteiligter;Verwendungszweck;Betrag;Waehrung\r\nKonto;DE89370400440532013000;04.06.2030;Clara Sommer;FB-7KQ2MX9D;75,01;EUR\r\n',
    ],
    [
      'ING, with lines above the header',
      'Umsatzanzeige;Datei erstellt am: 05.06.2030\n\nIBAN;DE89 3704 0044 0532 0130 00\n\nBuchung;Valuta;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung\n04.06.2030;04.06.2030;Clara Sommer;Gutschrift;FB-7KQ2MX9D;1.000,00;EUR;75,01;EUR\n',
    ],
    [
      'DKB',
      '"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"Betrag (€)"\n"04.06.30";"04.06.30";"Gebucht";"Clara Sommer";"Studio";"FB-7KQ2MX9D";"Eingang";"75,01"',
    ],
    [
      'N26, with commas',
      '"Date","Payee","Payment reference","Amount (EUR)"\n"2030-06-04","Clara Sommer","FB-7KQ2MX9D","75.01"',
    ],
    [
      'a bank in Austria',
      '"Buchungsdatum","Partnername","Partner IBAN","Betrag","Währung","Buchungs-Info","Valutadatum"\n"04.06.2030","Clara Sommer","AT12","75,01","EUR","FB-7KQ2MX9D","04.06.2030"',
    ],
    [
      'a payment service, with gross and net',
      '"Datum","Uhrzeit","Name","Typ","Status","Währung","Brutto","Gebühr","Netto","Hinweis"\n"04.06.2030","10:00:00","Clara Sommer","Zahlung","Abgeschlossen","EUR","75,01","-2,22","72,79","FB-7KQ2MX9D"\n"04.06.2030","10:00:00","Clara Sommer","Zahlung","Ausstehend","EUR","75,01","-2,22","72,79","FB-7KQ2MX9D"',
    ],
    [
      'a foreign service, with another order of the day',
      'TransferWise ID,Date,Amount,Currency,Description,Payment Reference,Payer Name\nTRANSFER-1,04-06-2030,75.01,EUR,Received money from Clara Sommer,FB-7KQ2MX9D,Clara Sommer',
    ],
    [
      'a business account, with the time of the day',
      'Status;Settlement date (local);Name of the counterparty;Total amount (incl. VAT);Currency;Reference\nexecuted;04/06/2030 10:00:00;Clara Sommer;75,01;EUR;FB-7KQ2MX9D',
    ],
    [
      'a day of booking without its year',
      '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Betrag";"Waehrung"\n"1";"04.06";"04.06.30";"GUTSCHRIFT";"FB-7KQ2MX9D";"Clara Sommer";"75,01";"EUR"',
    ],
  ])('is read: %s', (_, csv) => expect(linesOf(csv)).toMatchObject([clara]));

  it('keeps delimiters, quotes and line breaks within quotes', () => {
    const [line] = linesOf(
      '\uFEFFDatum;Name;Verwendungszweck;Betrag\n04.06.2030;"Sommer; ""Clara""";"FB-7KQ2\nMX9D";"1.075,01"',
    );
    expect(line).toMatchObject({ payer: 'Sommer; "Clara"', text: 'FB-7KQ2 MX9D', amount_cents: 107_501 });
  });

  it('leaves out lines without a date or an amount, debits and other currencies', () => {
    const head = 'Datum;Name;Verwendungszweck;Betrag;Währung;Soll/Haben';
    const rows = [
      '31.02.2030;a;b;1,00;EUR;H',
      '04.06.2030;a;b;eins;EUR;H',
      '04.06.2030;a;b;1,00;USD;H',
      '04.06.2030;a;b;1,00;EUR;S',
    ];
    expect(readTable([head, ...rows].join('\n'))).toMatchObject({ ok: true, statement: { lines: [], left_out: 4 } });
  });

  it.each([
    ['', 'empty'],
    ['\uFEFF \n', 'empty'],
    ['Name;Ort\nClara;Hamburg', 'no_columns'],
    ['just a text', 'no_columns'],
  ])('refuses %j: %s', (csv, why) => expect(readTable(csv)).toEqual({ ok: false, why }));

  it('refuses more lines than it takes at once', () => {
    const csv = `Datum;Verwendungszweck;Betrag\n${'04.06.2030;x;1,00\n'.repeat(1001)}`;
    expect(readStatement(bytesOf(csv))).toEqual({ ok: false, why: 'too_long' });
  });

  it('reads every amount to the cent, in German and English', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.boolean(), (cents, isDebit) => {
        const whole = Math.trunc(cents / 100);
        const rest = String(cents % 100).padStart(2, '0');
        const grouped = (mark: string) => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, mark);
        const sign = isDebit ? '-' : '';
        for (const typed of [`${whole},${rest}`, `${grouped('.')},${rest}`, `${grouped(',')}.${rest} EUR`]) {
          expect(Math.abs(signedCentsIn(sign + typed)!)).toBe(cents);
        }
        if (cents > 0) expect(signedCentsIn(`${sign}${whole},${rest}`)! < 0).toBe(isDebit);
      }),
    );
    expect(['', 'x', '1,2,3', '1.23.4', '12345678901'].map(signedCentsIn)).toEqual(Array(5).fill(undefined));
  });

  it('ends with every text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readStatement(bytesOf(text))));
    fc.assert(fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => void readStatement(bytes)));
  });
});
