import { addressIn } from '../cells.ts';
import { countKnownNames } from '../column-names.ts';
import { filledRows, splitRows } from './rows.ts';

/** What may separate the cells of a row. */
export const separators = ['\t', ';', ',', '|'] as const;
export type Separator = (typeof separators)[number];

/** So much of a file says enough about its separator. */
const mostRows = 60;
const mostText = 200_000;

// Spreadsheets write it as the first line, for each other.
const declaration = /^"?sep=([\t;,|])"?[\r\n]+/i;

/** The separator that the first line of a text declares, and the text without that line. */
export const declaredSeparator = (
  text: string,
): { readonly separator: Separator | undefined; readonly text: string } => {
  const found = declaration.exec(text);
  return found
    ? { separator: found[1] as Separator, text: text.slice(found[0].length) }
    : { separator: undefined, text };
};

/**
 * Finds the separator by which the lines of a text agree. The separator is right by which most rows have an e-mail
 * address as a cell; then the one by which a row has the most known names of columns; then the one by which most rows
 * have the same number of cells, and the most of them.
 */
export const separatorOf = (text: string): Separator => {
  const measured = separators.map((separator) => ({ separator, ...agreementBy(text.slice(0, mostText), separator) }));
  return measured.reduce((best, one) => (isBetter(one, best) ? one : best)).separator;
};

interface Agreement {
  /** The number of rows with an e-mail address as a cell. */
  readonly addresses: number;
  /** The most known names of columns in one row. */
  readonly names: number;
  /** The share of the rows that have the same number of cells, if it is more than one; and this number. */
  readonly share: number;
  readonly width: number;
}

const agreementBy = (text: string, separator: Separator): Agreement => {
  const rows = filledRows(splitRows(text, separator, mostRows).rows);
  const width = usualWidth(rows.map(({ cells }) => cells.length));
  return {
    addresses: rows.filter(({ cells }) => cells.some((cell) => addressIn(cell) === cell.trim())).length,
    names: Math.max(0, ...rows.map(({ cells }) => countKnownNames(cells.slice(0, 500)))),
    share: width < 2 ? 0 : rows.filter(({ cells }) => cells.length === width).length / rows.length,
    width,
  };
};

const isBetter = (one: Agreement, other: Agreement): boolean => {
  const order = ['addresses', 'names', 'share', 'width'] as const;
  const first = order.find((part) => one[part] !== other[part]);
  return first !== undefined && one[first] > other[first];
};

/** The most frequent of some widths; of equally frequent ones the largest. */
export const usualWidth = (widths: readonly number[]): number => {
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  const [usual] = [...counts].toSorted(([a, often], [b, more]) => more - often || b - a);
  return usual?.[0] ?? 0;
};
