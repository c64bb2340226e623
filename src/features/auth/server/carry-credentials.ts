import type { Database } from '#shared/server/database/database.ts';
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
