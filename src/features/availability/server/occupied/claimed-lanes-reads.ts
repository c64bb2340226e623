import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';

/** A resource whose lane a session claims. */
export interface ClaimedResource {
  readonly id: string;
  readonly name: string;
}

/** The same with the fields that customers see. */
export interface ClaimedByBooking extends ClaimedResource {
  readonly name_ru: string | null;
  readonly shown_to_customers: boolean;
}

/** Returns the resources that each session claims besides its photographer, by id of the booking. */
export const claimedResources = async (
  db: Database,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ClaimedByBooking[]>> => {
  const { rows } = await sql<{ booking_id: string; resources: ClaimedByBooking[] }>`
    SELECT time.id AS booking_id,
           jsonb_agg(jsonb_build_object(
             'id', claimed.resource_id, 'name', claimed.name, 'name_ru', claimed.name_ru,
             'shown_to_customers', claimed.shown_to_customers) ORDER BY claimed.position, claimed.id) AS resources
    FROM occupied_time AS time JOIN lane_fact AS claimed ON claimed.id = ANY(time.uses)
    WHERE time.id = ANY(${bookingIds}::uuid[]) AND cardinality(time.uses) > 1
      AND claimed.resource_id <> time.photographer_id
    GROUP BY time.id`.execute(db);
  return new Map(rows.map(({ booking_id, resources }) => [booking_id, resources]));
};

/** Whether any session, past ones included, claims something besides its photographer. */
export const isAnyResourceUsed = async (db: Database): Promise<boolean> => {
  const { rows } = await sql<{ used: boolean }>`
    SELECT EXISTS (SELECT FROM occupied_time WHERE cardinality(uses) > 1) AS used`.execute(db);
  return rows[0]?.used ?? false;
};

/** Returns what a booking claims besides its photographer. */
export const resourcesOfBooking = async (db: Database, bookingId: string): Promise<readonly ClaimedByBooking[]> =>
  (await claimedResources(db, [bookingId])).get(bookingId) ?? [];

/** Returns the lanes that a session claims besides that of its photographer. */
export const claimedLanes = async (db: Database, bookingId: string): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    SELECT claimed.id FROM occupied_time AS time JOIN lane_fact AS claimed ON claimed.id = ANY(time.uses)
    WHERE time.id = ${bookingId} AND claimed.resource_id <> time.photographer_id ORDER BY claimed.id`.execute(db);
  return rows.map(({ id }) => id);
};

/** Returns the names of lanes, with the ids of their resources. */
export const resourcesOfLanes = async (
  db: Database,
  lanes: readonly number[],
): Promise<ReadonlyMap<number, ClaimedResource>> => {
  const { rows } = await sql<{ lane_id: number; id: string; name: string }>`
    SELECT id AS lane_id, resource_id AS id, name FROM lane_fact WHERE id = ANY(${lanes}::int[])`.execute(db);
  return new Map(rows.map(({ lane_id, id, name }) => [lane_id, { id, name }]));
};

/** A photographer's lane together with others, ascending and distinct, as `occupied_time.uses`. */
export const usesOf = (photographerId: string, lanes: readonly number[]): RawBuilder<unknown> => sql`
  uniq(sort(ARRAY(SELECT id FROM lane_fact WHERE resource_id = ${photographerId}) || ${lanes}::int[]))`;
