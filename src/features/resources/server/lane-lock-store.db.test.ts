import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '#shared/server/database/database.ts';
import { testDatabase } from '#shared/server/database/testing/test-database.ts';
import { blockClaims, claimLock } from './lane-lock-store.ts';

const database = testDatabase();
const take = async (trx: Database, rows: number, isAlone: boolean): Promise<void> => {
  await sql`SET LOCAL lock_timeout = '50ms'`.execute(trx);
  await sql`SELECT ${claimLock({ rows, isAlone })}`.execute(trx);
};

/** Whether a statement has to wait for its times while the transaction of `first` is open. */
const waits = (first: (trx: Database) => Promise<void>, rows: number, isAlone: boolean): Promise<boolean> =>
  database()
    .db.transaction()
    .execute(async (trx) => {
      await first(trx);
      const second = database()
        .db.transaction()
        .execute((other) => take(other, rows, isAlone));
      return second.then(
        () => false,
        (error: { code?: string }) => error.code === '55P03',
      );
    });

it.each([
  ['of photographers only', (trx: Database) => take(trx, 5, false), 5, false, false],
  ['of photographers only, one with rooms', (trx: Database) => take(trx, 5, false), 2, true, true],
  ['with rooms, one of photographers only', (trx: Database) => take(trx, 2, true), 5, false, true],
  ['with rooms, another with rooms', (trx: Database) => take(trx, 2, true), 2, true, true],
  ['with rooms, a single session', (trx: Database) => take(trx, 2, true), 1, true, false],
  ['that retires lanes, one with rooms', blockClaims, 2, true, true],
])('concurrently with a statement %s: %#', async (_, first, rows, isAlone, isWaiting) => {
  expect(await waits(first, rows, isAlone)).toBe(isWaiting);
});
