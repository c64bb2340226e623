import Papa from 'papaparse';
import { type CsvTable, ImportRefusal } from '../../../domain/import/import-plan.ts';
import { atOnce, rowsAStep, type Steps } from '../../../domain/import/steps.ts';

const mostColumns = 500;

/** Tab, semicolon or comma: what stands most often between the cells of the first line (CSV-006..008). */
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

/** A table as it was read; `broken` names the line of a quote that is never closed. */
export type ReadTable = CsvTable & { readonly broken: number | undefined };

/** Reads a table with its header line (CSV-009, CSV-010, AMB-079). */
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
    throw new ImportRefusal(`Die CSV-Datei hat mehr als ${mostColumns} Spalten`);
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

/** The same at once. */
export const readCsv = (text: string): ReadTable => atOnce(reading(text));

/** On which line of the file each row begins: cells may hold line breaks. */
const startsOf = (rows: readonly string[][]): number[] => {
  let line = 1;
  return rows.map((cells) => {
    const start = line;
    line += 1 + cells.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
    return start;
  });
};

/** Every column has a name, and none that means something to a program. */
const headersOf = (cells: readonly string[]): string[] => {
  const names: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const named = withoutNul(cell).trim().slice(0, 190) || `Spalte ${index + 1}`;
    const name = named === '__proto__' ? 'proto' : named;
    names.push(names.includes(name) ? `${name} (${index + 1})` : name);
  }
  return names;
};

const rawRow = (headers: readonly string[], cells: readonly string[]): Record<string, string> =>
  Object.fromEntries(headers.map((header, index) => [header, textOf(cells[index] ?? '')]));

/** A formula that was marked as text, as our own file of failed rows does it, is that text. */
const textOf = (cell: string): string => withoutNul(cell).replace(/^'(?=[=+\-@])/, '');

const withoutNul = (text: string): string => text.replaceAll('\u0000', '');
