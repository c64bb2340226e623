import { sql } from 'kysely';
import type { Scope } from '#shared/contract/scope.ts';
import { at, type Database } from '#shared/server/database/database.ts';

/** Instants are epoch ms. */
export interface ApiKeyRow {
  readonly id: string;
  readonly name: string;
  readonly token_start: string;
  readonly scopes: readonly Scope[];
  readonly created_at: number;
  readonly expires_at: number | null;
  readonly last_used_at: number | null;
}

const columns = sql.raw('id, name, token_start, scopes, created_at, expires_at, last_used_at');

/** Returns the keys that are not revoked, newest first. */
export const selectKeys = async (db: Database): Promise<ApiKeyRow[]> => {
  const { rows } = await sql<ApiKeyRow>`
    SELECT ${columns} FROM api_key WHERE revoked_at IS NULL ORDER BY created_at DESC, id`.execute(db);
  return rows;
};

interface NewKeyRow extends Omit<ApiKeyRow, 'last_used_at'> {
  readonly token_hash: Buffer;
  /** ID of an administrator. */
  readonly created_by: string;
}

/**
 * Adds a key unless there are `most` already, or its creator is not an owner any more; returns whether it was added.
 */
export const insertKey = async (trx: Database, key: NewKeyRow, most: number): Promise<boolean> => {
  // Serialised, so that two transactions cannot count the same keys, and none is added while those of its creator are
  // being revoked.
  await sql`LOCK TABLE api_key IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
  const { rows } = await sql`
    INSERT INTO api_key (id, name, token_hash, token_start, scopes, created_by, created_at, expires_at)
    SELECT ${key.id}, ${key.name}, ${key.token_hash}, ${key.token_start}, ${[...key.scopes]}, ${key.created_by},
           ${at(key.created_at)}::timestamptz, ${key.expires_at === null ? null : at(key.expires_at)}::timestamptz
    WHERE (SELECT count(*) FROM api_key WHERE revoked_at IS NULL) < ${most}
      AND EXISTS (SELECT FROM admin_user a
                  WHERE a.id::text = ${key.created_by} AND a.role = 'owner' AND a.deactivated_at IS NULL)
    RETURNING id`.execute(trx);
  return rows.length > 0;
};

/** Revokes a key. Returns its name; undefined if there is none or it was revoked before. */
export const revokeKey = async (trx: Database, id: string, now: number): Promise<string | undefined> => {
  const { rows } = await sql<{ name: string }>`
    UPDATE api_key SET revoked_at = ${at(now)} WHERE id = ${id} AND revoked_at IS NULL RETURNING name`.execute(trx);
  return rows[0]?.name;
};

/** Revokes all active keys, or those that one person has made, and returns them. */
export const revokeKeys = async (
  trx: Database,
  now: number,
  createdBy?: string,
): Promise<{ id: string; name: string }[]> => {
  // Waits for a concurrent creation, so that its key is revoked too.
  await sql`LOCK TABLE api_key IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
  const { rows } = await sql<{ id: string; name: string }>`
    UPDATE api_key SET revoked_at = ${at(now)}
    WHERE revoked_at IS NULL AND created_by = coalesce(${createdBy ?? null}, created_by) RETURNING id, name`.execute(
    trx,
  );
  return rows;
};

/**
 * Returns the valid key with this hash. Queried with every request, so that a revoked key stops at once in every
 * process.
 */
export const keyByToken = async (db: Database, tokenHash: Buffer, now: number): Promise<ApiKeyRow | undefined> => {
  const { rows } = await sql<ApiKeyRow>`
    SELECT ${columns} FROM api_key
    WHERE token_hash = ${tokenHash} AND revoked_at IS NULL
      AND (expires_at IS NULL OR expires_at > ${at(now)})`.execute(db);
  return rows[0];
};

export const noteUse = async (db: Database, id: string, now: number): Promise<void> => {
  await sql`UPDATE api_key SET last_used_at = ${at(now)} WHERE id = ${id}`.execute(db);
};
