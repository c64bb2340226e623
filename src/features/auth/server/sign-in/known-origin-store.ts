import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';

export interface OriginRow {
  readonly kind: 'device' | 'network';
  readonly hash: Buffer;
}

/**
 * Returns which of the origins an administrator has signed in from since an instant (epoch ms). For an unknown account
 * (undefined) it runs the same query and returns none.
 */
export const originsSeen = async (
  db: Database,
  adminId: string | undefined,
  origins: readonly OriginRow[],
  since: number,
): Promise<ReadonlySet<OriginRow['kind']>> => {
  const hashes = origins.map(({ hash }) => sql`${hash}::bytea`);
  const { rows } = await sql<Pick<OriginRow, 'kind'>>`
    SELECT kind FROM known_place
    WHERE admin_id = ${adminId ?? null}::uuid AND hash IN (${sql.join(hashes)}) AND seen_at > ${at(since)}`.execute(db);
  return new Set(rows.map(({ kind }) => kind));
};

interface Kept {
  /** How many origins of each kind are kept: the most recent ones. */
  readonly most: number;
  /** Epoch ms; origins last seen earlier are deleted. */
  readonly since: number;
}

/** Records that an administrator has signed in from an origin. The caller has locked the account. `now`: epoch ms. */
export const storeKnownOrigin = async (
  trx: Database,
  adminId: string,
  { kind, hash }: OriginRow,
  now: number,
  { most, since }: Kept,
): Promise<void> => {
  await sql`
    INSERT INTO known_place (admin_id, hash, kind, seen_at) VALUES (${adminId}, ${hash}, ${kind}, ${at(now)})
    ON CONFLICT (admin_id, hash) DO UPDATE SET seen_at = excluded.seen_at`.execute(trx);
  await sql`
    DELETE FROM known_place
    WHERE admin_id = ${adminId} AND kind = ${kind} AND (seen_at < ${at(since)} OR hash NOT IN (
      SELECT hash FROM known_place WHERE admin_id = ${adminId} AND kind = ${kind}
      ORDER BY seen_at DESC, hash LIMIT ${most}))`.execute(trx);
};

/** Forgets every origin of an account. */
export const deleteKnownOrigins = async (trx: Database, adminId: string): Promise<void> => {
  await sql`DELETE FROM known_place WHERE admin_id = ${adminId}`.execute(trx);
};
