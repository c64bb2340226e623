import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Database } from '#shared/server/database/database.ts';
import { writeFirstAdmin } from '../store.ts';

// A sign-in checks a password at the cost that its hash names: with that of the product, the sign-ins of the test
// studios took a tenth of the processor time of the database tests.
const lowestCost = { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

/** Hashes a password as the product does, but at the lowest cost. */
export const quickHash = (password: string): Promise<string> => hash(password.normalize('NFC'), lowestCost);

/** Stores the owner of a test studio. */
export const writeOwner = async (
  db: Database,
  { password, ...login }: { email: string; full_name: string; password: string },
): Promise<void> => {
  const password_hash = await quickHash(password);
  await writeFirstAdmin(db, { ...login, id: randomUUID(), password_hash, unusedPasswordAt: undefined, startedAt: 0 });
};
