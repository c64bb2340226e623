import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import type { ContactImport, UndoneImport } from '../import-contract.ts';

export interface ImportRow extends Omit<ContactImport, 'created_at'> {
  /** Epoch ms. */
  readonly created_at: number;
}

const columns = sql.raw(
  `contact_import.id, file_name, created_by, contact_import.created_at, count(contact.id) AS contacts,
   count(contact.id) FILTER (WHERE contact.is_untouched) AS untouched`,
);

/** Begins an import; one that has begun already stays as it is. */
export const insertImport = async (
  db: Database,
  begun: Pick<ImportRow, 'id' | 'file_name' | 'created_by' | 'created_at'>,
): Promise<void> => {
  await sql`
    INSERT INTO contact_import (id, file_name, created_by, created_at)
    VALUES (${begun.id}, ${begun.file_name}, ${begun.created_by}, ${at(begun.created_at)})
    ON CONFLICT (id) DO NOTHING`.execute(db);
};

export const selectImport = async (db: Database, id: string): Promise<ImportRow | undefined> => {
  const { rows } = await sql<ImportRow>`
    SELECT ${columns} FROM contact_import LEFT JOIN contact ON contact.import_id = contact_import.id
    WHERE contact_import.id = ${id} GROUP BY contact_import.id`.execute(db);
  return rows[0];
};

/** The last import that was not taken back and of which a contact is left. */
export const selectLastImport = async (db: Database): Promise<ImportRow | undefined> => {
  const { rows } = await sql<ImportRow>`
    SELECT ${columns} FROM contact_import JOIN contact ON contact.import_id = contact_import.id
    WHERE undone_at IS NULL GROUP BY contact_import.id ORDER BY contact_import.created_at DESC LIMIT 1`.execute(db);
  return rows[0];
};

/** Whether contacts may still come with an import; it cannot be taken back until the end of the transaction. */
export const holdImport = async (trx: Database, id: string): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM contact_import WHERE id = ${id} AND undone_at IS NULL FOR SHARE`.execute(trx);
  return rows.length > 0;
};

/** Marks an import as taken back; false when it was already. */
export const markUndone = async (trx: Database, id: string, now: number): Promise<boolean> => {
  const { rows } = await sql`
    UPDATE contact_import SET undone_at = ${at(now)} WHERE id = ${id} AND undone_at IS NULL RETURNING id`.execute(trx);
  return rows.length > 0;
};

/** Deletes the contacts of an import that nobody has touched; how many. */
export const deleteUntouched = async (trx: Database, id: string): Promise<number> => {
  const { rows } = await sql`DELETE FROM contact WHERE import_id = ${id} AND is_untouched RETURNING id`.execute(trx);
  return rows.length;
};

/** Who is left of an import. */
export const countKept = async (trx: Database, id: string): Promise<Omit<UndoneImport, 'removed'>> => {
  const { rows } = await sql<Omit<UndoneImport, 'removed'>>`
    SELECT count(*) FILTER (WHERE converted_at IS NULL) AS kept_changed,
           count(*) FILTER (WHERE converted_at IS NOT NULL) AS kept_booked
    FROM contact WHERE import_id = ${id}`.execute(trx);
  const [kept] = rows;
  if (!kept) throw new Error('Counting always answers');
  return kept;
};
