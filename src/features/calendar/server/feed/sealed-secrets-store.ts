import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';
import type { SealedSecret } from '#shared/server/secrets/sealed-secrets.ts';
import { purposeOf } from './feed.ts';

/** Returns the sealed addresses of calendar feeds. */
export const sealedFeedAddresses = async (db: Database): Promise<SealedSecret[]> => {
  const { rows } = await sql<{ resource_id: string; sealed_token: string }>`
    SELECT resource_id, sealed_token FROM calendar_feed ORDER BY resource_id`.execute(db);
  return rows.map(({ resource_id, sealed_token: sealed }) => ({
    purpose: purposeOf(resource_id),
    sealed,
    replace: async (again) => {
      await sql`
        UPDATE calendar_feed SET sealed_token = ${again}
        WHERE resource_id = ${resource_id} AND sealed_token = ${sealed}`.execute(db);
    },
  }));
};
