import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';

export interface PlaceRow {
  readonly kind: 'device' | 'network';
  readonly hash: Buffer;
}

/** Which of the places an administrator has signed in at since an instant (epoch ms); of nobody (undefined) none, after the same query. */
export const placesSeen = async (
  db: Database,
  adminId: string | undefined,
  places: readonly PlaceRow[],
  since: number,
): Promise<ReadonlySet<PlaceRow['kind']>> => {
  const hashes = places.map(({ hash }) => sql`${hash}::bytea`);
  const { rows } = await sql<Pick<PlaceRow, 'kind'>>`
    SELECT kind FROM known_place
    WHERE admin_id = ${adminId ?? null}::uuid AND hash IN (${sql.join(hashes)}) AND seen_at > ${at(since)}`.execute(db);
  return new Set(rows.map(({ kind }) => kind));
};

interface Kept {
  /** Of each kind so many, those last seen. */
  readonly most: number;
  /** Epoch ms; what was last seen before goes. */
  readonly since: number;
}

/** Notes that an administrator has signed in at a place. The account must be locked. `now`: epoch ms. */
export const notePlace = async (
  trx: Database,
  adminId: string,
  { kind, hash }: PlaceRow,
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
