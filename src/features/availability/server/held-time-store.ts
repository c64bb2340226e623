import { type RawBuilder, sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import { type Occupation, takeTime } from './store.ts';

/**
 * Holds a time until an instant (epoch ms), in the way in which a booking takes it. Returns whether it was free.
 */
export const holdTime = async (trx: Database, occupation: Occupation, until: number): Promise<boolean> => {
  const { rows } = await takeTime(occupation, at(until)).execute(trx);
  return rows.length > 0;
};

/**
 * SQL that turns held times into those of bookings with the same ids: the ids of the rows of `wanted` (id) whose time
 * was still held. Nobody else can take the time in between.
 */
export const keepHeldTimes = (wanted: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  UPDATE occupied_time SET held_until = NULL
  FROM ${wanted} AS wanted
  WHERE occupied_time.id = wanted.id AND occupied_time.held_until > clock_timestamp()
  RETURNING occupied_time.id`;

/** Releases those of the given times that are held; booked ones stay. */
export const releaseHeldTimes = async (db: Database, ids: readonly string[]): Promise<void> => {
  await sql`DELETE FROM occupied_time WHERE id = ANY(${ids}::uuid[]) AND held_until IS NOT NULL`.execute(db);
};
