import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';

/** Whether the studio has ever sold a voucher. */
export const hasSoldVouchers = async (db: Database): Promise<boolean> => {
  const { rows } = await sql<{ sold: boolean }>`SELECT EXISTS (SELECT FROM voucher) AS sold`.execute(db);
  return rows[0]?.sold ?? false;
};
