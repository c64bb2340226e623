import { sql } from 'kysely';
import { DAY } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import { at } from '#shared/server/database/database.ts';
import { usesResource } from '../record/resource-reads.ts';
import { type BookingRow, selectBookings } from '../record/store.ts';
import { type Reader, visibleTo } from '../record/visible-to.ts';

interface Wanted {
  readonly photographer_id?: string | undefined;
  /** Only bookings that use a unit of this resource. */
  readonly resource_id?: string | undefined;
  /** Only what this account may see; absent: everything. */
  readonly reader?: Reader;
  /** Epoch ms, half-open; null is unbounded. */
  readonly from: number | null;
  readonly until: number | null;
}

/** Returns bookings by their IDs, ordered by start. */
export const bookingsOf = (context: Context, ids: readonly string[]): Promise<BookingRow[]> =>
  selectBookings(context, sql`id = ANY(${ids}::uuid[])`, sql`ORDER BY starts_at, id`);

/** Returns the bookings of every status that overlap a range, ordered by start: the content of a calendar. */
export const bookingsWithin = async (
  context: Context,
  { photographer_id, resource_id, reader, from, until }: Wanted,
): Promise<BookingRow[]> => {
  const conditions = [reader ? visibleTo(reader) : sql`true`];
  // No session is longer than a day, so this condition on the indexed start limits the scan.
  if (from !== null) conditions.push(sql`starts_at > ${at(from - DAY)} AND ends_at > ${at(from)}`);
  if (until !== null) conditions.push(sql`starts_at < ${at(until)}`);
  if (photographer_id !== undefined) conditions.push(sql`photographer_id = ${photographer_id}`);
  if (resource_id !== undefined) conditions.push(usesResource(resource_id, { from, until }));
  return selectBookings(context, sql.join(conditions, sql` AND `), sql`ORDER BY starts_at, id`);
};
