import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';

/** Rows as JSON, so that they can be read from the schema of an older version; undefined: it has no such table. */
type Rows = readonly unknown[] | undefined;

export interface Credentials {
  readonly admins: Rows;
  readonly factors: Rows;
  readonly codes: Rows;
  readonly revokedKeys: Rows;
}

/** How everybody signs in, and which keys are revoked, in a database of this version or an older one, or an empty one. */
export const selectCredentials = async (db: Database): Promise<Credentials> => ({
  admins: await rowsOf(db, 'admin_user'),
  factors: await rowsOf(db, 'second_factor'),
  codes: await rowsOf(db, 'recovery_code'),
  revokedKeys: await rowsOf(db, 'api_key', 'revoked_at IS NOT NULL'),
});

const rowsOf = async (db: Database, table: string, where = 'true'): Promise<Rows> => {
  const { rows: found } = await sql`SELECT WHERE to_regclass(${table}) IS NOT NULL`.execute(db);
  if (found.length === 0) return undefined;
  const { rows } = await sql<{ row: unknown }>`
    SELECT to_jsonb(t) AS row FROM ${sql.table(table)} t WHERE ${sql.raw(where)}`.execute(db);
  return rows.map(({ row }) => row);
};

const given = (rows: Rows) => sql`${JSON.stringify(rows ?? [])}::jsonb`;

/** Ends everything that was signed in, and every sign-in whose second step was awaited. */
export const endEverySession = async (trx: Database): Promise<void> => {
  await sql`DELETE FROM session`.execute(trx);
  await sql`DELETE FROM sign_in_challenge`.execute(trx);
};

/** Gives administrators who are in both the passwords and second factors that are given, and revokes the keys that are revoked there. */
export const applyCredentials = async (trx: Database, known: Credentials): Promise<void> => {
  await sql`
    UPDATE admin_user a SET password_hash = k.password_hash, unused_password_at = k.unused_password_at
    FROM jsonb_to_recordset(${given(known.admins)}) AS k (id uuid, password_hash text, unused_password_at timestamptz)
    WHERE a.id = k.id`.execute(trx);
  await sql`
    UPDATE api_key a SET revoked_at = k.revoked_at
    FROM jsonb_to_recordset(${given(known.revokedKeys)}) AS k (id uuid, revoked_at timestamptz)
    WHERE a.id = k.id AND a.revoked_at IS NULL`.execute(trx);
  if (known.factors === undefined) return;
  await sql`
    DELETE FROM second_factor
    WHERE admin_id IN (SELECT k.id FROM jsonb_to_recordset(${given(known.admins)}) AS k (id uuid))`.execute(trx);
  await sql`
    INSERT INTO second_factor
    SELECT k.* FROM jsonb_populate_recordset(NULL::second_factor, ${given(known.factors)}) AS k
    WHERE k.admin_id IN (SELECT id FROM admin_user)`.execute(trx);
  await sql`
    INSERT INTO recovery_code
    SELECT k.* FROM jsonb_populate_recordset(NULL::recovery_code, ${given(known.codes)}) AS k
    WHERE k.admin_id IN (SELECT id FROM admin_user)`.execute(trx);
};
