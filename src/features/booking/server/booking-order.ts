import { type RawBuilder, sql } from 'kysely';
import type { BookingQuery, BookingSortField } from '../admin-contract.ts';

/** The order a list of bookings is in: created_at descending unless something else is asked for (BOOK-008). */
export const bookingOrder = ({
  sort_by = 'created_at',
  sort_order = 'desc',
}: Pick<BookingQuery, 'sort_by' | 'sort_order'>): RawBuilder<unknown> => {
  const direction = sort_order === 'asc' ? sql`ASC` : sql`DESC`;
  return sql`${sortable[sort_by]} ${direction}, id ${direction}`;
};

// Names are sorted as people read them: Ä with A, capitals with small letters.
const sortable: Readonly<Record<BookingSortField, RawBuilder<unknown>>> = {
  created_at: sql`created_at`,
  updated_at: sql`updated_at`,
  start: sql`starts_at`,
  status: sql`status`,
  customer_name: sql`customer_name COLLATE "de-x-icu"`,
  customer_email: sql`lower(customer_email)`,
};
