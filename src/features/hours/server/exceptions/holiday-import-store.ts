import { type RawBuilder, sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import type { HolidayImport } from '../../exceptions-contract.ts';

/** Instants as epoch ms. */
export interface HolidayImportRow extends Omit<HolidayImport, 'created_at' | 'undone_at'> {
  readonly created_at: number;
  readonly undone_at: number | null;
}

const mostListed = 20;

/** The days of an import, including those covered by a longer closing. */
const daysOfImport = sql`
  SELECT import_id, is_untouched FROM date_exception WHERE import_id IS NOT NULL
  UNION ALL
  SELECT (covered ->> 'import_id')::uuid, (covered ->> 'is_untouched')::boolean FROM date_exception
  WHERE covered ->> 'import_id' IS NOT NULL`;

const select = async (db: Database, where: RawBuilder<unknown>): Promise<HolidayImportRow[]> => {
  const { rows } = await sql<HolidayImportRow>`
    WITH day AS (${daysOfImport})
    SELECT id, state, year, days, created_by, created_at, undone_at, removed,
           (SELECT count(*)::int FROM day WHERE import_id = holiday_import.id AND is_untouched) AS untouched,
           (SELECT count(*)::int FROM day WHERE import_id = holiday_import.id AND NOT is_untouched) AS changed
    FROM holiday_import WHERE ${where} ORDER BY created_at DESC, id LIMIT ${mostListed}`.execute(db);
  return rows;
};

/** Returns the imports that have closed a date, the newest first. */
export const selectHolidayImports = (db: Database): Promise<HolidayImportRow[]> => select(db, sql`days > 0`);

export const selectHolidayImport = async (db: Database, id: string): Promise<HolidayImportRow | undefined> =>
  (await select(db, sql`id = ${id}`))[0];

type Begun = Pick<HolidayImportRow, 'id' | 'state' | 'year' | 'created_by' | 'created_at'>;

/** Inserts an import; its days reference it. */
export const insertHolidayImport = async (trx: Database, begun: Begun): Promise<void> => {
  await sql`
    INSERT INTO holiday_import (id, state, year, days, created_by, created_at)
    VALUES (${begun.id}, ${begun.state}, ${begun.year}, 0, ${begun.created_by}, ${at(begun.created_at)})`.execute(trx);
};

/** Stores the number of days of an import; deletes an import that has closed none. */
export const keepHolidayImport = async (trx: Database, id: string, days: number): Promise<void> => {
  if (days > 0) await sql`UPDATE holiday_import SET days = ${days} WHERE id = ${id}`.execute(trx);
  else await sql`DELETE FROM holiday_import WHERE id = ${id}`.execute(trx);
};

export const markHolidaysUndone = async (trx: Database, id: string, removed: number, now: number): Promise<void> => {
  await sql`UPDATE holiday_import SET undone_at = ${at(now)}, removed = ${removed} WHERE id = ${id}`.execute(trx);
};

/** Deletes the unchanged days of an import, including those covered by a longer closing; returns the number deleted. */
export const deleteUntouchedDays = async (trx: Database, id: string): Promise<number> => {
  const single = await sql`
    DELETE FROM date_exception WHERE import_id = ${id} AND is_untouched RETURNING date`.execute(trx);
  const covered = await sql`
    UPDATE date_exception SET covered = NULL
    WHERE covered ->> 'import_id' = ${id} AND (covered ->> 'is_untouched')::boolean RETURNING date`.execute(trx);
  return single.rows.length + covered.rows.length;
};
