import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import { instant, integer, text, uuid } from '#shared/server/database/table/column.ts';
import { computed, joinLists, type RowOf, table, typedSql } from '#shared/server/database/table/table.ts';
import type { UndoneImport } from '../import-contract.ts';

export const contactImportTable = table('contact_import', {
  id: uuid,
  file_name: text,
  created_by: text,
  created_at: instant,
  undone_at: instant.orNull,
  removed: integer.orNull,
});

export interface ImportRow extends RowOf<typeof contactImportTable> {
  readonly contacts: number;
  readonly untouched: number;
}

const columns = joinLists(
  contactImportTable.list('contact_import'),
  computed({
    contacts: sql<number>`count(contact.id)`,
    untouched: sql<number>`count(contact.id) FILTER (WHERE contact.is_untouched)`,
  }),
);

/** Inserts an import; an existing one stays unchanged. */
export const insertImport = async (
  db: Database,
  begun: Pick<ImportRow, 'id' | 'file_name' | 'created_by' | 'created_at'>,
): Promise<void> => {
  await sql`${contactImportTable.insert(begun)} ON CONFLICT (id) DO NOTHING`.execute(db);
};

export const selectImport = async (db: Database, id: string): Promise<ImportRow | undefined> => {
  const { rows } = await typedSql`
    SELECT ${columns} FROM contact_import LEFT JOIN contact ON contact.import_id = contact_import.id
    WHERE contact_import.id = ${id} GROUP BY contact_import.id`.execute(db);
  return rows[0];
};

const mostListed = 20;

/** Returns the last imports that still have contacts or that were undone, the newest first. */
export const selectImports = async (db: Database): Promise<ImportRow[]> => {
  const { rows } = await typedSql`
    SELECT ${columns} FROM contact_import LEFT JOIN contact ON contact.import_id = contact_import.id
    GROUP BY contact_import.id HAVING count(contact.id) > 0 OR removed > 0
    ORDER BY contact_import.created_at DESC, contact_import.id LIMIT ${mostListed}`.execute(db);
  return rows;
};

/** Whether contacts may still be added to an import; it cannot be undone until the end of the transaction. */
export const lockImportShared = async (trx: Database, id: string): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM contact_import WHERE id = ${id} AND undone_at IS NULL FOR SHARE`.execute(trx);
  return rows.length > 0;
};

/** Marks an import as undone; false when it already was. */
export const markUndone = async (trx: Database, id: string, now: number): Promise<boolean> => {
  const { rows } = await sql`
    UPDATE contact_import SET undone_at = ${at(now)} WHERE id = ${id} AND undone_at IS NULL RETURNING id`.execute(trx);
  return rows.length > 0;
};

/** Deletes the unchanged contacts of an import; returns the number of rows. */
export const deleteUntouched = async (trx: Database, id: string): Promise<number> => {
  const { rows } = await sql`DELETE FROM contact WHERE import_id = ${id} AND is_untouched RETURNING id`.execute(trx);
  return rows.length;
};

/** Counts the remaining contacts of an import. */
export const countKept = async (trx: Database, id: string): Promise<Omit<UndoneImport, 'removed'>> => {
  const { rows } = await sql<Omit<UndoneImport, 'removed'>>`
    SELECT count(*) FILTER (WHERE converted_at IS NULL) AS kept_changed,
           count(*) FILTER (WHERE converted_at IS NOT NULL) AS kept_booked
    FROM contact WHERE import_id = ${id}`.execute(trx);
  const [kept] = rows;
  if (!kept) throw new Error('SELECT of a count returned no row');
  return kept;
};

export const noteRemoved = async (trx: Database, id: string, removed: number): Promise<void> => {
  await sql`UPDATE contact_import SET removed = ${removed} WHERE id = ${id}`.execute(trx);
};

/** Replaces a file name that might identify a person. */
const anyFile = 'CSV-Datei';

/**
 * Replaces the names of files that identify a person: those that contain the address, or the name of a contact with it.
 */
export const forgetFileNames = async (trx: Database, email: string): Promise<void> => {
  await sql`
    UPDATE contact_import SET file_name = ${anyFile}
    WHERE strpos(lower(file_name), lower(${email})) > 0 OR EXISTS (
      SELECT FROM contact WHERE lower(email) = lower(${email})
        AND strpos(lower(translate(file_name, '_-', '  ')), lower(translate(name, '_-', '  '))) > 0)`.execute(trx);
};

/** Deletes imports from before an instant (epoch ms) that have no contacts left; returns the number of rows. */
export const deleteEmptyImports = async (trx: Database, before: number, limit: number): Promise<number> => {
  const { rows } = await sql`
    DELETE FROM contact_import WHERE id IN (
      SELECT id FROM contact_import WHERE created_at < ${at(before)}
        AND NOT EXISTS (SELECT FROM contact WHERE import_id = contact_import.id)
      ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id`.execute(trx);
  return rows.length;
};
