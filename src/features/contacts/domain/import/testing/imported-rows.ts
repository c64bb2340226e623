import { guessedRoles } from '../guessed-columns.ts';
import type { RawRow } from '../import-row.ts';
import type { CsvTable } from '../reading/read-table.ts';

export const person = { name: 'Änne', email: 'aenne@example.de' };

/** A table of rows, from the second line on. */
export const tableOf = (...rows: readonly RawRow[]): CsvTable => ({
  headers: [...new Set(rows.flatMap((row) => Object.keys(row)))],
  rows: rows.map((raw, index) => ({ line: index + 2, raw })),
});

/** The choices for a table before the administrator changes anything, at noon of 29 November 2026. */
export const choicesFor = (table: CsvTable) => ({ roles: guessedRoles(table), now: Date.UTC(2026, 10, 29, 11) });
