import { type RawBuilder, sql } from 'kysely';
import type { BookingQuery, BookingSortField } from '../../list-contract.ts';
import { statusAt } from '../record/store.ts';

/** Returns the ORDER BY of a list of bookings: created_at descending by default. */
export const bookingOrder = (
  { sort_by = 'created_at', sort_order = 'desc' }: Pick<BookingQuery, 'sort_by' | 'sort_order'>,
  now: number,
): RawBuilder<unknown> => {
  const direction = sort_order === 'asc' ? sql`ASC` : sql`DESC`;
  return sql`${sort_by === 'status' ? statusAt(now) : sortable[sort_by]} ${direction}, id ${direction}`;
};

// Names are sorted by a collation: Ä with A, upper and lower case together.
const sortable: Readonly<Record<Exclude<BookingSortField, 'status'>, RawBuilder<unknown>>> = {
  created_at: sql`created_at`,
  updated_at: sql`updated_at`,
  start: sql`starts_at`,
  customer_name: sql`customer_name COLLATE "de-x-icu"`,
  customer_email: sql`lower(customer_email)`,
};
