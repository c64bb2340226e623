import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { openSecret, sealSecret } from './secret-box.ts';
import { firstKey, type SecretKey } from './secret-keys.ts';

/** A stored secret. */
export interface SealedSecret {
  readonly purpose: string;
  readonly sealed: string;
  /** Stores another text in its place, unless it has changed since it was read. */
  readonly replace: (sealed: string) => Promise<void>;
}

/** Reads all secrets that a feature has stored. */
export type ReadSealedSecrets = (db: Database) => Promise<readonly SealedSecret[]>;

/**
 * Seals every stored secret with the first key that was sealed with another one. It may be interrupted and continued,
 * and several processes may run it at once. Secrets that no key opens stay as they are and are logged.
 */
export const sealWithFirstKey = async (
  { db, log }: { readonly db: Database; readonly log: Log },
  secretKey: SecretKey,
  features: readonly ReadSealedSecrets[],
): Promise<void> => {
  const secrets = (await Promise.all(features.map((read) => read(db)))).flat();
  const unreadable: string[] = [];
  let changed = 0;
  for (const { purpose, sealed, replace } of secrets) {
    if (openSecret(firstKey(secretKey), purpose, sealed) !== undefined) continue;
    const secret = openSecret(secretKey, purpose, sealed);
    if (secret === undefined) {
      unreadable.push(purpose);
      continue;
    }
    await replace(sealSecret(secretKey, purpose, secret));
    changed++;
  }
  if (changed > 0) log.info({ secrets: changed }, 'stored secrets were sealed with the new SECRET_KEY');
  if (unreadable.length > 0) {
    log.warn({ secrets: unreadable }, 'stored secrets that this SECRET_KEY does not open have to be entered again');
  }
};
