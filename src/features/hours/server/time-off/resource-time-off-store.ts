import { type RawBuilder, sql } from 'kysely';
import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import type { Context } from '#shared/server/context.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import { insertRow } from '#shared/server/database/insert.ts';
import { bookingsInside, during, type TimeOffRow, usesThem } from './time-off-store.ts';

export interface ResourceTimeOffRow extends Omit<TimeOffRow, 'photographer_id' | 'photographer_name'> {
  readonly resource_id: string;
  readonly resource_name_de: string;
  readonly resource_name_ru: string | null;
}

/** Returns time off of resources that are not deleted, ordered by start, each with the live bookings that use them then. */
const selectTimeOff = async (db: Database, now: number, where: RawBuilder<unknown>): Promise<ResourceTimeOffRow[]> => {
  const { rows } = await sql<ResourceTimeOffRow>`
    SELECT t.id, t.resource_id, named.name_de AS resource_name_de, named.name_ru AS resource_name_ru,
           lower(t.during) AS start, upper(t.during) AS "end", t.reason, t.version,
           ${bookingsInside(now, usesThem)} AS bookings
    FROM time_off t
    JOIN lane_fact named ON named.resource_id = t.resource_id AND named.unit = 1 AND named.retired_at IS NULL
      AND named.kind <> 'photographer'
    WHERE ${where} ORDER BY lower(t.during), t.id`.execute(db);
  return rows;
};

export const resourceTimeOffById = async (
  db: Database,
  id: string,
  now: number,
): Promise<ResourceTimeOffRow | undefined> => (await selectTimeOff(db, now, sql`t.id = ${id}`))[0];

export interface Wanted {
  readonly resource_id?: string | undefined;
  /** Epoch ms; null is unbounded. */
  readonly from: number | null;
  readonly until: number | null;
}

/** Returns time off of resources that overlaps a range. */
export const resourceTimeOffWithin = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { resource_id, from, until }: Wanted,
): Promise<ResourceTimeOffRow[]> =>
  selectTimeOff(
    db,
    now(),
    sql`t.during && tstzrange(${from === null ? null : at(from)}, ${until === null ? null : at(until)})
        AND ${resource_id === undefined ? sql`true` : sql`t.resource_id = ${resource_id}`}`,
  );

export const lockResourceTimeOff = async (
  trx: Database,
  id: string,
  now: number,
): Promise<ResourceTimeOffRow | undefined> => {
  await sql`SELECT 1 FROM time_off WHERE id = ${id} FOR UPDATE`.execute(trx);
  return resourceTimeOffById(trx, id, now);
};

interface Columns extends TimeRange {
  readonly resource_id: string;
  readonly reason: string | null;
}

export const insertResourceTimeOff = (trx: Database, id: string, { resource_id, reason, ...range }: Columns) =>
  insertRow(trx, 'time_off', { id, resource_id, during: during(range), reason });

export const updateResourceTimeOff = async (trx: Database, id: string, off: Columns, now: number): Promise<void> => {
  await sql`
    UPDATE time_off SET during = ${during(off)}, reason = ${off.reason}, updated_at = ${at(now)}, version = version + 1
    WHERE id = ${id}`.execute(trx);
};
