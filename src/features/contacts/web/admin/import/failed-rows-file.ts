import Papa from 'papaparse';
import type { FailedRow } from './run-import.ts';

/** The failed rows as a file that can be corrected and imported again, with the reason in its own column. */
export const failedRowsFile = (headers: readonly string[], failed: readonly FailedRow[]): Blob => {
  const rows = failed.map(({ raw, line, reason }) => ({ ...raw, Zeile: line, Grund: reason }));
  const text = Papa.unparse(
    { fields: [...headers, 'Zeile', 'Grund'], data: rows },
    // Text that a spreadsheet would read as a formula stays text.
    { delimiter: ';', escapeFormulae: true },
  );
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
};
