import type { Contact, NewContact } from '../../contract.ts';
import { type ColumnRoles, columnRoles } from './columns.ts';
import { contactOfRow, type RawRow } from './import-row.ts';
import { atOnce, rowsAStep, type Steps } from './steps.ts';

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
  /** Whether it may help to say by hand what the columns are for. */
  readonly byHand: boolean;

  constructor(message: string, byHand = false) {
    super(message);
    this.byHand = byHand;
  }
}

/**
 * Plans the import of a file among the contacts there are. A row is a duplicate when a contact, or a row above it, has
 * identical raw data (CSV-018). Without roles they are guessed, and ImportRefusal is thrown when there is nothing to work
 * with.
 */
export function* planning(
  { headers, rows }: CsvTable,
  existing: readonly Contact[],
  roles: ColumnRoles = rolesIn({ headers, rows }),
): Steps<ImportPlan> {
  const known = new Set<string>();
  const emails = new Set<string>();
  for (const [index, { raw_data, email }] of existing.entries()) {
    if (raw_data) known.add(identityOf(raw_data));
    emails.add(email.toLowerCase());
    if (index % rowsAStep === 0) yield;
  }
  const toImport: PlannedRow[] = [];
  let [duplicates, withAppointment, incomplete, knownEmails] = [0, 0, 0, 0];
  for (const [index, { line, raw }] of rows.entries()) {
    const contact = contactOfRow(raw, roles);
    if (contact === undefined) incomplete++;
    else if (contact === 'appointment') withAppointment++;
    else if (known.has(identityOf(raw))) duplicates++;
    else {
      known.add(identityOf(raw));
      if (emails.has(contact.email.toLowerCase())) knownEmails++;
      toImport.push({ line, raw, contact });
    }
    if (index % rowsAStep === 0) yield;
  }
  return { roles, headers, total: rows.length, toImport, duplicates, withAppointment, incomplete, knownEmails };
}

/** The same at once. */
export const planImport = (table: CsvTable, existing: readonly Contact[], roles?: ColumnRoles): ImportPlan =>
  atOnce(planning(table, existing, roles));

/** What the columns are for; throws ImportRefusal for a file that cannot be imported, whoever is on the board. */
export const rolesIn = ({ headers, rows }: CsvTable): ColumnRoles => {
  if (headers.length === 0 || rows.length === 0) {
    throw new ImportRefusal('CSV-Datei ist leer oder hat keine Daten');
  }
  const roles = columnRoles(headers);
  if (!roles) {
    throw new ImportRefusal(
      `Die CSV-Datei braucht Spalten für Name (name) und E‑Mail (email). Gefunden: ${headers.slice(0, 50).join(', ')}`,
      true,
    );
  }
  if (!rows.some(({ raw }) => contactOfRow(raw, roles) !== undefined)) {
    throw new ImportRefusal('Keine gültigen Kontakte in der CSV-Datei gefunden', true);
  }
  return roles;
};

/** The same for rows with the same cells, in whatever order their columns come. */
const identityOf = (raw: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(Object.entries(raw).sort(([a], [b]) => (a < b ? -1 : 1)));
