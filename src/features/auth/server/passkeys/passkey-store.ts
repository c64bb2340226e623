import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';

export interface PasskeyRow {
  readonly id: string;
  readonly name: string;
  readonly rp_id: string;
  /** Epoch ms. */
  readonly created_at: number;
  /** Epoch ms; null: not used yet. */
  readonly last_used_at: number | null;
}

/** The passkeys of an administrator, newest first. */
export const passkeysOf = async (db: Database, adminId: string): Promise<PasskeyRow[]> => {
  const { rows } = await sql<PasskeyRow>`
    SELECT id, name, rp_id, created_at, last_used_at FROM passkey
    WHERE admin_id = ${adminId} ORDER BY created_at DESC, id`.execute(db);
  return rows;
};

/** The credential IDs of an administrator's passkeys for a host, in base64url. */
export const credentialsOf = async (db: Database, adminId: string, rpId: string): Promise<string[]> => {
  const { rows } = await sql<{ credential_id: Buffer }>`
    SELECT credential_id FROM passkey WHERE admin_id = ${adminId} AND rp_id = ${rpId} ORDER BY created_at, id`.execute(
    db,
  );
  return rows.map(({ credential_id }) => credential_id.toString('base64url'));
};

export const hasPasskeys = async (db: Database, rpId: string): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM passkey WHERE rp_id = ${rpId}) AS found`.execute(db);
  return rows[0]?.found ?? false;
};

export interface CredentialRow {
  readonly id: string;
  readonly admin_id: string;
  readonly name: string;
  readonly credential_id: Buffer;
  readonly public_key: Buffer;
}

/** Returns the passkey with a credential ID for a host, of an account that can sign in; undefined if there is none. */
export const passkeyByCredential = async (
  db: Database,
  credentialId: Buffer,
  rpId: string,
): Promise<CredentialRow | undefined> => {
  const { rows } = await sql<CredentialRow>`
    SELECT p.id, p.admin_id, p.name, p.credential_id, p.public_key
    FROM passkey p JOIN admin_user a ON a.id = p.admin_id
    WHERE p.credential_id = ${credentialId} AND p.rp_id = ${rpId} AND a.deactivated_at IS NULL`.execute(db);
  return rows[0];
};

export interface NewPasskey extends Omit<PasskeyRow, 'last_used_at'>, CredentialRow {
  readonly sign_count: number;
}

/** Stores a passkey; returns false if its credential is stored already. */
export const insertPasskey = async (trx: Database, passkey: NewPasskey): Promise<boolean> => {
  const { rows } = await sql`
    INSERT INTO passkey (id, admin_id, credential_id, public_key, sign_count, rp_id, name, created_at)
    VALUES (${passkey.id}, ${passkey.admin_id}, ${passkey.credential_id}, ${passkey.public_key}, ${passkey.sign_count},
            ${passkey.rp_id}, ${passkey.name}, ${at(passkey.created_at)})
    ON CONFLICT (credential_id) DO NOTHING RETURNING id`.execute(trx);
  return rows.length > 0;
};

/**
 * Records a signature with its counter. Returns false if the counter is not higher than every one before: a copy of the
 * passkey may exist. Devices without a counter always send 0. Also false if the passkey has been removed.
 */
export const noteSignature = async (
  trx: Database,
  { id, sign_count, now }: { readonly id: string; readonly sign_count: number; readonly now: number },
): Promise<boolean> => {
  const { rows } = await sql`
    UPDATE passkey SET sign_count = ${sign_count}, last_used_at = ${at(now)}
    WHERE id = ${id} AND (sign_count < ${sign_count} OR (sign_count = 0 AND ${sign_count}::bigint = 0))
    RETURNING id`.execute(trx);
  return rows.length > 0;
};

/** Returns the former name; undefined if the administrator has no such passkey. */
export const renamePasskey = async (
  trx: Database,
  adminId: string,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<string | undefined> => {
  const { rows } = await sql<{ former: string }>`
    WITH former AS (SELECT id, name FROM passkey WHERE id = ${id} AND admin_id = ${adminId} FOR UPDATE)
    UPDATE passkey p SET name = ${name} FROM former WHERE p.id = former.id RETURNING former.name AS former`.execute(
    trx,
  );
  return rows[0]?.former;
};

/** Deletes one passkey of an administrator, or all; returns the names of the deleted ones. */
export const deletePasskeys = async (trx: Database, adminId: string, id?: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    DELETE FROM passkey WHERE admin_id = ${adminId} AND id = coalesce(${id ?? null}::uuid, id) RETURNING name`.execute(
    trx,
  );
  return rows.map(({ name }) => name);
};

/** The hosts that passkeys are registered for, with their number. */
export const hostsOfPasskeys = async (db: Database): Promise<{ rp_id: string; passkeys: number }[]> => {
  const { rows } = await sql<{ rp_id: string; passkeys: number }>`
    SELECT rp_id, count(*)::int AS passkeys FROM passkey GROUP BY rp_id ORDER BY rp_id`.execute(db);
  return rows;
};
