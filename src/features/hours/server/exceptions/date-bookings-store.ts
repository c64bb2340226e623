import { sql } from 'kysely';
import { berlinDay } from '#shared/kernel/time/berlin-time.ts';
import { at, type Database } from '#shared/server/database/database.ts';

export interface DateBooking {
  readonly id: string;
  /** Epoch ms. */
  readonly start: number;
  readonly end: number;
  readonly status: string;
  readonly customer_name: string;
  readonly service_name: string;
  readonly photographer_name: string;
}

/** Returns the live bookings that use any unit of a resource and end after `now`, ordered by start. */
export const bookingsUsing = async (db: Database, resourceId: string, now: number): Promise<DateBooking[]> => {
  const { rows } = await sql<DateBooking>`
    SELECT b.id, b.starts_at AS start, b.ends_at AS "end", b.status, b.customer_name, b.service_name,
           p.name AS photographer_name
    FROM occupied_fact AS time
    JOIN live_booking b ON b.id = time.id
    JOIN photographer_fact p ON p.id = b.photographer_id
    WHERE time.uses && ARRAY(SELECT lane_fact.id FROM lane_fact WHERE lane_fact.resource_id = ${resourceId})
      AND time.during && tstzrange(${at(now)}, NULL)
    ORDER BY b.starts_at, b.id`.execute(db);
  return rows;
};

/** Returns the live bookings that overlap each of the given Berlin dates, ordered by start. */
export const bookingsOnDates = async (
  db: Database,
  dates: readonly string[],
): Promise<ReadonlyMap<string, readonly DateBooking[]>> => {
  const days = dates.map(berlinDay);
  // A session lasts at most one day; the lower bound on its start limits the scan.
  const { rows } = await sql<DateBooking & { date: string }>`
    SELECT d.date, b.id, b.starts_at AS start, b.ends_at AS "end", b.status, b.customer_name, b.service_name,
           p.name AS photographer_name
    FROM unnest(${dates}::date[], ${days.map(({ start }) => at(start))}::timestamptz[],
                ${days.map(({ end }) => at(end))}::timestamptz[]) AS d (date, begins, ends)
    JOIN live_booking b ON b.starts_at < d.ends AND b.starts_at > d.begins - interval '2 days' AND b.ends_at > d.begins
    JOIN photographer_fact p ON p.id = b.photographer_id
    ORDER BY b.starts_at, b.id`.execute(db);
  const byDate = new Map<string, DateBooking[]>(dates.map((date) => [date, []]));
  for (const { date, ...booking } of rows) byDate.get(date)?.push(booking);
  return byDate;
};
