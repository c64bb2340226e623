import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';

/** Returns the tables in which any of the texts occurs, in any column, ignoring case. */
export const tablesWith = async (db: Database, texts: readonly string[]): Promise<string[]> => {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`.execute(db);
  const found: string[] = [];
  for (const { name } of tables) {
    const table = sql.table(name);
    // A row as text contains every column; JSON escapes only characters that these texts do not contain.
    const { rows } = await sql`
      SELECT 1 FROM ${table} AS searched
      WHERE EXISTS (SELECT FROM unnest(${[...texts]}::text[]) AS sought
                    WHERE strpos(lower(searched::text), lower(sought)) > 0) LIMIT 1`.execute(db);
    if (rows.length > 0) found.push(name);
  }
  return found;
};
