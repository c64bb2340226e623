import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';
import { asRecords, rowsAsJson } from '#shared/server/database/rows-as-json.ts';

/**
 * For a restore over the same studio: addresses of calendars that were deleted or replaced since the backup stay closed, and
 * those that are in use now stay valid, as far as their resource exists in the backup.
 */
export const carryFeeds = async (before: Database): Promise<(restored: Database) => Promise<void>> => {
  const known = await rowsAsJson(before, 'calendar_feed');
  return async (restored) => {
    if (known === undefined) return;
    await sql`DELETE FROM calendar_feed`.execute(restored);
    await sql`
      INSERT INTO calendar_feed (resource_id, token_hash, sealed_token, created_at, last_read_at)
      SELECT coalesce(k.resource_id, k.photographer_id), k.token_hash, k.sealed_token, k.created_at, k.last_read_at
      FROM jsonb_to_recordset(${asRecords(known)}) AS k (resource_id uuid, photographer_id uuid, token_hash bytea,
             sealed_token text, created_at timestamptz, last_read_at timestamptz)
      JOIN resource_fact ON resource_fact.id = coalesce(k.resource_id, k.photographer_id)`.execute(restored);
  };
};
