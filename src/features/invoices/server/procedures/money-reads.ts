import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';

/** The ways in which money was received or returned so far. */
export const methodsOfMoney = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ method: string }>`SELECT DISTINCT method FROM money_entry`.execute(db);
  return rows.map(({ method }) => method);
};
