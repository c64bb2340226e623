import { sql } from 'kysely';
import { namesOfFirst } from '#features/services/domain/extras/booked-parts.ts';
import { BERLIN } from '#shared/kernel/time/berlin-time.ts';
import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import type { Period } from '../../domain/period.ts';
import type { ItemGroup } from '../../domain/sold-items.ts';
import type { DayTotal } from '../../domain/timeline.ts';
import { type BookedSession, secondSessionOf } from '../second-session-reads.ts';

/** Returns the Berlin days of the first and the last session, without cancelled ones; null when there is none. */
export const selectBookedPeriod = async (db: Database): Promise<Period | null> => {
  const { rows } = await sql<{ from: string | null; to: string | null }>`
    SELECT (min(starts_at) AT TIME ZONE ${BERLIN})::date AS "from", (max(starts_at) AT TIME ZONE ${BERLIN})::date AS "to"
    FROM booking_fact WHERE counts`.execute(db);
  const [row] = rows;
  return row?.from && row.to ? { from: row.from, to: row.to } : null;
};

const within = ({ start, end }: TimeRange) => sql`counts AND starts_at >= ${at(start)} AND starts_at < ${at(end)}`;

/** Returns the bookings of each Berlin day within a range; days without bookings are left out. */
export const selectDays = async (db: Database, range: TimeRange): Promise<DayTotal[]> => {
  const { rows } = await sql<DayTotal>`
    SELECT (starts_at AT TIME ZONE ${BERLIN})::date AS day, count(*) AS bookings, sum(value_cents)::bigint AS value_cents
    FROM booking_fact WHERE ${within(range)} GROUP BY 1 ORDER BY 1`.execute(db);
  return rows;
};

export interface Starts {
  readonly weekday: number;
  readonly hour: number;
  readonly bookings: number;
}

/** Returns how many sessions start in each hour of the week, Berlin time; hours without sessions are left out. */
export const selectStarts = async (db: Database, range: TimeRange): Promise<Starts[]> => {
  const { rows } = await sql<Starts>`
    SELECT extract(isodow FROM berlin)::int AS weekday, extract(hour FROM berlin)::int AS hour, count(*) AS bookings
    FROM (SELECT starts_at AT TIME ZONE ${BERLIN} AS berlin FROM booking_fact WHERE ${within(range)}) AS starts
    GROUP BY 1, 2 ORDER BY 1, 2`.execute(db);
  return rows;
};

/**
 * Returns how many of each extra were charged within a range, and for how much, as booked; names are those of its newest
 * booking. A second session counts as an extra. People whom the price contains are left out, and so are fees for moves; free options are not.
 */
export const selectItems = async (db: Database, range: TimeRange): Promise<ItemGroup[]> => {
  const { rows } = await sql<ItemGroup & { readonly second: readonly BookedSession[] }>`
    SELECT id, (array_agg(name_de ORDER BY created_at DESC, booking_id))[1] AS name,
           (array_agg(name_ru ORDER BY created_at DESC, booking_id))[1] AS name_ru,
           (array_agg(service_name ORDER BY created_at DESC, booking_id))[1] AS service_name,
           (array_agg(service_name_de ORDER BY created_at DESC, booking_id))[1] AS service_name_de,
           (array_agg(service_name_ru ORDER BY created_at DESC, booking_id))[1] AS service_name_ru,
           (array_agg(second ORDER BY created_at DESC, booking_id))[1] AS second,
           sum(units)::int AS units, count(*) AS bookings, sum(price_cents)::bigint AS value_cents
    FROM (SELECT coalesce(item.option_id::text, item.service_id::text, 'people') AS id, item.name_de, item.name_ru, item.booking_id,
                 ${secondSessionOf(sql`item.booking_id`)} AS second, item.count - item.included AS units, item.price_cents, fact.created_at,
                 CASE WHEN item.kind = 'option' THEN fact.service_name END AS service_name,
                 CASE WHEN item.kind = 'option' THEN fact.service_name_de END AS service_name_de,
                 CASE WHEN item.kind = 'option' THEN fact.service_name_ru END AS service_name_ru
          FROM booking_item_fact AS item JOIN booking_fact AS fact ON fact.id = item.booking_id
          WHERE item.kind NOT IN ('move_fee', 'discount') AND item.count > item.included AND NOT fact.charges_no_show_fee
                AND ${within(range)}) AS sold
    GROUP BY id`.execute(db);
  return rows.map(ofFirstService);
};

/** An option belongs to the first session of its booking. */
const ofFirstService = ({ second, ...group }: ItemGroup & { readonly second: readonly BookedSession[] }): ItemGroup => {
  if (group.service_name === null) return group;
  const names = { name: group.service_name, name_de: group.service_name_de, name_ru: group.service_name_ru };
  const first = namesOfFirst(names, second);
  return { ...group, service_name: first.name, service_name_de: first.name_de, service_name_ru: first.name_ru };
};
