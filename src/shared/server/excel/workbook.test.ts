import { Readable } from 'node:stream';
import { buffer, text as textOf } from 'node:stream/consumers';
import fc from 'fast-check';
import readExcelFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { type Cell, type Sheet, sheetXml } from './sheet-xml.ts';
import { workbookStream } from './workbook.ts';

const columns = [
  { header: 'Text', width: 20 },
  { header: 'Zahl', width: 10 },
];
const sheet = (rows: Sheet['rows'], name = 'Blatt'): Sheet => ({ name, columns, rows });
const read = async (...sheets: Sheet[]) => readExcelFile(await buffer(workbookStream(sheets)), { trim: false });
const xmlOf = (rows: readonly Cell[][]): Promise<string> => textOf(Readable.from(sheetXml(sheet(rows))));

describe('an Excel workbook', () => {
  it('is parsed by another library unchanged: names, order, texts, numbers, empty cells', async () => {
    const rows: Cell[][] = [
      ['Änne <Müller> & "Söhne"', 1],
      ['Привет, мир 👩‍👩‍👧', -0.5],
      [null, { cents: 123_450 }],
      ['zwei\nZeilen\tTab', null],
      ['', 0],
    ];
    const read2 = await read(sheet(rows, 'Größe & "Maß"'), sheet([], 'По услугам'));
    expect(read2.map((one) => one.sheet)).toEqual(['Größe & "Maß"', 'По услугам']);
    expect(read2[0]?.data).toEqual([
      ['Text', 'Zahl'],
      ['Änne <Müller> & "Söhne"', 1],
      ['Привет, мир 👩‍👩‍👧', -0.5],
      [null, 1234.5],
      ['zwei\nZeilen\tTab', null],
      [null, 0],
    ]);
    expect(read2[1]?.data).toEqual([['Text', 'Zahl']]);
  });

  it('stores any text and any number', async () => {
    const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== '');
    const anyRows = fc.array(fc.tuple(anyText, fc.double({ noNaN: true, noDefaultInfinity: true })), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(anyRows, async (rows) => {
        const [first] = await read(sheet(rows));
        expect(first?.data.slice(1)).toEqual(rows.map(([text, number]) => [text, number === 0 ? 0 : number]));
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    '=1+1',
    '+49 170 1234567',
    '-5',
    '@SUM(A1)',
    ' =HYPERLINK("http://evil")',
    '\t=1',
    '\u200b=1',
    '＝1+1',
    "=cmd|' /C calc'!A0",
  ])('%j is text and never a formula (SRV-67, I01)', async (text) => {
    const xml = await xmlOf([[text, null]]);
    expect(xml).not.toContain('<f');
    expect(xml).toContain('<c r="A2" t="inlineStr" s="3">');
    expect((await read(sheet([[text, null]])))[0]?.data[1]?.[0]).toBe(text);
  });

  it('leaves out characters that XML forbids, and truncates to the limit of Excel (I02)', async () => {
    const [first] = await read(
      sheet([
        ['a\u0000b\u0007c\uFFFEd', null],
        ['x'.repeat(40_000), null],
      ]),
    );
    expect(first?.data[1]?.[0]).toBe('abcd');
    expect(first?.data[2]?.[0]).toHaveLength(32_767);
    expect(await xmlOf([[`${'x'.repeat(32_766)}👩`, null]])).not.toMatch(/\p{Cs}/u);
  });

  it('writes _x0041_ as text, not as the character it would encode', async () => {
    expect(await xmlOf([['_x0041_ und _x004', null]])).toContain('_x005F_x0041_ und _x004');
  });

  it('has column widths, a frozen header and a filter', async () => {
    const xml = await xmlOf([['a', 1]]);
    expect(xml).toContain('<col min="1" max="1" width="20" customWidth="1"/>');
    expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(xml).toContain('<autoFilter ref="A1:B2"/>');
    const wide = { name: 'breit', columns: Array.from({ length: 28 }, () => ({ header: 'x', width: 5 })), rows: [] };
    expect(await textOf(Readable.from(sheetXml(wide)))).toContain('<autoFilter ref="A1:AB1"/>');
  });

  it('requests only as many rows as its reader takes, and stops when the reader closes', async () => {
    let asked = 0;
    let stopped: () => void = () => undefined;
    const stop = new Promise<void>((resolve) => void (stopped = resolve));
    function* endless(): Generator<Cell[]> {
      try {
        for (;;) yield [`${Math.random()} ${Math.random()} ${Math.random()}`, ++asked];
      } finally {
        stopped();
      }
    }
    const stream = workbookStream([sheet(endless())]);
    let bytes = 0;
    for await (const chunk of stream) {
      bytes += (chunk as Buffer).length;
      if (bytes > 300_000) break;
    }
    // Even compressed, a row of random digits takes at least about thirty bytes.
    expect(asked).toBeLessThan(10 * (bytes / 30));
    await stop;
  });

  it('is destroyed with the error of its rows', async () => {
    function* broken(): Generator<Cell[]> {
      yield ['x', 1];
      throw new Error('the database is gone');
    }
    await expect(buffer(workbookStream([sheet(broken())]))).rejects.toThrow('the database is gone');
  });
});
