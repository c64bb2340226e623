import { sql } from 'kysely';
import { BERLIN } from '#shared/kernel/berlin-time.ts';
import type { TimeRange } from '#shared/kernel/time-range.ts';
import { at, type Database } from '#shared/server/database/database.ts';

/** Minutes of one photographer. */
export interface OccupancyRow {
  readonly id: string;
  readonly name: string;
  readonly offered_minutes: number;
  /** Minutes of sessions within the offered time. */
  readonly booked_minutes: number;
  /** Minutes of sessions outside of the offered time. */
  readonly outside_minutes: number;
}

/**
 * Returns how much of the time `open` each active photographer offers, ordered by name, and how much of it sessions
 * take. Sessions are selected within `range`. A photographer offers the time that is not time off, from the day they
 * were added, or from their first session if that was earlier.
 */
export const selectOccupancy = async (
  db: Database,
  open: readonly TimeRange[],
  range: TimeRange,
): Promise<OccupancyRow[]> => {
  const within = sql`tstzrange(${at(range.start)}, ${at(range.end)})`;
  const seconds = open.map(({ start, end }) => [start / 1000, end / 1000]);
  const { rows } = await sql<Omit<OccupancyRow, 'outside_minutes'> & { readonly taken_minutes: number }>`
    WITH studio AS MATERIALIZED (
      SELECT coalesce(range_agg(tstzrange(to_timestamp((pair->>0)::bigint), to_timestamp((pair->>1)::bigint))), '{}') AS open
      FROM jsonb_array_elements(${JSON.stringify(seconds)}::jsonb) AS pair),
    worker AS (
      SELECT id, name, ARRAY(SELECT lane_fact.id FROM lane_fact WHERE resource_id = p.id) AS lanes,
             date_trunc('day', least(created_at, (SELECT min(starts_at) FROM live_booking WHERE photographer_id = p.id))
               AT TIME ZONE ${BERLIN}) AT TIME ZONE ${BERLIN} AS since
      FROM photographer_fact p WHERE is_active AND deleted_at IS NULL),
    claimed AS MATERIALIZED (
      SELECT worker.id, worker.name,
             studio.open * tstzmultirange(tstzrange(since, NULL))
               - coalesce((SELECT range_agg(during) FROM time_off
                           WHERE uses && lanes AND during && ${within}), '{}') AS offered,
             coalesce((SELECT range_agg(during * ${within}) FROM occupied_time
                       WHERE uses && lanes AND during && ${within}), '{}') AS taken
      FROM worker, studio)
    SELECT id, name, ${minutesOf('offered')} AS offered_minutes, ${minutesOf('offered * taken')} AS booked_minutes,
           ${minutesOf('taken')} AS taken_minutes
    FROM claimed ORDER BY name, id`.execute(db);
  return rows.map(({ taken_minutes, ...row }) => ({ ...row, outside_minutes: taken_minutes - row.booked_minutes }));
};

const minutesOf = (times: string) =>
  sql`(SELECT coalesce(round(extract(epoch FROM sum(upper(part) - lower(part))) / 60), 0)::int
       FROM unnest(${sql.raw(times)}) AS part)`;
