import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';

/** Returns vouchers whose last day was before `today`, 'yyyy-MM-dd', and on which something is left; the oldest first. */
export const vouchersToLapse = async (db: Database, today: string, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM voucher
    WHERE valid_until < ${today}::date
      AND (SELECT balance_cents FROM voucher_entry WHERE voucher_id = voucher.id ORDER BY number DESC LIMIT 1) > 0
    ORDER BY valid_until, id LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
};

/** Enters that what is left on a voucher has lapsed; the database computes the amount, and adds nothing where nothing is left. */
export const insertLapse = async (db: Database, id: string, now: number): Promise<void> => {
  await sql`
    INSERT INTO voucher_entry (voucher_id, kind, amount_cents, actor, at)
    VALUES (${id}, 'lapsed', 0, 'system', ${at(now)})`.execute(db);
};
