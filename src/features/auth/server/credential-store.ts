import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';
import { asRecords, rowsAsJson } from '#shared/server/database/rows-as-json.ts';

/** Rows as JSON, so that they can be read from an older schema; undefined: the table does not exist. */
type Rows = readonly unknown[] | undefined;

export interface Credentials {
  readonly admins: Rows;
  readonly factors: Rows;
  readonly codes: Rows;
  readonly passkeys: Rows;
  readonly revokedKeys: Rows;
}

/** Reads passwords, second factors, passkeys and revoked keys from a database of this or an older version, or an empty one. */
export const selectCredentials = async (db: Database): Promise<Credentials> => ({
  admins: await rowsAsJson(db, 'admin_user'),
  factors: await rowsAsJson(db, 'second_factor'),
  codes: await rowsAsJson(db, 'recovery_code'),
  passkeys: await rowsAsJson(db, 'passkey'),
  revokedKeys: await rowsAsJson(db, 'api_key', 'revoked_at IS NOT NULL'),
});

/** Deletes all sessions, all open challenges and the links of all invitations. */
export const endEverySession = async (trx: Database): Promise<void> => {
  await sql`DELETE FROM session`.execute(trx);
  await sql`DELETE FROM sign_in_challenge`.execute(trx);
  await sql`DELETE FROM passkey_challenge`.execute(trx);
  // People who were invited when the backup was made need another invitation.
  await sql`DELETE FROM invitation`.execute(trx);
};

/**
 * Sets the given passwords, second factors and passkeys for the administrators that exist in both databases, and revokes the
 * given revoked keys.
 */
export const applyCredentials = async (trx: Database, known: Credentials): Promise<void> => {
  await sql`
    UPDATE admin_user a SET password_hash = k.password_hash, unused_password_at = k.unused_password_at,
                            has_signed_in = a.has_signed_in OR coalesce(k.has_signed_in, false)
    FROM jsonb_to_recordset(${asRecords(known.admins)}) AS k (id uuid, password_hash text, unused_password_at timestamptz,
                                                          has_signed_in boolean)
    WHERE a.id = k.id`.execute(trx);
  await applyPositions(trx, known);
  await sql`
    UPDATE api_key a SET revoked_at = k.revoked_at
    FROM jsonb_to_recordset(${asRecords(known.revokedKeys)}) AS k (id uuid, revoked_at timestamptz)
    WHERE a.id = k.id AND a.revoked_at IS NULL`.execute(trx);
  if (known.factors !== undefined) await applyFactors(trx, known);
  if (known.passkeys !== undefined) await applyPasskeys(trx, known);
};

/**
 * Who is an owner, deactivated or invited stays as it is now, except if no owner would be left: the present ones may not
 * exist in the backup. A database of an older version has no roles: the restored ones stay. A photographer who is not the
 * restored one may not exist here: the account sees no sessions until it is given one again.
 */
const applyPositions = async (trx: Database, known: Credentials): Promise<void> => {
  await sql`
    WITH next AS (
      SELECT a.id, coalesce(k.role, a.role) AS role,
             CASE WHEN k.role IS NULL OR a.photographer_id = k.photographer_id THEN a.photographer_id END AS photographer_id,
             CASE WHEN k.is_invited IS NULL THEN a.deactivated_at ELSE k.deactivated_at END AS deactivated_at,
             a.is_invited AND coalesce(k.is_invited, k.id IS NULL) AS is_invited
      FROM admin_user a
      LEFT JOIN jsonb_to_recordset(${asRecords(known.admins)}) AS k (id uuid, role text, photographer_id uuid,
                                                                 deactivated_at timestamptz, is_invited boolean)
        ON k.id = a.id)
    UPDATE admin_user a SET role = n.role, photographer_id = n.photographer_id, deactivated_at = n.deactivated_at,
                            is_invited = n.is_invited AND n.deactivated_at IS NULL
    FROM next n
    WHERE a.id = n.id
      AND EXISTS (SELECT FROM next o WHERE o.role = 'owner' AND o.deactivated_at IS NULL AND NOT o.is_invited)`.execute(
    trx,
  );
};

const applyFactors = async (trx: Database, known: Credentials): Promise<void> => {
  await sql`
    DELETE FROM second_factor
    WHERE admin_id IN (SELECT k.id FROM jsonb_to_recordset(${asRecords(known.admins)}) AS k (id uuid))`.execute(trx);
  await sql`
    INSERT INTO second_factor
    SELECT k.* FROM jsonb_populate_recordset(NULL::second_factor, ${asRecords(known.factors)}) AS k
    WHERE k.admin_id IN (SELECT id FROM admin_user)`.execute(trx);
  await sql`
    INSERT INTO recovery_code
    SELECT k.* FROM jsonb_populate_recordset(NULL::recovery_code, ${asRecords(known.codes)}) AS k
    WHERE k.admin_id IN (SELECT id FROM admin_user)`.execute(trx);
};

const applyPasskeys = async (trx: Database, known: Credentials): Promise<void> => {
  await sql`
    DELETE FROM passkey
    WHERE admin_id IN (SELECT k.id FROM jsonb_to_recordset(${asRecords(known.admins)}) AS k (id uuid))`.execute(trx);
  await sql`
    INSERT INTO passkey
    SELECT k.* FROM jsonb_populate_recordset(NULL::passkey, ${asRecords(known.passkeys)}) AS k
    WHERE k.admin_id IN (SELECT id FROM admin_user)
    ON CONFLICT (credential_id) DO NOTHING`.execute(trx);
};
