import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitRows } from './rows.ts';

const cellsOf = (text: string, separator = ',') => splitRows(text, separator).rows.map(({ cells }) => cells);

describe('rows of a file', () => {
  it.each<[string, string[][]]>([
    [
      'a,b\r\nc,d\ne,f\rg,h',
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
        ['g', 'h'],
      ],
    ],
    ['a,b\n', [['a', 'b']]],
    [
      'a,\n,b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['a\r\n\r\nb', [['a'], [''], ['b']]],
    ['"a,b","c ""d"""', [['a,b', 'c "d"']]],
    ['"a\r\nb\rc\nd",e', [['a\r\nb\rc\nd', 'e']]],
    ['a, "b, c" ,d', [['a', 'b, c', 'd']]],
    ['"Foto" Blitz,b\nc', [['Foto Blitz', 'b'], ['c']]],
    ['a "b" c,d', [['a "b" c', 'd']]],
    ['="0170,1",b', [['="0170', '1"', 'b']]],
    ['"",b', [['', 'b']]],
    ['', []],
  ])('%j is %j (CSV-009, CSV-010, CSV-043)', (text, rows) => expect(cellsOf(text)).toEqual(rows));

  it.each(['\r', '\n', '\r\n'])(
    'a line is counted once when it ends with %j, in quotes and outside (CSV-043)',
    (end) => {
      const text = ['name', '"two', 'lines"', '', 'last'].join(end);
      expect(splitRows(text, ',').rows.map(({ line }) => line)).toEqual([1, 2, 4, 5]);
    },
  );

  it('any table is split into its cells, whatever ends its rows (I03, CSV-043)', () => {
    const cell = fc.string({ unit: 'grapheme' });
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const row = fc.tuple(fc.array(cell, { minLength: 1 }), fc.constantFrom('\r', '\n', '\r\n'));
    fc.assert(
      fc.property(fc.array(row), fc.constantFrom('\t', ';', ',', '|'), (rows, by) => {
        const text = rows.map(([cells, end]) => cells.map(quoted).join(by) + end).join('');
        expect(cellsOf(text, by)).toEqual(rows.map(([cells]) => cells));
      }),
    );
  });

  it('no character of a file outside of quotes, separators and line ends is lost (CSV-043)', () => {
    const text = fc.string({ unit: fc.constantFrom('a', ',', '\r', '\n', ' ', 'ä') });
    fc.assert(
      fc.property(text, (given) => {
        expect(cellsOf(given).flat().join('')).toBe(given.replaceAll(/[,\r\n]/g, ''));
      }),
    );
  });

  it('a quote that is never closed is reported with the line of its row (I05)', () => {
    expect(splitRows('name,email\nA,a@x.de\n"B,b@x.de\nC,c@x.de', ',')).toMatchObject({
      broken: 3,
      rows: [{ line: 1 }, { line: 2 }, { line: 3, cells: ['B,b@x.de\nC,c@x.de'] }],
    });
    expect(splitRows('a,b', ',').broken).toBeUndefined();
  });

  it('reads no more rows than it is asked for', () => expect(splitRows('a\nb\nc', ',', 2).rows).toHaveLength(2));
});
