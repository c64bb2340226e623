import { type ColumnRoles, columnRoles } from './columns.ts';
import { contactOfRow, type ImportedContact, type RawRow } from './import-row.ts';
import { atOnce, rowsAStep, type Steps } from './steps.ts';

/** A parsed file: its columns, and its rows with the line on which each starts. */
export interface CsvTable {
  readonly headers: readonly string[];
  readonly rows: readonly { readonly line: number; readonly raw: RawRow }[];
}

export interface PlannedRow {
  readonly line: number;
  readonly raw: RawRow;
  readonly contact: ImportedContact;
}

/** What is compared of an existing contact. */
export interface ExistingContact {
  readonly email: string;
  /** The row it was imported from. */
  readonly raw_data: Readonly<Record<string, unknown>> | null;
}

/** What an import would do, computed before it changes anything. */
export interface ImportPlan {
  readonly roles: ColumnRoles;
  readonly headers: readonly string[];
  readonly total: number;
  readonly toImport: readonly PlannedRow[];
  readonly duplicates: number;
  readonly withAppointment: number;
  /** The number of rows without a name or without an e-mail address. */
  readonly incomplete: number;
  /** The number of rows to import whose e-mail address already belongs to a contact. */
  readonly knownEmails: number;
}

export type RefusedBecause =
  | { readonly reason: 'empty' | 'no_contacts' }
  | { readonly reason: 'no_person'; readonly headers: readonly string[] }
  | { readonly reason: 'too_many_columns'; readonly most: number };

/** A file that cannot be imported, with the reason. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal';
  readonly because: RefusedBecause;

  constructor(because: RefusedBecause) {
    super(`The file cannot be imported: ${because.reason}`);
    this.because = because;
  }

  /** Whether assigning the columns by hand may help. */
  get byHand(): boolean {
    return this.because.reason === 'no_person' || this.because.reason === 'no_contacts';
  }
}

/**
 * Plans the import of a file, given the existing contacts. A row is a duplicate when a contact, or a row above it, has
 * identical raw data. Without `roles` they are guessed. Throws ImportRefusal when the file cannot be imported.
 */
export function* planning(
  { headers, rows }: CsvTable,
  existing: readonly ExistingContact[],
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

/** Runs `planning` without a pause. */
export const planImport = (table: CsvTable, existing: readonly ExistingContact[], roles?: ColumnRoles): ImportPlan =>
  atOnce(planning(table, existing, roles));

/**
 * Returns the meaning of the columns; throws ImportRefusal for a file that cannot be imported, independent of the
 * existing contacts.
 */
export const rolesIn = ({ headers, rows }: CsvTable): ColumnRoles => {
  if (headers.length === 0 || rows.length === 0) {
    throw new ImportRefusal({ reason: 'empty' });
  }
  const roles = columnRoles(headers);
  if (!roles) {
    throw new ImportRefusal({ reason: 'no_person', headers: headers.slice(0, 50) });
  }
  if (!rows.some(({ raw }) => contactOfRow(raw, roles) !== undefined)) {
    throw new ImportRefusal({ reason: 'no_contacts' });
  }
  return roles;
};

/** Equal for rows with the same cells, in any order of columns. */
const identityOf = (raw: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(Object.entries(raw).sort(([a], [b]) => (a < b ? -1 : 1)));
