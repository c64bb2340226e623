import type { Database } from '#shared/server/database/database.ts';
import { rowsAsJson } from '#shared/server/database/rows-as-json.ts';
import { applyCredentials, endEverySession, selectCredentials } from './credential-store.ts';

/**
 * Prevents a restore from reopening access that was closed since the backup: all sessions end. If an existing studio is
 * replaced, administrators keep their current roles, passwords, second factors and passkeys, and its revoked keys stay revoked.
 * Reads the database before it is replaced; returns a function to be applied to the restored one.
 */
export const carryCredentials = async (before: Database): Promise<(restored: Database) => Promise<void>> => {
  const known = await selectCredentials(before);
  return async (restored) => {
    await endEverySession(restored);
    await applyCredentials(restored, known);
  };
};

/**
 * Returns a function that tells whether a restored studio is the one that is replaced: they have an administrator in common.
 * A studio that was just started, or an empty database, has none of the backup.
 */
export const sameStudioAs = async (before: Database): Promise<(restored: Database) => Promise<boolean>> => {
  const known = await administratorsOf(before);
  return async (restored) => [...(await administratorsOf(restored))].some((id) => known.has(id));
};

const administratorsOf = async (db: Database): Promise<ReadonlySet<string>> =>
  new Set((await rowsAsJson<{ id: string }>(db, 'admin_user'))?.map(({ id }) => id));
