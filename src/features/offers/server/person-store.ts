import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';

/** Returns every offer to an address as stored, without the hash of its link, with the times that were offered. */
export const offerRecords = async (db: Database, email: string): Promise<Record<string, unknown>[]> => {
  const { rows } = await sql<{ record: Record<string, unknown> }>`
    SELECT to_jsonb(offer) - 'link_hash' || jsonb_build_object('times', coalesce(
             (SELECT jsonb_agg(to_jsonb(offer_time) - 'offer_id' ORDER BY starts_at, id)
              FROM offer_time WHERE offer_id = offer.id), '[]')) AS record
    FROM offer WHERE lower(customer_email) = lower(${email}) ORDER BY created_at, id`.execute(db);
  return rows.map(({ record }) => record);
};

/**
 * Deletes the offers to an address with the times they hold, or only those made up to an instant (epoch ms); returns
 * their number. Bookings made from them stay.
 */
export const deleteOffersOf = async (trx: Database, email: string, until?: number): Promise<number> => {
  const { rows } = await sql`
    DELETE FROM offer
    WHERE lower(customer_email) = lower(${email}) ${until === undefined ? sql`` : sql`AND created_at <= ${at(until)}`}
    RETURNING id`.execute(trx);
  return rows.length;
};

/** Deletes up to `limit` offers that ended before an instant (epoch ms). */
export const deleteEndedOffers = async (db: Database, before: number, limit: number): Promise<void> => {
  await sql`
    DELETE FROM offer WHERE id IN (
      SELECT id FROM offer WHERE ended_at < ${at(before)} ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)`.execute(
    db,
  );
};

/** Returns the e-mail address of every offer, without duplicates. */
export const addressesOfOffers = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ email: string }>`
    SELECT DISTINCT lower(customer_email) AS email FROM offer`.execute(db);
  return rows.map(({ email }) => email);
};
