import { hkdfSync } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { allKeys, firstKey, type SecretKey } from './secret-keys.ts';

/** Whether a key has been recorded in the database. */
export const hasKeyCheck = async (db: Database): Promise<boolean> => (await storedCheck(db)) !== undefined;

/**
 * Whether the database was recorded with one of the keys. An unused database records the first key it is used with; if
 * several processes with different keys start at once, one key is recorded.
 */
export const belongsTo = async (db: Database, secretKey: SecretKey): Promise<boolean> => {
  await sql`
    INSERT INTO secret_key_check (check_value) VALUES (${checkOf(firstKey(secretKey))})
    ON CONFLICT DO NOTHING`.execute(db);
  const stored = await storedCheck(db);
  return stored !== undefined && allKeys(secretKey).some((key) => checkOf(key).equals(stored));
};

/** Records the first key, if another key of the list is recorded. */
export const recordFirstKey = async (db: Database, secretKey: SecretKey): Promise<void> => {
  const [first, ...others] = allKeys(secretKey).map(checkOf);
  if (others.length === 0) return;
  await sql`UPDATE secret_key_check SET check_value = ${first} WHERE check_value = ANY(${others}::bytea[])`.execute(db);
};

/** Deletes the recorded key, so that the next key used is recorded. Returns whether there was one. */
export const forgetKeyCheck = async (db: Database): Promise<boolean> => {
  const { rows } = await sql`DELETE FROM secret_key_check RETURNING one`.execute(db);
  return rows.length > 0;
};

const storedCheck = async (db: Database): Promise<Buffer | undefined> => {
  const { rows } = await sql<{ check_value: Buffer }>`SELECT check_value FROM secret_key_check`.execute(db);
  return rows[0]?.check_value;
};

// Derived for this purpose only: it decrypts nothing and signs nothing.
const checkOf = (key: string): Buffer => Buffer.from(hkdfSync('sha256', key, 'fotobooking', 'key check v1', 32));
