import { hkdfSync } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database/database.ts';
import { allKeys, firstKey, type SecretKey } from './secret-keys.ts';

/** Whether the database was used with a key before. */
export const hasKeyCheck = async (db: Database): Promise<boolean> => (await storedCheck(db)) !== undefined;

/**
 * Whether the database belongs to one of the keys. It belongs to the first one it is used with; of several processes
 * with different keys that find it unused, one gets it.
 */
export const belongsTo = async (db: Database, secretKey: SecretKey): Promise<boolean> => {
  await sql`
    INSERT INTO secret_key_check (check_value) VALUES (${checkOf(firstKey(secretKey))})
    ON CONFLICT DO NOTHING`.execute(db);
  const stored = await storedCheck(db);
  return stored !== undefined && allKeys(secretKey).some((key) => checkOf(key).equals(stored));
};

/** Makes the first key the one the database belongs to, where it belongs to another of the list. */
export const keepFirstKey = async (db: Database, secretKey: SecretKey): Promise<void> => {
  const [first, ...others] = allKeys(secretKey).map(checkOf);
  if (others.length === 0) return;
  await sql`UPDATE secret_key_check SET check_value = ${first} WHERE check_value = ANY(${others}::bytea[])`.execute(db);
};

/** Lets the database belong to whatever key comes next; false: it belonged to none. */
export const forgetKeyCheck = async (db: Database): Promise<boolean> => {
  const { rows } = await sql`DELETE FROM secret_key_check RETURNING one`.execute(db);
  return rows.length > 0;
};

const storedCheck = async (db: Database): Promise<Buffer | undefined> => {
  const { rows } = await sql<{ check_value: Buffer }>`SELECT check_value FROM secret_key_check`.execute(db);
  return rows[0]?.check_value;
};

// Derived for this purpose alone: it opens nothing and signs nothing.
const checkOf = (key: string): Buffer => Buffer.from(hkdfSync('sha256', key, 'fotobooking', 'key check v1', 32));
