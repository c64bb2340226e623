import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';

// The number is arbitrary.
const turn = sql.raw('7203942');

/**
 * The lock, until the end of the transaction, of a statement that takes several times, as SQL. Statements that take the
 * lanes of photographers only take them in the same order and share it. With more than one lane per row no order of
 * rows prevents deadlocks (one statement may hold lane 1 and want 2, another the opposite), so such a statement takes
 * its times alone (`isAlone`). A single row never waits for a lane while it holds another.
 */
export const claimLock = ({ rows, isAlone }: { rows: number; isAlone: boolean }): RawBuilder<unknown> => {
  if (rows < 2) return sql`true`;
  return isAlone ? sql`pg_advisory_xact_lock(${turn})` : sql`pg_advisory_xact_lock_shared(${turn})`;
};

/** Waits for running statements that take several times, and blocks further ones until the end of the transaction. */
export const blockClaims = async (trx: Database): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(${turn})`.execute(trx);
};

/**
 * Locks the lanes of resources until the end of the transaction, in order of their ids, so that sessions that move
 * wait for each other. New sessions are not blocked.
 */
export const lockLanes = async (trx: Database, resourceIds: readonly string[]): Promise<void> => {
  if (resourceIds.length === 0) return;
  await sql`
    SELECT 1 FROM lane WHERE resource_id = ANY(${resourceIds}::uuid[]) ORDER BY id FOR NO KEY UPDATE`.execute(trx);
};
