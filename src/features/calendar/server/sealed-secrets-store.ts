import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';
import type { SealedSecret } from '#shared/server/sealed-secrets.ts';
import { purposeOf } from './feed.ts';

/** Returns the sealed addresses of calendar feeds. */
export const sealedFeedAddresses = async (db: Database): Promise<SealedSecret[]> => {
  const { rows } = await sql<{ photographer_id: string; sealed_token: string }>`
    SELECT photographer_id, sealed_token FROM calendar_feed ORDER BY photographer_id`.execute(db);
  return rows.map(({ photographer_id, sealed_token: sealed }) => ({
    purpose: purposeOf(photographer_id),
    sealed,
    replace: async (again) => {
      await sql`
        UPDATE calendar_feed SET sealed_token = ${again}
        WHERE photographer_id = ${photographer_id} AND sealed_token = ${sealed}`.execute(db);
    },
  }));
};
