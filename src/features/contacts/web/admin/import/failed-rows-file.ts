import Papa from 'papaparse';
import type { FailedRow } from './run-import.ts';

/** The rows that failed as a file that can be corrected and imported again; the reason in a column of its own. */
export const failedRowsFile = (headers: readonly string[], failed: readonly FailedRow[]): Blob => {
  const rows = failed.map(({ raw, line, reason }) => ({ ...raw, Zeile: line, Grund: reason }));
  const text = Papa.unparse(
    { fields: [...headers, 'Zeile', 'Grund'], data: rows },
    // What looks like a formula to a spreadsheet stays text (SRV-67).
    { delimiter: ';', escapeFormulae: true },
  );
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
};
