import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';
import type { SealedSecret } from '#shared/server/secrets/sealed-secrets.ts';
import { secretPurpose } from './second-factor/take-code.ts';

/** Returns the sealed secrets of all second factors. */
export const sealedFactorSecrets = async (db: Database): Promise<SealedSecret[]> => {
  const { rows } = await sql<{ admin_id: string; secret_sealed: string }>`
    SELECT admin_id, secret_sealed FROM second_factor ORDER BY admin_id`.execute(db);
  return rows.map(({ admin_id, secret_sealed: sealed }) => ({
    purpose: secretPurpose(admin_id),
    sealed,
    replace: async (again) => {
      await sql`
        UPDATE second_factor SET secret_sealed = ${again}
        WHERE admin_id = ${admin_id} AND secret_sealed = ${sealed}`.execute(db);
    },
  }));
};
