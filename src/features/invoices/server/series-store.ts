import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';

/** The last number given out in a series; 0: none. */
export const lastPosition = async (db: Database, series: string): Promise<number> => {
  const { rows } = await sql<{ last_position: number }>`
    SELECT last_position FROM invoice_series WHERE name = ${series}`.execute(db);
  return rows[0]?.last_position ?? 0;
};

/** The series that documents were numbered in, by name. */
export const selectSeries = async (db: Database): Promise<{ name: string; last_position: number }[]> => {
  const { rows } = await sql<{ name: string; last_position: number }>`
    SELECT name, last_position FROM invoice_series ORDER BY name`.execute(db);
  return rows;
};
