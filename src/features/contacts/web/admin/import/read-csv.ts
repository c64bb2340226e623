import Papa from 'papaparse';
import { unnamedColumn } from '../../../domain/import/columns.ts';
import { type CsvTable, ImportRefusal } from '../../../domain/import/import-plan.ts';
import { atOnce, rowsAStep, type Steps } from '../../../domain/import/steps.ts';

const mostColumns = 500;

/** Returns the delimiter: tab, semicolon or comma, whichever is most frequent between the cells of the first line. */
export const delimiterOf = (text: string): string => {
  const counts = new Map([
    ['\t', 0],
    [';', 0],
    [',', 0],
  ]);
  let quoted = false;
  for (const character of text.trimStart()) {
    if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (character === '\n' || character === '\r') break;
    else if (counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
};

/** A parsed table; `broken` is the line of a quote that is never closed. */
export type ReadTable = CsvTable & { readonly broken: number | undefined };

/** Parses a table with a header line, in steps. */
export function* reading(text: string): Steps<ReadTable> {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text), skipEmptyLines: false });
  yield;
  const lines = startsOf(data);
  yield;
  const filled = data.flatMap((cells, index) =>
    cells.some((cell) => cell.trim() !== '') ? { cells, line: lines[index] ?? 0 } : [],
  );
  yield;
  const [head, ...body] = filled;
  if ((head?.cells.length ?? 0) > mostColumns) {
    throw new ImportRefusal({ reason: 'too_many_columns', most: mostColumns });
  }
  const headers = headersOf(head?.cells ?? []);
  const rows = [];
  for (const [index, { cells, line }] of body.entries()) {
    rows.push({ line, raw: rawRow(headers, cells) });
    if (index % rowsAStep === 0) yield;
  }
  const open = errors.find(({ code }) => code === 'MissingQuotes')?.row;
  return { headers, rows, broken: open === undefined ? undefined : lines[open] };
}

/** Runs `reading` without a pause. */
export const readCsv = (text: string): ReadTable => atOnce(reading(text));

/** Returns the line of the file on which each row starts: cells may contain line breaks. */
const startsOf = (rows: readonly string[][]): number[] => {
  let line = 1;
  return rows.map((cells) => {
    const start = line;
    line += 1 + cells.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
    return start;
  });
};

/** Gives every column a name; avoids names with a special meaning in JavaScript. */
const headersOf = (cells: readonly string[]): string[] => {
  const names: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const named = withoutNul(cell).trim().slice(0, 190) || unnamedColumn(index + 1);
    const name = named === '__proto__' ? 'proto' : named;
    names.push(names.includes(name) ? `${name} (${index + 1})` : name);
  }
  return names;
};

const rawRow = (headers: readonly string[], cells: readonly string[]): Record<string, string> =>
  Object.fromEntries(headers.map((header, index) => [header, textOf(cells[index] ?? '')]));

/** Removes the apostrophe that marks a formula as text, as in the exported file of failed rows. */
const textOf = (cell: string): string => withoutNul(cell).replace(/^'(?=[=+\-@])/, '');

const withoutNul = (text: string): string => text.replaceAll('\u0000', '');
