import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';

export interface FeedRow {
  readonly sealed_token: string;
  /** Epoch ms. */
  readonly created_at: number;
  readonly last_read_at: number | null;
}

export const feedOf = async (db: Database, photographerId: string): Promise<FeedRow | undefined> => {
  const { rows } = await sql<FeedRow>`
    SELECT sealed_token, created_at, last_read_at FROM calendar_feed
    WHERE photographer_id = ${photographerId}`.execute(db);
  return rows[0];
};

/** Replaces the feed of a photographer. */
export const replaceFeed = async (
  db: Database,
  photographerId: string,
  feed: { readonly token_hash: Buffer; readonly sealed_token: string },
  now: number,
): Promise<void> => {
  await sql`
    INSERT INTO calendar_feed (photographer_id, token_hash, sealed_token, created_at)
    VALUES (${photographerId}, ${feed.token_hash}, ${feed.sealed_token}, ${at(now)})
    ON CONFLICT (photographer_id) DO UPDATE
      SET token_hash = excluded.token_hash, sealed_token = excluded.sealed_token,
          created_at = excluded.created_at, last_read_at = NULL`.execute(db);
};

export const deleteFeed = async (db: Database, photographerId: string): Promise<boolean> => {
  const { rows } = await sql`
    DELETE FROM calendar_feed WHERE photographer_id = ${photographerId} RETURNING photographer_id`.execute(db);
  return rows.length > 0;
};

export interface FeedReader {
  readonly photographer_id: string;
  readonly name: string;
}

/**
 * Returns the photographer whose feed has this secret, and records the read; undefined while the photographer is
 * inactive or deleted.
 */
export const readFeed = async (db: Database, tokenHash: Buffer, now: number): Promise<FeedReader | undefined> => {
  const { rows } = await sql<FeedReader>`
    UPDATE calendar_feed f SET last_read_at = ${at(now)}
    FROM photographer_fact p
    WHERE f.token_hash = ${tokenHash} AND p.id = f.photographer_id AND p.deleted_at IS NULL AND p.is_active
    RETURNING f.photographer_id, p.name`.execute(db);
  return rows[0];
};
