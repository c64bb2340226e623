import { looksLikeFormula } from '#shared/kernel/text/looks-like-formula.ts';

/**
 * A cell of a chart's table: text, a count, an amount in EUR, a whole percent, or minutes shown as hours; null is
 * empty.
 */
export type Cell =
  | string
  | number
  | null
  | { readonly euro: number }
  | { readonly percent: number }
  | { readonly minutes: number };

/** A table with its column names. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * Returns the table as CSV for German and Russian spreadsheets: semicolons, decimal commas, quotes around every text.
 */
export const csvText = ({ columns, rows }: Table): string =>
  [columns, ...rows].map((row) => row.map(csvCell).join(';')).join('\r\n');

const csvCell = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'string') return `"${harmless(cell).replaceAll('"', '""')}"`;
  if (typeof cell === 'number') return String(cell);
  if ('euro' in cell) return cell.euro.toFixed(2).replace('.', ',');
  if ('percent' in cell) return String(cell.percent);
  return (cell.minutes / 60).toFixed(2).replace('.', ',');
};

/** Text that a spreadsheet would read as a formula stays text. */
const harmless = (text: string): string => (looksLikeFormula(text) ? `'${text}` : text);
