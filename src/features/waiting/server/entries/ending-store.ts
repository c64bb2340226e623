import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import type { EntryOutcome } from '../../domain/entry-state.ts';
import type { EntryRow } from '../store.ts';

/** Returns the entries that have ended on a Berlin date, the last ones first. */
export const endedEntries = async (
  db: Database,
  today: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<EntryRow[]> => {
  const { rows } = await sql<EntryRow>`
    SELECT * FROM waiting_entry WHERE outcome IS NOT NULL OR last_day < ${today}
    ORDER BY ended_at DESC NULLS FIRST, id LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows;
};

/** Stores how an entry ended, unless it has ended before. `now`: epoch ms. */
export const endEntry = async (trx: Database, id: string, outcome: EntryOutcome, now: number): Promise<void> => {
  await sql`
    UPDATE waiting_entry SET outcome = ${outcome}, ended_at = ${at(now)}
    WHERE id = ${id} AND outcome IS NULL`.execute(trx);
};

/** Deletes the entries that nobody has confirmed until `now`, epoch ms: they never counted. */
export const deleteUnconfirmed = async (db: Database, now: number): Promise<void> => {
  await sql`DELETE FROM waiting_entry WHERE confirm_by <= ${at(now)}`.execute(db);
};

/** Ends the entries whose last day has passed on a Berlin date. `now`: epoch ms. */
export const endOver = async (db: Database, today: string, now: number): Promise<void> => {
  await sql`
    UPDATE waiting_entry SET outcome = 'over', ended_at = ${at(now)}
    WHERE id IN (SELECT id FROM waiting_entry WHERE outcome IS NULL AND last_day < ${today} FOR UPDATE SKIP LOCKED)`.execute(
    db,
  );
};
