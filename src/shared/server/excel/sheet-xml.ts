import { euroOf } from '#shared/kernel/money/euro.ts';
import { looksLikeFormula } from '#shared/kernel/text/looks-like-formula.ts';

/** The value of a cell: text, a number, cents (written as EUR with two decimals), or nothing. Never a formula. */
export type Cell = string | number | { readonly cents: number } | null;

export interface SheetColumn {
  readonly header: string;
  /** In characters of the default font. */
  readonly width: number;
}

export interface Sheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;
}

/** Indexes of the cell formats in styles.xml. */
const format = { bold: 1, money: 2, quoted: 3 } as const;

/** Yields the XML of a sheet as its rows arrive: a bold, frozen header row, and a filter on every column. */
export async function* sheetXml({ columns, rows }: Sheet): AsyncGenerator<string> {
  yield head(columns);
  let rowNo = 1;
  for await (const row of rows) {
    rowNo++;
    yield `<row r="${rowNo}">${row.map((cell, i) => cellXml(cell, `${columnName(i)}${rowNo}`)).join('')}</row>`;
  }
  const last = `${columnName(columns.length - 1)}${rowNo}`;
  yield `</sheetData><autoFilter ref="A1:${last}"/></worksheet>`;
}

const head = (columns: readonly SheetColumn[]): string => {
  const widths = columns.map(({ width }, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`);
  const headers = columns.map(({ header }, i) => textXml(header, `${columnName(i)}1`, format.bold));
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews>' +
    '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>' +
    `</sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${headers.join('')}</row>`
  );
};

/** The name of a column counted from 0: 'A' … 'Z', 'AA' …. */
const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

const cellXml = (cell: Cell, place: string): string => {
  if (cell === null || cell === '') return '';
  // What looks like a formula is marked as text, so that it stays text even if a user edits it.
  if (typeof cell === 'string') return textXml(cell, place, looksLikeFormula(cell) ? format.quoted : 0);
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  return `<c r="${place}" s="${format.money}"><v>${euroOf(cell.cents)}</v></c>`;
};

const textXml = (text: string, place: string, style: number): string =>
  `<c r="${place}" t="inlineStr"${style === 0 ? '' : ` s="${style}"`}><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`;

const longestText = 32_767;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Escapes text for a cell: removes characters that XML forbids, truncates to Excel's limit, and escapes '_x0041_' so
 * that it is shown as written.
 */
export const escapeText = (text: string): string =>
  text
    .slice(0, longestText)
    // oxlint-disable-next-line no-control-regex -- the pattern matches control characters on purpose
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu, '')
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[&<>]/g, (character) => entities[character] ?? character);
