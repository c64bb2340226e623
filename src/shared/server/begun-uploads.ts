import { sql } from 'kysely';
import { HOUR } from '#shared/kernel/time/zone-time.ts';
import type { Database } from './database/database.ts';

/** A browser repeats a request at once, or not at all. */
const rememberedMs = HOUR;

/**
 * Remembers for an hour that the file of this name (a UUID) is being sent, for all processes. False if it was already:
 * the request is a repetition.
 */
export const beginUpload = async (db: Database, name: string, now: number): Promise<boolean> => {
  const { rows } = await sql`
    WITH forgotten AS (DELETE FROM begun_upload WHERE begun_at < ${new Date(now - rememberedMs)})
    INSERT INTO begun_upload (name, begun_at) VALUES (${name}::uuid, ${new Date(now)})
    ON CONFLICT DO NOTHING RETURNING name`.execute(db);
  return rows.length > 0;
};
