import { type RawBuilder, sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import { forgetFileNames } from './import-store.ts';

/** Returns every contact with an address as stored, with its notes and the imported row. */
export const contactRecords = async (db: Database, email: string): Promise<Record<string, unknown>[]> => {
  const { rows } = await sql<{ record: Record<string, unknown>; raw_data: unknown }>`
    SELECT to_jsonb(contact) - 'raw_data_as_sent' || jsonb_build_object(
      'contact_notes',
      coalesce((SELECT jsonb_agg(to_jsonb(contact_note) - 'contact_id' ORDER BY created_at, id)
                FROM contact_note WHERE contact_id = contact.id), '[]')) AS record,
      coalesce(raw_data_as_sent::json, raw_data::json) AS raw_data
    FROM contact WHERE lower(email) = lower(${email}) ORDER BY created_at`.execute(db);
  return rows.map(({ record, raw_data }) => ({ ...record, raw_data }));
};

/**
 * Deletes the contacts with an address and their notes, or only those created up to an instant (epoch ms); returns the
 * number of contacts.
 */
export const deleteContactsOf = async (trx: Database, email: string, until?: number): Promise<number> => {
  await forgetFileNames(trx, email);
  const { rows } = await sql`
    DELETE FROM contact WHERE lower(email) = lower(${email}) ${until === undefined ? sql`` : sql`AND created_at <= ${at(until)}`}
    RETURNING id`.execute(trx);
  return rows.length;
};

const wasLost = (before: number): RawBuilder<unknown> =>
  sql`phase = 'abgesagt' AND phase_entered_at < ${at(before)} AND converted_at IS NULL`;

/** Counts the contacts that declined before an instant and never booked. */
export const countDeclinedContacts = async (db: Database, before: number): Promise<number> => {
  const { rows } = await sql<{ contacts: number }>`
    SELECT count(*) AS contacts FROM contact WHERE ${wasLost(before)}`.execute(db);
  return rows[0]?.contacts ?? 0;
};

/** Deletes up to `limit` of these contacts; a locked one is skipped until the next run. Returns the number of rows. */
export const deleteDeclinedContacts = async (trx: Database, before: number, limit: number): Promise<number> => {
  const { rows } = await sql`
    DELETE FROM contact WHERE id IN (
      SELECT id FROM contact WHERE ${wasLost(before)} ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id`.execute(trx);
  return rows.length;
};

/** Returns the e-mail address of every contact, without duplicates. */
export const addressesOfContacts = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ email: string }>`SELECT DISTINCT lower(email) AS email FROM contact`.execute(db);
  return rows.map(({ email }) => email);
};
