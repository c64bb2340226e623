import { type RawBuilder, sql } from 'kysely';
import { isId } from '#shared/kernel/ids.ts';
import { cleanText } from '#shared/kernel/text/text.ts';
import type { Context } from '#shared/server/context.ts';
import { at } from '#shared/server/database/database.ts';
import { dateRangeFrom } from '#shared/server/date-range.ts';
import type { AdminBooking } from '../../admin-contract.ts';
import type { BookingQuery } from '../../list-contract.ts';
import { adminViews } from '../record/admin-view.ts';
import { usesResource } from '../record/resource-reads.ts';
import { hasStatus, selectBookings } from '../record/store.ts';
import { bookingOrder } from './booking-order.ts';
import { bookingContains } from './booking-search.ts';

/**
 * Returns the bookings a query asks for. The date range filters by start, both ends inclusive; the default order is
 * created_at descending.
 */
export const listBookings = async (context: Context, query: BookingQuery): Promise<AdminBooking[]> => {
  const conditions = conditionsOf(query, context.now());
  if (!conditions) return [];
  const order = bookingOrder(query, context.now());
  const rows = await selectBookings(
    context,
    sql.join(conditions, sql` AND `),
    sql`ORDER BY ${order} LIMIT ${query.limit ?? null} OFFSET ${query.offset ?? 0}`,
  );
  return adminViews(context, rows);
};

/** Returns the conditions of a query; undefined if no booking can match. */
const conditionsOf = (query: BookingQuery, now: number): RawBuilder<unknown>[] | undefined => {
  const { from, until } = dateRangeFrom(query);
  const conditions = [sql`true`];
  if (query.status !== undefined && query.status !== 'ALL') conditions.push(hasStatus(query.status, now));
  if (from !== null) conditions.push(sql`starts_at >= ${at(from)}`);
  if (until !== null) conditions.push(sql`starts_at < ${at(until)}`);
  if (query.photographer_id !== undefined) {
    if (!isId(query.photographer_id)) return undefined;
    conditions.push(sql`photographer_id = ${query.photographer_id}`);
  }
  if (query.resource_id !== undefined) {
    if (!isId(query.resource_id)) return undefined;
    conditions.push(usesResource(query.resource_id, { from, until }));
  }
  const text = cleanText(query.search ?? '');
  if (text !== '') conditions.push(bookingContains(text));
  return conditions;
};
