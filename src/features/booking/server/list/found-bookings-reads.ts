import { sql } from 'kysely';
import { cleanText } from '#shared/kernel/text/text.ts';
import type { Context } from '#shared/server/context.ts';
import { isPlaceholderAddress } from '#shared/server/database/placeholder.ts';
import { type BookingRow, selectBookings } from '../record/store.ts';
import { type Reader, visibleTo } from '../record/visible-to.ts';
import { bookingContains, customerContains } from './booking-search.ts';

interface Wanted {
  readonly reader: Reader;
  readonly search: string;
  readonly limit: number;
}

/** A customer, with the latest name and how many of the sessions that the reader may see are theirs. */
export interface FoundCustomerRow {
  readonly email: string;
  readonly name: string;
  readonly sessions: number;
}

export interface FoundBookings {
  readonly sessions: readonly BookingRow[];
  readonly customers: readonly FoundCustomerRow[];
}

/** Returns the sessions that contain a text, and their customers who do, of those that the reader may see; latest first. */
export const foundBookings = async (context: Context, { reader, search, limit }: Wanted): Promise<FoundBookings> => {
  const text = cleanText(search);
  if (text === '') return { sessions: [], customers: [] };
  const sessions = await selectBookings(
    context,
    sql`${visibleTo(reader)} AND ${bookingContains(text)}`,
    sql`ORDER BY starts_at DESC, id LIMIT ${limit}`,
  );
  // Who share a placeholder address are told apart by their names.
  const { rows: customers } = await sql<FoundCustomerRow>`
    SELECT customer_email AS email, (array_agg(customer_name ORDER BY starts_at DESC, id))[1] AS name,
           count(*) AS sessions
    FROM booking WHERE ${visibleTo(reader)}
    GROUP BY customer_email, CASE WHEN ${isPlaceholderAddress(sql.ref('customer_email'))} THEN lower(customer_name) END
    HAVING bool_or(${customerContains(text)})
    ORDER BY max(starts_at) DESC, customer_email LIMIT ${limit}`.execute(context.db);
  return { sessions, customers };
};

/** Returns which of some bookings the reader may see. */
export const visibleAmong = async (
  { db }: Pick<Context, 'db'>,
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM booking WHERE id = ANY (${[...ids]}::uuid[]) AND ${visibleTo(reader)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
};
