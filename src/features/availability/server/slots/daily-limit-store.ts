import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';

/** SQL that locks Berlin dates against other bookings under a daily limit, in the given order, until the transaction ends. */
export const lockDays = (dates: readonly string[]): RawBuilder<unknown> => sql`
  SELECT lock_booking_day(day) AS lock FROM unnest(${dates}::date[]) AS day`;

/** Returns the ids of the resources, photographers included, that have a daily limit. */
export const selectLimitedResources = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    SELECT resource_id AS id FROM lane_fact WHERE unit = 1 AND daily_limit IS NOT NULL`.execute(db);
  return rows.map(({ id }) => id);
};
