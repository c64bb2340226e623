import { type RawBuilder, sql } from 'kysely';
import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import type { Context } from '#shared/server/context.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import { insertRow } from '#shared/server/database/insert.ts';
import { milliseconds } from '#shared/server/database/milliseconds.ts';

export interface TimeOffRow extends TimeRange {
  readonly id: string;
  readonly photographer_id: string;
  readonly photographer_name: string;
  readonly reason: string | null;
  /** Increases with every change. */
  readonly version: number;
  readonly bookings: readonly {
    readonly id: string;
    readonly start: number;
    readonly end: number;
    readonly status: string;
    readonly customer_name: string;
    readonly service_name: string;
  }[];
}

/** The live bookings within the time off `t`, as a column: those `b` that meet a condition. */
export const bookingsInside = (now: number, condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_object(
           'id', b.id, 'start', ${milliseconds(sql`b.starts_at`)}, 'end', ${milliseconds(sql`b.ends_at`)},
           'status', booking_status_at(b.status, b.ends_at, ${at(now)}), 'customer_name', b.customer_name, 'service_name', b.service_name)
           ORDER BY b.starts_at, b.id), '[]')
  FROM live_booking b
  WHERE ${condition} AND b.starts_at < upper(t.during) AND b.ends_at > lower(t.during))`;

/** Whether a booking `b` uses one of the lanes that are off in `t`: takes the session, is the second person, or the room. */
export const usesThem = sql`
  b.id IN (SELECT o.id FROM occupied_fact o WHERE o.uses && t.uses AND o.during && t.during)`;

/**
 * Returns time off of photographers that are not deleted, ordered by start, each with the live bookings that overlap
 * it, also those in which they are the second person.
 */
const selectTimeOff = async (db: Database, now: number, where: RawBuilder<unknown>): Promise<TimeOffRow[]> => {
  const { rows } = await sql<TimeOffRow>`
    SELECT t.id, t.photographer_id, p.name AS photographer_name, lower(t.during) AS start, upper(t.during) AS "end", t.reason, t.version,
           ${bookingsInside(now, usesThem)} AS bookings
    FROM time_off t JOIN photographer_fact p ON p.id = t.photographer_id AND p.deleted_at IS NULL
    WHERE ${where} ORDER BY lower(t.during), t.id`.execute(db);
  return rows;
};

export const timeOffById = async (db: Database, id: string, now: number): Promise<TimeOffRow | undefined> =>
  (await selectTimeOff(db, now, sql`t.id = ${id}`))[0];

export interface Wanted {
  readonly photographer_id?: string | undefined;
  /** Epoch ms; null is unbounded. */
  readonly from: number | null;
  readonly until: number | null;
}

/** Returns time off that overlaps a range. */
export const timeOffWithin = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { photographer_id, from, until }: Wanted,
): Promise<TimeOffRow[]> =>
  selectTimeOff(
    db,
    now(),
    sql`t.during && tstzrange(${from === null ? null : at(from)}, ${until === null ? null : at(until)})
        AND ${photographer_id === undefined ? sql`true` : sql`t.photographer_id = ${photographer_id}`}`,
  );

/** Returns one time off, locked until the end of the transaction. */
export const lockTimeOff = async (trx: Database, id: string, now: number): Promise<TimeOffRow | undefined> => {
  await sql`SELECT 1 FROM time_off WHERE id = ${id} FOR UPDATE`.execute(trx);
  return timeOffById(trx, id, now);
};

export interface TimeOffColumns extends TimeRange {
  readonly photographer_id: string;
  readonly reason: string | null;
}

export const during = ({ start, end }: TimeRange): RawBuilder<unknown> =>
  sql`tstzrange(${at(start)}, ${at(end)}, '[)')`;

/** Returns a resource's time off that overlaps a range, ordered by start; `except` is the one being changed. */
export const overlappingTimeOff = async (
  db: Database,
  { resource_id, ...range }: TimeRange & { readonly resource_id: string },
  except: string | null,
): Promise<readonly (TimeRange & { readonly reason: string | null })[]> => {
  const { rows } = await sql<TimeRange & { reason: string | null }>`
    SELECT lower(during) AS start, upper(during) AS "end", reason FROM time_off
    WHERE resource_id = ${resource_id} AND during && ${during(range)} AND id IS DISTINCT FROM ${except}::uuid
    ORDER BY lower(during) LIMIT 20`.execute(db);
  return rows;
};

export const insertTimeOff = (db: Database, id: string, off: TimeOffColumns): Promise<void> =>
  insertRow(db, 'time_off', { id, photographer_id: off.photographer_id, during: during(off), reason: off.reason });

export const updateTimeOff = async (db: Database, id: string, off: TimeOffColumns, now: number): Promise<void> => {
  await sql`
    UPDATE time_off SET photographer_id = ${off.photographer_id}, during = ${during(off)}, reason = ${off.reason},
                        updated_at = ${at(now)}, version = version + 1
    WHERE id = ${id}`.execute(db);
};

export const deleteTimeOff = async (db: Database, id: string): Promise<void> => {
  await sql`DELETE FROM time_off WHERE id = ${id}`.execute(db);
};
