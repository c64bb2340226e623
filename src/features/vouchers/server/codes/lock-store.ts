import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';
import { selectVoucher, type VoucherRow } from '../store.ts';

/** Returns a voucher, locked until the end of the transaction: nobody blocks, redeems or mails it meanwhile. */
export const lockVoucher = async (trx: Database, id: string): Promise<VoucherRow | undefined> => {
  await sql`SELECT FROM voucher WHERE id = ${id} FOR NO KEY UPDATE`.execute(trx);
  return selectVoucher(trx, id);
};
