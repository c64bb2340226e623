import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';
import type { SealedSecret } from '#shared/server/secrets/sealed-secrets.ts';
import { sealedFor } from './code.ts';

/** Returns the sealed codes of all vouchers. */
export const sealedVoucherCodes = async (db: Database): Promise<SealedSecret[]> => {
  const { rows } = await sql<{ id: string; sealed: string }>`
    SELECT id, code_sealed AS sealed FROM voucher ORDER BY id`.execute(db);
  return rows.map(({ id, sealed }) => ({
    purpose: sealedFor(id),
    sealed,
    replace: async (again) => {
      await sql`UPDATE voucher SET code_sealed = ${again} WHERE id = ${id} AND code_sealed = ${sealed}`.execute(db);
    },
  }));
};
