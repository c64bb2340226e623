import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';

/** Returns those of the resources that are photographers. */
export const peopleAmong = async (db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM photographer_fact WHERE id = ANY (${[...new Set(ids)]}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
};
