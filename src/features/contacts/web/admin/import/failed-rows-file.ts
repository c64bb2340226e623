import Papa from 'papaparse';
import type { FailedRow } from './run-import.ts';

interface FailedRowsOptions {
  readonly headers: readonly string[];
  readonly failed: readonly FailedRow[];
  /** The names of the columns that are added. */
  readonly lineColumn: string;
  readonly reasonColumn: string;
}

/** The failed rows as a file that can be corrected and imported again, with the reason in its own column. */
export const failedRowsFile = ({ headers, failed, lineColumn, reasonColumn }: FailedRowsOptions): Blob => {
  const rows = failed.map(({ raw, line, reason }) => ({ ...raw, [lineColumn]: line, [reasonColumn]: reason }));
  const text = Papa.unparse(
    { fields: [...headers, lineColumn, reasonColumn], data: rows },
    // Text that a spreadsheet would read as a formula stays text.
    { delimiter: ';', escapeFormulae: true },
  );
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
};
