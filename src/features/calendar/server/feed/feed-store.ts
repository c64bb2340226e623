import { sql } from 'kysely';
import type { ResourceKind } from '#features/resources/domain/resource-kind.ts';
import { at, type Database } from '#shared/server/database/database.ts';

type AnyResourceKind = ResourceKind | 'photographer';

export interface FeedRow {
  readonly sealed_token: string;
  /** Epoch ms. */
  readonly created_at: number;
  readonly last_read_at: number | null;
}

/** Returns the kind of a resource that has lanes; undefined for an unknown or deleted one. */
export const kindOf = async (db: Database, resourceId: string): Promise<AnyResourceKind | undefined> => {
  const { rows } = await sql<{ kind: AnyResourceKind }>`
    SELECT kind FROM lane_fact WHERE resource_id = ${resourceId} AND unit = 1 AND retired_at IS NULL`.execute(db);
  return rows[0]?.kind;
};

export const feedOf = async (db: Database, resourceId: string): Promise<FeedRow | undefined> => {
  const { rows } = await sql<FeedRow>`
    SELECT sealed_token, created_at, last_read_at FROM calendar_feed
    WHERE resource_id = ${resourceId}`.execute(db);
  return rows[0];
};

/** Replaces the feed of a resource or photographer. */
export const replaceFeed = async (
  db: Database,
  resourceId: string,
  feed: { readonly token_hash: Buffer; readonly sealed_token: string },
  now: number,
): Promise<void> => {
  await sql`
    INSERT INTO calendar_feed (resource_id, token_hash, sealed_token, created_at)
    VALUES (${resourceId}, ${feed.token_hash}, ${feed.sealed_token}, ${at(now)})
    ON CONFLICT (resource_id) DO UPDATE
      SET token_hash = excluded.token_hash, sealed_token = excluded.sealed_token,
          created_at = excluded.created_at, last_read_at = NULL`.execute(db);
};

export const deleteFeed = async (db: Database, resourceId: string): Promise<boolean> => {
  const { rows } = await sql`
    DELETE FROM calendar_feed WHERE resource_id = ${resourceId} RETURNING resource_id`.execute(db);
  return rows.length > 0;
};

export interface FeedReader {
  readonly resource_id: string;
  readonly kind: AnyResourceKind;
  /** The name in German, or the photographer's. */
  readonly name_de: string;
  readonly name_ru: string | null;
}

/**
 * Returns whose feed has this secret, and records the read; undefined while the resource or photographer is inactive or
 * deleted.
 */
export const readFeed = async (db: Database, tokenHash: Buffer, now: number): Promise<FeedReader | undefined> => {
  const { rows } = await sql<FeedReader>`
    UPDATE calendar_feed f SET last_read_at = ${at(now)}
    FROM lane_fact owner
    WHERE f.token_hash = ${tokenHash} AND owner.resource_id = f.resource_id AND owner.unit = 1 AND owner.usable
    RETURNING f.resource_id, owner.kind, owner.name AS name_de, owner.name_ru`.execute(db);
  return rows[0];
};
