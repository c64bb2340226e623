import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';

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

/** Notes that numbers of a series were given whose documents are lost, and moves the counter behind them. */
export const noteGap = async (
  trx: Database,
  gap: { readonly name: string; readonly first_position: number; readonly last_position: number },
  now: number,
): Promise<void> => {
  const { name, first_position, last_position } = gap;
  await sql`
    INSERT INTO invoice_gap (series, first_position, last_position, noted_at)
    VALUES (${name}, ${first_position}, ${last_position}, ${at(now)})`.execute(trx);
  await sql`
    INSERT INTO invoice_series (name, last_position) VALUES (${name}, ${last_position})
    ON CONFLICT (name) DO UPDATE SET last_position = excluded.last_position`.execute(trx);
};
