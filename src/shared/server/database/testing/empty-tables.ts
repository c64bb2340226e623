import { sql } from 'kysely';
import type { Database } from '../database.ts';

/**
 * Truncates tables and what refers to them, also those whose rows the database keeps: without the triggers that refuse
 * it, as a restore does.
 */
export const emptyTables = async (db: Database, ...tables: readonly string[]): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ kept: string; name: string }>`
      SELECT tgrelid::regclass::text AS kept, tgname AS name FROM pg_trigger
      WHERE tgname LIKE '%\\_never\\_emptied' AND tgenabled = 'O'`.execute(trx);
    const alter = async (action: 'DISABLE' | 'ENABLE'): Promise<void> => {
      for (const { kept, name } of rows) {
        await sql`ALTER TABLE ${sql.table(kept)} ${sql.raw(action)} TRIGGER ${sql.id(name)}`.execute(trx);
      }
    };
    await alter('DISABLE');
    await sql`TRUNCATE ${sql.join(tables.map((table) => sql.table(table)))} CASCADE`.execute(trx);
    await alter('ENABLE');
  });
};
