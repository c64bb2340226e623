import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delimiterOf, readCsv } from './read-csv.ts';

const rowsOf = (text: string) => readCsv(text).rows.map(({ raw }) => raw);

describe('reading CSV', () => {
  it.each([
    ['name\temail\tx,y;z', '\t'],
    ['name;email', ';'],
    ['name,email', ','],
    ['"a,b,c,d";email;name', ';'],
    ['\n\nname;email\n1,2,3,4,5', ';'],
    ['name', '\t'],
  ])('%j has the delimiter %j (CSV-006..008)', (text, delimiter) => expect(delimiterOf(text)).toBe(delimiter));

  it('parses quoted cells that contain delimiters, quotes and line breaks (CSV-009, CSV-010, AMB-079)', () => {
    const text = 'name;email;x\r\n"Müller; Max";m@x.de;"a ""b"" c"\r\n"Zwei\r\nZeilen";z@x.de;\r\n\r\n;;\r\nA;a@x.de';
    const { rows, headers, broken } = readCsv(text);
    expect(headers).toEqual(['name', 'email', 'x']);
    expect(rows).toEqual([
      { line: 2, raw: { name: 'Müller; Max', email: 'm@x.de', x: 'a "b" c' } },
      { line: 3, raw: { name: 'Zwei\r\nZeilen', email: 'z@x.de', x: '' } },
      { line: 7, raw: { name: 'A', email: 'a@x.de', x: '' } },
    ]);
    expect(broken).toBeUndefined();
  });

  it('parses any table that was written as CSV back to the same cells (I03)', () => {
    const cell = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\u0000', '').replace(/^'+/, ''));
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), fc.constantFrom('\t', ';', ','), (cells, by) => {
        const text = [['name', 'email'], ...cells].map((row) => row.map(quoted).join(by)).join('\r\n');
        const filled = cells.filter((row) => row.some((value) => value.trim() !== ''));
        expect(rowsOf(text)).toEqual(filled.map(([name, email]) => ({ name, email })));
      }),
    );
  });

  it('gives every column a unique name (I05)', () => {
    const { headers, rows } = readCsv('name,,name,__proto__,constructor\n1,2,3,4,5');
    expect(headers).toEqual(['name', 'Spalte 2', 'name (3)', 'proto', 'constructor']);
    expect(Object.entries(rows[0]?.raw ?? {})).toEqual([
      ['name', '1'],
      ['Spalte 2', '2'],
      ['name (3)', '3'],
      ['proto', '4'],
      ['constructor', '5'],
    ]);
  });

  it('reports the line of a quote that is never closed, and refuses a million columns (I05)', () => {
    expect(readCsv('name,email\nA,a@x.de\n"B,b@x.de\nC,c@x.de').broken).toBe(3);
    expect(() => readCsv(`${'a,'.repeat(1_000_000)}\n`)).toThrow(
      expect.objectContaining({ because: { reason: 'too_many_columns', most: 500 } }),
    );
  });

  it('returns no rows for an empty file (CSV-002)', () => {
    expect(readCsv('')).toMatchObject({ headers: [], rows: [] });
    expect(readCsv('name,email\n')).toMatchObject({ headers: ['name', 'email'], rows: [] });
    expect(rowsOf("name,phone\nA,'+49170")).toEqual([{ name: 'A', phone: '+49170' }]);
    expect(rowsOf('name,email\nA\u0000,a@x.de')).toEqual([{ name: 'A', email: 'a@x.de' }]);
  });

  it('parses 5,000 rows, in a time that grows with their number and not faster (I05)', () => {
    const textOf = (rows: number) =>
      `name;email;question_1\n${'"Müller; Max";max@example.de;ab 17 Uhr\n'.repeat(rows)}`;
    expect(readCsv(textOf(5000)).rows).toHaveLength(5000);
    const quickest = (rows: number): number => {
      const text = textOf(rows);
      const times = Array.from({ length: 5 }, () => {
        const started = performance.now();
        readCsv(text);
        return performance.now() - started;
      });
      return Math.min(...times);
    };
    // Ten times the rows: about ten times as long, a hundred times if each row looked at all others.
    expect(quickest(5000) / quickest(500)).toBeLessThan(50);
  });
});
