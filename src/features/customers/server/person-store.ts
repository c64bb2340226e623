import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';

/** Returns all rows of notes about a customer, oldest first. */
export const noteRecords = async (db: Database, email: string): Promise<Record<string, unknown>[]> => {
  const { rows } = await sql<{ record: Record<string, unknown> }>`
    SELECT to_jsonb(customer_note) AS record FROM customer_note
    WHERE customer_email = lower(${email}) ORDER BY created_at, id`.execute(db);
  return rows.map(({ record }) => record);
};

/**
 * Deletes the notes about a customer, optionally only those written until an instant (epoch ms). Returns the number of
 * rows.
 */
export const deleteNotesOf = async (trx: Database, email: string, until?: number): Promise<number> => {
  const { rows } = await sql`
    DELETE FROM customer_note WHERE customer_email = lower(${email}) ${until === undefined ? sql`` : sql`AND created_at <= ${at(until)}`}
    RETURNING id`.execute(trx);
  return rows.length;
};

/** Returns every address with notes. */
export const addressesOfNotes = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ email: string }>`SELECT DISTINCT customer_email AS email FROM customer_note`.execute(db);
  return rows.map(({ email }) => email);
};
