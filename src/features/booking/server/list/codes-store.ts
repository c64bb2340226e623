import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';

/** Returns the codes of bookings by ID; deleted bookings have none. */
export const codesOf = async (db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ id: string; confirmation_code: string }>`
    SELECT id, confirmation_code FROM booking WHERE id = ANY (${[...new Set(ids)]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, confirmation_code }) => [id, confirmation_code]));
};
