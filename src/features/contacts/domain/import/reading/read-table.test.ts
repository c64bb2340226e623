import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';

const rowsOf = (text: string) => readTable(text).table.rows.map(({ raw }) => raw);

describe('the table of a file', () => {
  it('has quoted cells with separators, quotes and line breaks (CSV-009, CSV-010, AMB-079)', () => {
    const text = 'name;email;x\r\n"Müller; Max";m@x.de;"a ""b"" c"\r\n"Zwei\r\nZeilen";z@x.de;\r\n\r\n;;\r\nA;a@x.de';
    const { table, broken } = readTable(text);
    expect(table.headers).toEqual(['name', 'email', 'x']);
    expect(table.rows).toEqual([
      { line: 2, raw: { name: 'Müller; Max', email: 'm@x.de', x: 'a "b" c' } },
      { line: 3, raw: { name: 'Zwei\r\nZeilen', email: 'z@x.de', x: '' } },
      { line: 7, raw: { name: 'A', email: 'a@x.de', x: '' } },
    ]);
    expect(broken).toBeUndefined();
  });

  it('has the cells that were written as CSV (I03)', () => {
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
    const { headers, rows } = readTable('name,,name,__proto__,constructor\n1,2,3,4,5').table;
    expect(headers).toEqual(['name', 'Spalte 2', 'name (3)', 'proto', 'constructor']);
    expect(Object.entries(rows[0]?.raw ?? {})).toEqual([
      ['name', '1'],
      ['Spalte 2', '2'],
      ['name (3)', '3'],
      ['proto', '4'],
      ['constructor', '5'],
    ]);
  });

  it('keeps filled cells beyond the last column under a name, and says in which lines (CSV-043)', () => {
    const { table, longer } = readTable('name,email\nA,a@x.de,,x\nB,b@x.de,,\nC,c@x.de');
    expect(table.headers).toEqual(['name', 'email', 'Spalte 3', 'Spalte 4']);
    expect(table.rows.map(({ raw }) => raw)).toEqual([
      { name: 'A', email: 'a@x.de', 'Spalte 4': 'x' },
      { name: 'B', email: 'b@x.de' },
      { name: 'C', email: 'c@x.de' },
    ]);
    expect(longer).toEqual([2]);
  });

  it.each([
    ['name;email\nA;a@x.de', 1, 0],
    ['Report: Leads November\nGenerated: 2026-11-28\n\nName,Email\nA,a@x.de', 4, 2],
    ['Report;;\nStand;heute;\nWer;Wohin;Wann\nA;a@x.de;1\nB;b@x.de;2', 3, 2],
    ['Wer;Wohin\n;\nA;a@x.de', 1, 0],
    ['A;a@x.de\nB;b@x.de', null, 0],
    ['Titel\na,b,c\n1,2,3\n4,5,6', 2, 1],
    ['sep=;\nname;email\nA;a@x.de', 2, 0],
    ['Wer;Wohin;Was\nOhne Adresse;;x\nA;a@x.de;y', 1, 0],
    ['a', 1, 0],
    ['', null, 0],
  ])('%j has its header in line %s, with %i rows above (CSV-044)', (text, headerLine, above) => {
    expect(readTable(text)).toMatchObject({ headerLine, above });
  });

  it('is read with the header and the separator that were chosen (CSV-044)', () => {
    const text = 'x;y\nname;email\nA;a@x.de';
    expect(readTable(text, { headerLine: 1 }).table).toEqual({
      headers: ['x', 'y'],
      rows: [
        { line: 2, raw: { x: 'name', y: 'email' } },
        { line: 3, raw: { x: 'A', y: 'a@x.de' } },
      ],
    });
    expect(readTable(text, { headerLine: null }).table.headers).toEqual(['Spalte 1', 'Spalte 2']);
    expect(readTable(text, { headerLine: 99 }).headerLine).toBe(2);
    expect(readTable(text, { separator: ',' }).separator).toBe(',');
    expect(readTable(text).lines).toEqual([
      { line: 1, text: 'x · y' },
      { line: 2, text: 'name · email' },
      { line: 3, text: 'A · a@x.de' },
    ]);
  });

  it('reports the line of a quote that is never closed, and reads no million columns (I05)', () => {
    expect(readTable('name,email\nA,a@x.de\n"B,b@x.de\nC,c@x.de').broken).toBe(3);
    expect(readTable(`${'a,'.repeat(1_000_000)}\n`)).toMatchObject({
      isTooWide: true,
      table: { headers: [], rows: [] },
    });
  });

  it('has no rows for an empty file (CSV-002)', () => {
    expect(readTable('').table).toEqual({ headers: [], rows: [] });
    expect(readTable('name,email\n').table).toEqual({ headers: ['name', 'email'], rows: [] });
    expect(rowsOf("name,phone\nA,'+49170")).toEqual([{ name: 'A', phone: '+49170' }]);
    expect(rowsOf('name,email\nA\u0000,a@x.de')).toEqual([{ name: 'A', email: 'a@x.de' }]);
  });

  it('is read in a time that grows with the number of rows and not faster (I05)', () => {
    const textOf = (rows: number) =>
      `name;email;question_1\n${'"Müller; Max";max@example.de;ab 17 Uhr\n'.repeat(rows)}`;
    expect(readTable(textOf(5000)).table.rows).toHaveLength(5000);
    // Processor time: other processes on the machine do not count.
    const cheapest = (rows: number): number => {
      const text = textOf(rows);
      const times = Array.from({ length: 7 }, () => {
        const before = process.cpuUsage();
        readTable(text);
        const { user, system } = process.cpuUsage(before);
        return user + system;
      });
      return Math.min(...times);
    };
    // Ten times the rows: about ten times as long, a hundred times if each row looked at all others.
    expect(cheapest(5000) / cheapest(500)).toBeLessThan(50);
  });
});
