import { looksLikeFormula } from '#shared/kernel/text/looks-like-formula.ts';
import type { RawRow } from '../../../domain/import/import-row.ts';

interface FailedRowsOptions {
  readonly headers: readonly string[];
  readonly failed: readonly { readonly line: number; readonly raw: RawRow; readonly reason: string }[];
  /** The names of the columns that are added. */
  readonly lineColumn: string;
  readonly reasonColumn: string;
}

/** The rows that were not imported as a file that can be corrected and imported again, with the reason of each. */
export const failedRowsFile = ({ headers, failed, lineColumn, reasonColumn }: FailedRowsOptions): Blob => {
  const rows = failed.map(({ raw, line, reason }) => [
    ...headers.map((header) => raw[header] ?? ''),
    String(line),
    reason,
  ]);
  const text = [[...headers, lineColumn, reasonColumn], ...rows].map((row) => row.map(csvCell).join(';')).join('\r\n');
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
};

/** A cell with quotes where it needs them. Text that a spreadsheet would read as a formula stays text. */
const csvCell = (text: string): string => {
  const harmless = looksLikeFormula(text) ? `'${text}` : text;
  return /["';\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};
