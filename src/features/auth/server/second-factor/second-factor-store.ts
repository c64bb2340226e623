import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';

export interface SecondFactorRow {
  readonly secret_sealed: string;
  /** Epoch ms. */
  readonly begun_at: number;
  /** Epoch ms; null: the set-up is not confirmed. */
  readonly confirmed_at: number | null;
  readonly last_step: number;
  readonly recovery_salt: Buffer | null;
  readonly codes_left: number;
}

/** Returns an administrator's second factor, whether it is on or being set up. */
export const secondFactorOf = async (db: Database, adminId: string): Promise<SecondFactorRow | undefined> => {
  const { rows } = await sql<SecondFactorRow>`
    SELECT secret_sealed, begun_at, confirmed_at, last_step::float8 AS last_step, recovery_salt,
           (SELECT count(*)::int FROM recovery_code r WHERE r.admin_id = f.admin_id) AS codes_left
    FROM second_factor f WHERE admin_id = ${adminId}`.execute(db);
  return rows[0];
};

/** Serialises changes of how an account signs in until the transaction ends. Returns its password hash. */
export const lockAccount = async (trx: Database, adminId: string): Promise<string | undefined> => {
  const { rows } = await sql<{ password_hash: string }>`
    SELECT password_hash FROM admin_user WHERE id = ${adminId} FOR NO KEY UPDATE`.execute(trx);
  return rows[0]?.password_hash;
};

/** Stores a secret that is being set up. It replaces an earlier one that was never confirmed. */
export const upsertUnconfirmed = async (
  trx: Database,
  adminId: string,
  secretSealed: string,
  now: number,
): Promise<void> => {
  await sql`
    INSERT INTO second_factor (admin_id, secret_sealed, begun_at) VALUES (${adminId}, ${secretSealed}, ${at(now)})
    ON CONFLICT (admin_id) DO UPDATE SET secret_sealed = excluded.secret_sealed, begun_at = excluded.begun_at
    WHERE second_factor.confirmed_at IS NULL`.execute(trx);
};

export const confirmFactor = async (trx: Database, adminId: string, salt: Buffer, now: number): Promise<void> => {
  await sql`
    UPDATE second_factor SET confirmed_at = ${at(now)}, recovery_salt = ${salt} WHERE admin_id = ${adminId}`.execute(
    trx,
  );
};

export const setLastStep = async (trx: Database, adminId: string, step: number): Promise<void> => {
  await sql`UPDATE second_factor SET last_step = ${step} WHERE admin_id = ${adminId}`.execute(trx);
};

/** Replaces all recovery codes. */
export const replaceRecoveryCodes = async (
  trx: Database,
  adminId: string,
  salt: Buffer,
  hashes: readonly Buffer[],
): Promise<void> => {
  await sql`DELETE FROM recovery_code WHERE admin_id = ${adminId}`.execute(trx);
  await sql`UPDATE second_factor SET recovery_salt = ${salt} WHERE admin_id = ${adminId}`.execute(trx);
  const rows = hashes.map((hash) => sql`(${adminId}::uuid, ${hash}::bytea)`);
  await sql`INSERT INTO recovery_code (admin_id, code_hash) VALUES ${sql.join(rows)}`.execute(trx);
};

/** Deletes a used recovery code; returns false if there is none with this hash. */
export const takeRecoveryCode = async (trx: Database, adminId: string, hash: Buffer): Promise<boolean> => {
  const { rows } = await sql`
    DELETE FROM recovery_code WHERE admin_id = ${adminId} AND code_hash = ${hash} RETURNING 1 AS taken`.execute(trx);
  return rows.length > 0;
};

/** Deletes a second factor with its recovery codes; returns false if none had been confirmed. */
export const deleteSecondFactor = async (trx: Database, adminId: string): Promise<boolean> => {
  const { rows } = await sql<{ was_on: boolean }>`
    DELETE FROM second_factor WHERE admin_id = ${adminId} RETURNING confirmed_at IS NOT NULL AS was_on`.execute(trx);
  return rows[0]?.was_on ?? false;
};
