import type { RowRemark } from './cells.ts';
import { type ColumnRoles, hasPerson } from './columns.ts';
import { ImportRefusal } from './import-refusal.ts';
import { contactOfRow, type ImportedContact, type RawRow, type RowChoices, type RowRefusal } from './import-row.ts';
import { type CsvTable, mostColumns, type ReadTable } from './reading/read-table.ts';
import { atOnce, rowsAStep, type Steps } from './steps.ts';

export interface PlannedRow {
  readonly line: number;
  readonly raw: RawRow;
  readonly contact: ImportedContact;
}

/** A row that is not imported, with the reason. */
export interface RefusedRow {
  readonly line: number;
  readonly raw: RawRow;
  readonly reason: RowRefusal | 'duplicate';
}

/** What is compared of an existing contact. */
export interface ExistingContact {
  readonly email: string;
  /** The row it was imported from. */
  readonly raw_data: Readonly<Record<string, unknown>> | null;
}

/** What an import would do, computed before it changes anything. */
export interface ImportPlan {
  readonly choices: RowChoices;
  readonly headers: readonly string[];
  readonly total: number;
  readonly toImport: readonly PlannedRow[];
  /** Every row of the table that is not imported. */
  readonly refused: readonly RefusedRow[];
  /** What is to be said about rows to import. */
  readonly remarks: readonly (RowRemark & { readonly line: number })[];
  /** The number of rows to import whose e-mail address already belongs to a contact. */
  readonly knownEmails: number;
}

/**
 * Plans the import of a file, given the existing contacts. A row is a duplicate when a contact, or a row above it, has
 * identical raw data.
 */
export function* planning(
  { headers, rows }: CsvTable,
  existing: readonly ExistingContact[],
  choices: RowChoices,
): Steps<ImportPlan> {
  const known = new Set<string>();
  const emails = new Set<string>();
  for (const [index, { raw_data, email }] of existing.entries()) {
    if (raw_data) known.add(identityOf(raw_data));
    emails.add(email.toLowerCase());
    if (index % rowsAStep === 0) yield;
  }
  const [toImport, refused, remarks]: [PlannedRow[], RefusedRow[], ImportPlan['remarks'][number][]] = [[], [], []];
  let knownEmails = 0;
  for (const [index, { line, raw }] of rows.entries()) {
    const planned = contactOfRow(raw, choices);
    const identity = identityOf(raw);
    if (planned.refused) refused.push({ line, raw, reason: planned.refused });
    else if (known.has(identity)) refused.push({ line, raw, reason: 'duplicate' });
    else {
      known.add(identity);
      if (emails.has(planned.contact.email.toLowerCase())) knownEmails++;
      toImport.push({ line, raw, contact: planned.contact });
      remarks.push(...planned.remarks.map((remark) => ({ ...remark, line })));
    }
    if (index % rowsAStep === 0) yield;
  }
  return { choices, headers, total: rows.length, toImport, refused, remarks, knownEmails };
}

/** Runs `planning` without a pause. */
export const planImport = (table: CsvTable, existing: readonly ExistingContact[], choices: RowChoices): ImportPlan =>
  atOnce(planning(table, existing, choices));

/** The number of rows that are not imported for a reason. */
export const countRefused = ({ refused }: ImportPlan, reason: RefusedRow['reason']): number =>
  refused.filter((row) => row.reason === reason).length;

/** Why a file cannot be imported, independent of the existing contacts; undefined if it can. */
export const refusalOf = (
  { table: { headers, rows }, isTooWide }: Pick<ReadTable, 'table' | 'isTooWide'>,
  roles: ColumnRoles,
): ImportRefusal | undefined => {
  if (isTooWide) return new ImportRefusal({ reason: 'too_many_columns', most: mostColumns });
  if (headers.length === 0 || rows.length === 0) return new ImportRefusal({ reason: 'empty' });
  if (!hasPerson(roles)) return new ImportRefusal({ reason: 'no_person', headers: headers.slice(0, 50) });
  const isIncomplete = rows.every(({ raw }) => contactOfRow(raw, { roles, now: 0 }).refused === 'incomplete');
  return isIncomplete ? new ImportRefusal({ reason: 'no_contacts' }) : undefined;
};

/** Equal for rows with the same filled cells, in any order of columns, whatever ends their lines. */
const identityOf = (raw: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(
    Object.entries(raw)
      .map(([column, cell]) => [column, typeof cell === 'string' ? cell.trim().replaceAll(/\r\n?/g, '\n') : cell])
      .filter(([, cell]) => cell !== '')
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );
