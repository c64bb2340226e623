import { sql } from 'kysely';
import { isOff } from '#features/hours/server/api.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import { isStillTaken } from './taken-time-reads.ts';

/**
 * What occupies the time of a spot: the spot itself until it is sold, an offer, or the booking with this id; epoch ms.
 * `lapsed`: an offer that is over had it, and it is not yet held for the spot again.
 */
export interface TimeOfSpot {
  readonly id: string;
  readonly has: 'held' | 'offered' | 'booked' | 'lapsed';
  readonly start: number;
  readonly end: number;
}

/** Returns what occupies the times of spots of campaigns, by id of the spot. A spot without an entry has no time. */
export const timesOfSpots = async (
  db: Database,
  spotIds: readonly string[],
): Promise<ReadonlyMap<string, TimeOfSpot>> => {
  const { rows } = await sql<TimeOfSpot & { spot_id: string }>`
    SELECT campaign_spot_id AS spot_id, id, lower(during) AS start, upper(during) AS "end",
           CASE WHEN held_until IS NULL THEN 'booked' WHEN offer_id IS NULL THEN 'held'
                WHEN held_until > statement_timestamp() THEN 'offered' ELSE 'lapsed' END AS has
    FROM occupied_time WHERE campaign_spot_id = ANY(${spotIds}::uuid[])`.execute(db);
  return new Map(rows.map(({ spot_id, ...time }) => [spot_id, time]));
};

/**
 * Makes one held time of those of spots that follow each other: the first gets the time up to the end of the last.
 * Returns whether all of them were still held. Whoever joins other spots meanwhile waits, in the order of the times.
 */
export const joinSpots = async (trx: Database, heldIds: readonly string[]): Promise<boolean> => {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM occupied_time
    WHERE id = ANY(${heldIds}::uuid[]) AND held_until > statement_timestamp() AND campaign_spot_id IS NOT NULL
      AND offer_id IS NULL
    ORDER BY lower(during) FOR UPDATE`.execute(trx);
  const [first, ...others] = rows.map(({ id }) => id);
  if (first === undefined || rows.length !== heldIds.length) return false;
  // In one statement, whose end would hold again what is released: by then the first has the time.
  await sql`
    WITH released AS (DELETE FROM occupied_time WHERE id = ANY(${others}::uuid[]) RETURNING during, guarded)
    UPDATE occupied_time
    SET during = tstzrange(lower(during), ends), guarded = tstzrange(lower(guarded), guard_ends)
    FROM (SELECT max(upper(released.during)) AS ends, max(upper(released.guarded)) AS guard_ends FROM released) AS last
    WHERE id = ${first}`.execute(trx);
  return true;
};

/** Releases the times of spots without a booking; a spot that is offered to somebody stays so until the offer ends. */
export const releaseSpots = async (trx: Database, spotIds: readonly string[]): Promise<void> => {
  await sql`
    DELETE FROM occupied_time WHERE campaign_spot_id = ANY(${spotIds}::uuid[]) AND held_until IS NOT NULL AND offer_id IS NULL`.execute(
    trx,
  );
};

/** Holds spots again that an offer had which is over: deleting its row does so (`return_campaign_spots`). */
export const holdLapsedSpots = async (db: Database, spotIds: readonly string[]): Promise<void> => {
  await sql`
    DELETE FROM occupied_time
    WHERE campaign_spot_id = ANY(${spotIds}::uuid[]) AND offer_id IS NOT NULL AND held_until <= statement_timestamp()`.execute(
    db,
  );
};

/**
 * Holds the time of a spot for an offer until an instant (epoch ms), in place of the campaign; returns the id of the held
 * time, or undefined if it is booked, offered or gone.
 */
export const offerTimeOfSpot = async (
  trx: Database,
  { spot_id, offer_id, until }: { readonly spot_id: string; readonly offer_id: string; readonly until: number },
): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    UPDATE occupied_time SET offer_id = ${offer_id}, held_until = ${at(until)}
    WHERE campaign_spot_id = ${spot_id} AND held_until > statement_timestamp() AND offer_id IS NULL
    RETURNING id`.execute(trx);
  return rows[0]?.id;
};

/** A time for which free lanes are requested; epoch ms. */
interface Whole {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns one lane of each resource that nothing uses during a whole time, the first units first; null for a resource
 * that has none. Another transaction may take one meanwhile; the constraints then refuse it.
 */
export const lanesFreeFor = async (
  db: Database,
  resourceIds: readonly string[],
  { start, end }: Whole,
): Promise<readonly (number | null)[]> => {
  const during = sql`tstzrange(${at(start)}, ${at(end)})`;
  const { rows } = await sql<{ resource_id: string; id: number }>`
    SELECT DISTINCT ON (resource_id) resource_id, id FROM lane_fact
    WHERE resource_id = ANY(${resourceIds}::uuid[]) AND usable AND kind <> 'photographer'
      AND NOT EXISTS (SELECT FROM occupied_time WHERE uses && ARRAY[lane_fact.id] AND occupied_time.during && ${during}
                        AND ${isStillTaken('occupied_time')})
      AND NOT ${isOff(sql`ARRAY[lane_fact.id]`, during)}
    ORDER BY resource_id, unit`.execute(db);
  return resourceIds.map((wanted) => rows.find(({ resource_id }) => resource_id === wanted)?.id ?? null);
};
