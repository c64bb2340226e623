import type { Database } from '#shared/server/database/database.ts';
import { applyCredentials, endEverySession, selectCredentials } from './credential-store.ts';

/**
 * Keeps a restore from opening what has been closed since the backup: nobody is signed in afterwards, and where a studio is
 * replaced, its administrators keep the passwords and second factors they have now, and its revoked keys stay revoked.
 * Given the database before it is replaced; returns what is to be done to the restored one.
 */
export const carryCredentials = async (before: Database): Promise<(restored: Database) => Promise<void>> => {
  const known = await selectCredentials(before);
  return async (restored) => {
    await endEverySession(restored);
    await applyCredentials(restored, known);
  };
};
