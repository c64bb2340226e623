import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';

/** Returns every waiting entry of an address as stored, without the hash of its link, with what was offered. */
export const waitingRecords = async (db: Database, email: string): Promise<Record<string, unknown>[]> => {
  const { rows } = await sql<{ record: Record<string, unknown> }>`
    SELECT to_jsonb(waiting_entry) - 'link_hash' || jsonb_build_object('offered', coalesce(
             (SELECT jsonb_agg(to_jsonb(waiting_offer) - '{mailbox,waiting_entry_id}'::text[] ORDER BY starts_at, offer_id)
              FROM waiting_offer WHERE waiting_entry_id = waiting_entry.id), '[]')) AS record
    FROM waiting_entry WHERE lower(customer_email) = lower(${email}) ORDER BY number`.execute(db);
  return rows.map(({ record }) => record);
};

/** Deletes the entries of an address, or only those made up to an instant (epoch ms); returns their number. */
export const deleteEntriesOf = async (trx: Database, email: string, until?: number): Promise<number> => {
  const { rows } = await sql`
    DELETE FROM waiting_entry
    WHERE lower(customer_email) = lower(${email}) ${until === undefined ? sql`` : sql`AND joined_at <= ${at(until)}`}
    RETURNING id`.execute(trx);
  return rows.length;
};

/** Deletes up to `limit` entries that ended before an instant (epoch ms). */
export const deleteEndedEntries = async (db: Database, before: number, limit: number): Promise<void> => {
  await sql`
    DELETE FROM waiting_entry WHERE id IN (
      SELECT id FROM waiting_entry WHERE ended_at < ${at(before)} ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)`.execute(
    db,
  );
};

/** Returns the e-mail address of every entry, without duplicates. */
export const addressesOfEntries = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ email: string }>`
    SELECT DISTINCT lower(customer_email) AS email FROM waiting_entry`.execute(db);
  return rows.map(({ email }) => email);
};
