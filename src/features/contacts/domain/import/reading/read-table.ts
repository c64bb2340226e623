import { looksLikeFormula } from '#shared/kernel/text/looks-like-formula.ts';
import { unnamedColumn } from '../columns.ts';
import type { RawRow } from '../import-row.ts';
import { atOnce, rowsAStep, type Steps } from '../steps.ts';
import { headerLineOf, mostAbove } from './header-line.ts';
import { filledRows, splitting, type TextRow } from './rows.ts';
import { declaredSeparator, type Separator, separatorOf } from './separators.ts';

/** A table of a file: its columns, and its rows with the line on which each starts. */
export interface CsvTable {
  readonly headers: readonly string[];
  readonly rows: readonly { readonly line: number; readonly raw: RawRow }[];
}

/** How the text of a file is read, as far as somebody has chosen. */
export interface TableChoices {
  readonly separator?: Separator | undefined;
  /** The line of the header; null: there is none. */
  readonly headerLine?: number | null | undefined;
}

/** The table of a file, and how it was read. */
export interface ReadTable {
  readonly table: CsvTable;
  readonly separator: Separator;
  /** The line of the header; null when there is none. */
  readonly headerLine: number | null;
  /** The lines that may be the header, with the beginning of their text. */
  readonly lines: readonly { readonly line: number; readonly text: string }[];
  /** The number of filled rows above the header, which are not read. */
  readonly above: number;
  /** The lines of the rows with more cells than the header; these cells have columns of their own. */
  readonly longer: readonly number[];
  /** The line of a quote that is never closed. */
  readonly broken: number | undefined;
  /** More columns than `mostColumns`: no table. */
  readonly isTooWide: boolean;
}

export const mostColumns = 500;

/** Reads the table in a text, in steps: separator, rows, header, columns. */
export function* reading(file: string, choices: TableChoices = {}): Steps<ReadTable> {
  const { separator: declared, text } = declaredSeparator(file);
  const separator = choices.separator ?? declared ?? separatorOf(text);
  // The line that declares the separator is counted.
  const skipped = declared ? 1 : 0;
  yield;
  const split = yield* splitting(text, separator);
  const filled = filledRows(split.rows).map(({ line, cells }) => ({ line: line + skipped, cells }));
  yield;
  const headerLine = chosenHeader(filled, choices.headerLine);
  const above = filled.findIndex(({ line }) => line === headerLine);
  const below = yield* tableBelow(filled[above]?.cells, filled.slice(above + 1));
  return {
    ...below,
    separator,
    headerLine,
    lines: filled.slice(0, mostAbove).map((row) => ({ line: row.line, text: beginningOf(row) })),
    above: Math.max(above, 0),
    broken: split.broken && split.broken + skipped,
  };
}

/** The header that was chosen, if the file has this line; else the one that is found. */
const chosenHeader = (filled: readonly TextRow[], chosen: number | null | undefined): number | null =>
  chosen === null || filled.some(({ line }) => line === chosen) ? (chosen ?? null) : (headerLineOf(filled) ?? null);

/** The rows below a header, by column; without a header all cells are beyond it. */
function* tableBelow(
  head: readonly string[] | undefined,
  body: readonly TextRow[],
): Steps<Pick<ReadTable, 'table' | 'longer' | 'isTooWide'>> {
  const named = head?.length ?? 0;
  const widths = body.map(({ cells }) => filledWidth(cells, named));
  const width = widths.reduce((widest, one) => Math.max(widest, one), named);
  if (width > mostColumns) return { table: { headers: [], rows: [] }, longer: [], isTooWide: true };
  const headers = headersOf(head ?? [], width);
  const rows = [];
  for (const [index, { line, cells }] of body.entries()) {
    rows.push({ line, raw: rawRow(headers, cells, named) });
    if (index % rowsAStep === 0) yield;
  }
  const longer = head ? body.filter((_, index) => (widths[index] ?? 0) > named).map(({ line }) => line) : [];
  return { table: { headers, rows }, longer, isTooWide: false };
}

/** Runs `reading` without a pause. */
export const readTable = (text: string, choices?: TableChoices): ReadTable => atOnce(reading(text, choices));

/** The number of cells up to the last filled one, at least `least`. */
const filledWidth = (cells: readonly string[], least: number): number => {
  let width = cells.length;
  while (width > least && cells[width - 1]?.trim() === '') width--;
  return Math.max(width, least);
};

const beginningOf = ({ cells }: TextRow): string =>
  cells
    .slice(0, 12)
    .map((cell) => cell.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' · ')
    .slice(0, 80);

/** Gives every column a name; avoids names with a special meaning in JavaScript. */
const headersOf = (cells: readonly string[], width: number): string[] => {
  const names: string[] = [];
  for (let index = 0; index < width; index++) {
    const named =
      withoutNul(cells[index] ?? '')
        .trim()
        .slice(0, 190) || unnamedColumn(index + 1);
    const name = named === '__proto__' ? 'proto' : named;
    names.push(names.includes(name) ? `${name} (${index + 1})` : name);
  }
  return names;
};

/** A cell beyond the header is part of the row only where it is filled. */
const rawRow = (headers: readonly string[], cells: readonly string[], named: number): RawRow =>
  Object.fromEntries(
    headers.flatMap((header, index) => {
      const cell = textOf(cells[index] ?? '');
      return index < named || cell.trim() !== '' ? [[header, cell]] : [];
    }),
  );

/** Removes the apostrophe that marks a formula as text, as in the exported file of failed rows. */
const textOf = (cell: string): string => {
  const text = withoutNul(cell);
  return text.startsWith("'") && looksLikeFormula(text.slice(1)) ? text.slice(1) : text;
};

const withoutNul = (text: string): string => text.replaceAll('\u0000', '');
