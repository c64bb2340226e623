import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

type Value = string | number | boolean | null | undefined | Buffer | RawBuilder<unknown>;

/** INSERT of one row of named columns; undefined leaves a column to its default. */
export const insertRow = async (db: Database, table: string, row: Readonly<Record<string, Value>>): Promise<void> => {
  const entries = Object.entries(row).filter(([, value]) => value !== undefined);
  const columns = entries.map(([column]) => sql.id(column));
  const values = entries.map(([, value]) => sql`${value}`);
  await sql`INSERT INTO ${sql.id(table)} (${sql.join(columns)}) VALUES (${sql.join(values)})`.execute(db);
};
