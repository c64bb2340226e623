import type { Contact, NewContact } from '../../contract.ts';
import { type ColumnRoles, columnRoles } from './columns.ts';
import { contactOfRow, type RawRow } from './import-row.ts';

/** A file as it was read: its columns, and its rows with the line each begins on. */
export interface CsvTable {
  readonly headers: readonly string[];
  readonly rows: readonly { readonly line: number; readonly raw: RawRow }[];
}

export interface PlannedRow {
  readonly line: number;
  readonly raw: RawRow;
  readonly contact: NewContact;
}

/** What an import would do, before it does anything (CSV-020..025). */
export interface ImportPlan {
  readonly roles: ColumnRoles;
  readonly headers: readonly string[];
  readonly total: number;
  readonly toImport: readonly PlannedRow[];
  readonly duplicates: number;
  readonly withAppointment: number;
  /** Rows without a name or without an e-mail address. */
  readonly incomplete: number;
  /** Rows to import whose e-mail address the studio knows already. */
  readonly knownEmails: number;
}

/** The texts of CSV-002..005. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal';
}

/**
 * Plans the import of a file among the contacts there are. A row is a duplicate when a contact, or a row above it, has
 * identical raw data (CSV-018). Throws ImportRefusal when there is nothing to work with.
 */
export const planImport = ({ headers, rows }: CsvTable, existing: readonly Contact[]): ImportPlan => {
  if (headers.length === 0 || rows.length === 0) {
    throw new ImportRefusal('CSV-Datei ist leer oder hat keine Daten');
  }
  const roles = columnRoles(headers);
  if (!roles) {
    throw new ImportRefusal(
      `Die CSV-Datei braucht Spalten für Name (name) und E-Mail (email). Gefunden: ${headers.slice(0, 50).join(', ')}`,
    );
  }
  const known = new Set(existing.flatMap(({ raw_data }) => (raw_data ? identityOf(raw_data) : [])));
  const emails = new Set(existing.map(({ email }) => email.toLowerCase()));
  const toImport: PlannedRow[] = [];
  let [duplicates, withAppointment, incomplete] = [0, 0, 0];
  for (const { line, raw } of rows) {
    const contact = contactOfRow(raw, roles);
    const identity = identityOf(raw);
    if (contact === undefined) incomplete++;
    else if (contact === 'appointment') withAppointment++;
    else if (known.has(identity)) duplicates++;
    else {
      known.add(identity);
      toImport.push({ line, raw, contact });
    }
  }
  if (incomplete === rows.length) throw new ImportRefusal('Keine gültigen Kontakte in der CSV-Datei gefunden');
  const knownEmails = toImport.filter(({ contact }) => emails.has(contact.email.toLowerCase())).length;
  return { roles, headers, total: rows.length, toImport, duplicates, withAppointment, incomplete, knownEmails };
};

/** The same for rows with the same cells, in whatever order their columns come. */
const identityOf = (raw: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(Object.entries(raw).sort(([a], [b]) => (a < b ? -1 : 1)));
