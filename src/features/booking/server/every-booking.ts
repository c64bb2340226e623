import { sql } from 'kysely';
import type { Context } from '#shared/server/context.ts';
import type { BookingQuery } from '../admin-contract.ts';
import { bookingOrder } from './booking-order.ts';
import { completePastBookings } from './complete-past.ts';
import { type BookingRow, selectBookings, selectIds } from './store.ts';

const batchSize = 500;

export interface EveryBooking {
  readonly count: number;
  /** Read as they are asked for; one that was deleted since they were counted is left out. */
  readonly rows: AsyncIterable<BookingRow>;
}

/** All bookings in the order of the list, however many there are, with only a few in memory at a time. */
export const everyBooking = async (
  context: Context,
  order: Pick<BookingQuery, 'sort_by' | 'sort_order'>,
): Promise<EveryBooking> => {
  await completePastBookings(context);
  const ids = await selectIds(context.db, bookingOrder(order));
  return { count: ids.length, rows: inBatches(context, ids) };
};

async function* inBatches({ db }: Context, ids: readonly string[]): AsyncGenerator<BookingRow> {
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize);
    const rows = new Map((await selectBookings(db, sql`id = ANY(${batch}::uuid[])`)).map((row) => [row.id, row]));
    for (const id of batch) {
      const row = rows.get(id);
      if (row) yield row;
    }
  }
}
