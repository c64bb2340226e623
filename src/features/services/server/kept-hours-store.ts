import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';
import type { KeptForBirths } from '../domain/kept-hours.ts';
import { photographersOf } from './service-photographers-store.ts';

export interface StoredKeptHours extends KeptForBirths {
  readonly photographer_ids: readonly string[];
}

/** Returns the hours that active services with a birth window keep, with the photographers who offer them. */
export const selectKeptHours = async (db: Database): Promise<StoredKeptHours[]> => {
  const { rows } = await sql<StoredKeptHours>`
    SELECT kept_hours -> 'weekly' AS weekly, (kept_hours ->> 'opens_days_before')::integer AS opens_days_before,
           minutes_before, minutes_after, ${photographersOf(sql`service.id`)} AS photographer_ids
    FROM service
    WHERE kept_hours IS NOT NULL AND birth_window IS NOT NULL AND active AND deleted_at IS NULL
    ORDER BY id`.execute(db);
  return rows;
};
