import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Returns the rows of a table as JSON, so that they can be read from an older schema, too; undefined: the table does not
 * exist there. `where` may name only columns that the table has had from its beginning.
 */
export const rowsAsJson = async <Row = unknown>(
  db: Database,
  table: string,
  where = 'true',
): Promise<readonly Row[] | undefined> => {
  const { rows: found } = await sql`SELECT WHERE to_regclass(${table}) IS NOT NULL`.execute(db);
  if (found.length === 0) return undefined;
  const { rows } = await sql<{ row: Row }>`
    SELECT to_jsonb(t) AS row FROM ${sql.table(table)} t WHERE ${sql.raw(where)}`.execute(db);
  return rows.map(({ row }) => row);
};

/** Such rows as a parameter for `jsonb_to_recordset`. */
export const asRecords = (rows: readonly unknown[] | undefined): RawBuilder<unknown> =>
  sql`${JSON.stringify(rows ?? [])}::jsonb`;
