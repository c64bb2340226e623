import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';

/** Deletes documents of the calendar years before `year`, a number; the database keeps eight whole years in any case. */
export const deleteInvoicesBefore = async (trx: Database, year: number, limit: number): Promise<number> => {
  // A cancellation refers to what it cancels, so the youngest go first.
  const { rows } = await sql`
    DELETE FROM invoice WHERE id IN (
      SELECT id FROM invoice
      WHERE issued_at < make_timestamptz(${year}, 1, 1, 0, 0, 0, 'Europe/Berlin')
        AND NOT EXISTS (SELECT FROM invoice AS later WHERE later.cancels_id = invoice.id)
      ORDER BY issued_at DESC LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id`.execute(trx);
  return rows.length;
};
