import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';

const about = (email: string) =>
  sql`(lower(wanted ->> 'buyer_email') = lower(${email}) OR lower(wanted -> 'mail' ->> 'email') = lower(${email}))`;

/** Returns every order that names an address and is not sold, as stored, without what belongs to its payment page. */
export const orderRecords = async (db: Database, email: string): Promise<Record<string, unknown>[]> => {
  const { rows } = await sql<{ record: Record<string, unknown> }>`
    SELECT to_jsonb(voucher_order) - '{order_key,order_hash,checkout_url}'::text[] AS record
    FROM voucher_order WHERE ${about(email)} ORDER BY created_at, id`.execute(db);
  return rows.map(({ record }) => record);
};

/**
 * Forgets who has ordered, or was to get, what is not sold yet; returns how many orders. One that could still be paid is
 * closed at the provider; should it be paid before, the studio is told and nothing is sold.
 */
export const forgetOrders = async (trx: Database, email: string, now: number, until?: number): Promise<number> => {
  const { rows } = await sql`
    UPDATE voucher_order SET wanted = NULL, checkout_url = NULL, updated_at = ${at(now)},
      status = CASE WHEN status IN ('asking', 'open') THEN 'closing' ELSE status END
    WHERE ${about(email)} ${until === undefined ? sql`` : sql`AND created_at <= ${at(until)}`}
    RETURNING id`.execute(trx);
  return rows.length;
};
