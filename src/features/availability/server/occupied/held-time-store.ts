import { type RawBuilder, sql } from 'kysely';
import { lockPhotographers } from '#features/photographers/server/api.ts';
import type { Database } from '#shared/server/database/database.ts';
import { type Held, type Occupation, takeTime } from '../store.ts';

/** Holds a time for an offer, a request or a spot, under the same constraints as a booking. Returns whether it was free. */
export const holdTime = async (trx: Database, occupation: Occupation, held: Held): Promise<boolean> => {
  const { rows } = await takeTime(occupation, held).execute(trx);
  return rows.length > 0;
};

/**
 * SQL that converts held times into those of bookings with the same ids. It returns the ids of the rows of `wanted`
 * (id) whose time was still held. The row is updated in place, so no other booking can take the time.
 */
export const convertHeldTimes = (wanted: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  UPDATE occupied_time SET held_until = NULL, offer_id = NULL
  FROM ${wanted} AS wanted
  WHERE occupied_time.id = wanted.id AND occupied_time.held_until > statement_timestamp()
  RETURNING occupied_time.id`;

/** A time that is held for somebody; instants are epoch ms. */
export interface HeldTime {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly until: number;
  /** Null if it is not held for an offer. */
  readonly offer_id: string | null;
  /** Null if it is not that of a spot of a mini-session day. */
  readonly campaign_spot_id: string | null;
}

/** Returns those of the given times that are held. */
export const heldTimes = async (db: Database, ids: readonly string[]): Promise<HeldTime[]> => {
  const { rows } = await sql<HeldTime>`
    SELECT id, lower(during) AS start, upper(during) AS "end", held_until AS until, offer_id, campaign_spot_id
    FROM occupied_time WHERE id = ANY(${ids}::uuid[]) AND held_until IS NOT NULL`.execute(db);
  return rows;
};

/** Releases the times that are held for offers; those that have become times of bookings stay. */
export const releaseHeldTimes = async (db: Database, offerIds: readonly string[]): Promise<void> => {
  await sql`DELETE FROM occupied_time WHERE offer_id = ANY(${offerIds}::uuid[])`.execute(db);
};

/** A time that is held for a request, and the booking that gets it. */
interface HeldForBooking {
  readonly request_id: string;
  readonly booking_id: string;
  readonly photographer_id: string;
}

/**
 * Converts the time that is held for a request into that of its booking, in place of the booking's former time. Returns
 * whether it was still held. The booking itself changes later in the same transaction.
 */
export const takeHeldTime = async (
  trx: Database,
  { request_id, booking_id, photographer_id }: HeldForBooking,
): Promise<boolean> => {
  await lockPhotographers(trx, [photographer_id]);
  const held = await sql`
    SELECT FROM occupied_time WHERE time_request_id = ${request_id} AND held_until > statement_timestamp()
    FOR UPDATE`.execute(trx);
  if (held.rows.length === 0) return false;
  await sql`SET CONSTRAINTS booking_occupies_its_time DEFERRED`.execute(trx);
  await sql`DELETE FROM occupied_time WHERE id = ${booking_id}`.execute(trx);
  await sql`
    UPDATE occupied_time SET id = ${booking_id}, held_until = NULL, time_request_id = NULL
    WHERE time_request_id = ${request_id}`.execute(trx);
  return true;
};
