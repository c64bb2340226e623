import { type RawBuilder, sql } from 'kysely';
import { timeOffRanges } from '#features/hours/server/api.ts';
import type { ResourceKind } from '#features/resources/domain/resource-kind.ts';
import { BERLIN } from '#shared/kernel/time/berlin-time.ts';
import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import { at, type Database } from '#shared/server/database/database.ts';

/** Minutes of one photographer or resource; those of its units are added up. */
export interface OccupiedMinutes {
  readonly offered_minutes: number;
  /** Minutes of sessions within the offered time. */
  readonly booked_minutes: number;
  /** Minutes of sessions outside of the offered time. */
  readonly outside_minutes: number;
}

/** When the studio is open, and when those work who have hours of their own, by ID. */
export interface WorkingTime {
  readonly ofStudio: readonly TimeRange[];
  readonly ofOthers: Readonly<Record<string, readonly TimeRange[]>>;
}

export interface PhotographerOccupancy extends OccupiedMinutes {
  readonly id: string;
  readonly name: string;
}

export interface ResourceOccupancy extends OccupiedMinutes {
  readonly id: string;
  readonly kind: ResourceKind;
  readonly name_de: string;
  readonly name_ru: string | null;
}

/**
 * Returns how much of the time `open` each active photographer offers, ordered by name, and how much of it sessions
 * take. Sessions are selected within `range`. A photographer offers the time that is not time off, from the day they
 * were added, or from their first session if that was earlier.
 */
export const selectOccupancy = async (
  db: Database,
  open: WorkingTime,
  range: TimeRange,
): Promise<PhotographerOccupancy[]> => {
  const owners = sql`
    SELECT id, least(created_at, (SELECT min(starts_at) FROM live_booking WHERE photographer_id = p.id)) AS since
    FROM photographer_fact p WHERE is_active AND deleted_at IS NULL`;
  const { rows } = await sql<PhotographerOccupancy>`
    ${minutesPerOwner(owners, open, range)}
    SELECT id, name, offered_minutes, booked_minutes, outside_minutes
    FROM photographer_fact JOIN minutes USING (id) ORDER BY name, id`.execute(db);
  return rows;
};

/**
 * The same for each active resource that is no photographer, in the order of the studio. A unit that the resource no
 * longer has counts until it was removed.
 */
export const selectResourceOccupancy = async (
  db: Database,
  open: WorkingTime,
  range: TimeRange,
): Promise<ResourceOccupancy[]> => {
  const owners = sql`
    SELECT id, least(since, (SELECT min(lower(during)) FROM occupied_time
                             WHERE uses && ARRAY(SELECT lane_fact.id FROM lane_fact WHERE resource_id = r.id))) AS since
    FROM resource_fact r WHERE kind <> 'photographer' AND active AND retired_at IS NULL`;
  const { rows } = await sql<ResourceOccupancy>`
    ${minutesPerOwner(owners, open, range)}
    SELECT id, kind, name_de, name_ru, offered_minutes, booked_minutes, outside_minutes
    FROM resource_fact JOIN minutes USING (id) ORDER BY position, id`.execute(db);
  return rows;
};

/** WITH clause that ends in `minutes`: a row for each of `owners` (id, since), its lanes added up. */
const minutesPerOwner = (
  owners: RawBuilder<unknown>,
  { ofStudio, ofOthers }: WorkingTime,
  range: TimeRange,
): RawBuilder<unknown> => {
  const within = sql`tstzrange(${at(range.start)}, ${at(range.end)})`;
  const seconds = (open: readonly TimeRange[]) => open.map(({ start, end }) => [start / 1000, end / 1000]);
  const others = Object.fromEntries(Object.entries(ofOthers).map(([id, open]) => [id, seconds(open)]));
  return sql`
    WITH studio AS MATERIALIZED (SELECT ${rangesOf(sql`${JSON.stringify(seconds(ofStudio))}::jsonb`)} AS open),
    own AS MATERIALIZED (
      SELECT key AS id, ${rangesOf(sql`value`)} AS open FROM jsonb_each(${JSON.stringify(others)}::jsonb)),
    owner AS (
      SELECT id, date_trunc('day', since AT TIME ZONE ${BERLIN}) AT TIME ZONE ${BERLIN} AS since FROM (${owners}) AS named),
    claimed AS MATERIALIZED (
      SELECT owner.id,
             coalesce(own.open, studio.open) * tstzmultirange(tstzrange(since, CASE WHEN unit.retired_at IS NOT NULL THEN greatest(since, unit.retired_at) END))
               - coalesce(${timeOffRanges(sql`ARRAY[unit.id]`, within)}, '{}') AS offered,
             coalesce((SELECT range_agg(during * ${within}) FROM occupied_time
                       WHERE uses && ARRAY[unit.id] AND during && ${within} AND held_until IS NULL), '{}') AS taken
      FROM owner CROSS JOIN studio JOIN lane_fact AS unit ON unit.resource_id = owner.id
      LEFT JOIN own ON own.id = owner.id::text),
    minutes AS (
      SELECT id, sum(${minutesOf('offered')})::int AS offered_minutes,
             sum(${minutesOf('offered * taken')})::int AS booked_minutes,
             sum(${minutesOf('taken')} - ${minutesOf('offered * taken')})::int AS outside_minutes
      FROM claimed GROUP BY id)`;
};

const rangesOf = (pairs: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (SELECT coalesce(range_agg(tstzrange(to_timestamp((pair->>0)::bigint), to_timestamp((pair->>1)::bigint))), '{}')
   FROM jsonb_array_elements(${pairs}) AS pair)`;

const minutesOf = (times: string) =>
  sql`(SELECT coalesce(round(extract(epoch FROM sum(upper(part) - lower(part))) / 60), 0)::int
       FROM unnest(${sql.raw(times)}) AS part)`;
