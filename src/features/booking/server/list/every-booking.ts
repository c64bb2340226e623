import { sql } from 'kysely';
import { type ClaimedByBooking, claimedResources, isAnyResourceUsed } from '#features/availability/server/api.ts';
import { type BookingPayments, bookingsWithPayments, paymentsOfBookings } from '#features/payments/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import type { BookingQuery } from '../../list-contract.ts';
import { bookingsWithItems } from '../record/item-store.ts';
import { type BookingRow, selectBookings, selectIds } from '../record/store.ts';
import { bookingOrder } from './booking-order.ts';

const batchSize = 500;

export interface EveryBooking {
  readonly count: number;
  /** Whether any session uses a room, equipment or a second person. */
  readonly usesResources: boolean;
  /** Read in batches while iterating. A booking deleted after the count is skipped. */
  readonly rows: AsyncIterable<BookingWithResources>;
  /** Those that a prepayment was ever requested for, with its state. */
  readonly withPayments: { readonly count: number; readonly rows: AsyncIterable<BookingWithPayment> };
  /** Those that have items. */
  readonly withItems: { readonly count: number; readonly rows: AsyncIterable<BookingRow> };
}

/** A booking with what its session uses; nothing once it is cancelled. */
export interface BookingWithResources extends BookingRow {
  readonly resources: readonly ClaimedByBooking[];
}

export interface BookingWithPayment {
  readonly booking: BookingRow;
  readonly payment: BookingPayments;
}

/** Iterates over all bookings in the order of the list, with only a few of them in memory at a time. */
export const everyBooking = async (
  context: Context,
  order: Pick<BookingQuery, 'sort_by' | 'sort_order'>,
): Promise<EveryBooking> => {
  const [ids, paying, usesResources, itemized] = await Promise.all([
    selectIds(context.db, bookingOrder(order, context.now())),
    bookingsWithPayments(context.db),
    isAnyResourceUsed(context.db),
    bookingsWithItems(context.db),
  ]);
  const payingIds = ids.filter((id) => paying.has(id));
  const itemizedIds = ids.filter((id) => itemized.has(id));
  return {
    count: ids.length,
    usesResources,
    rows: withResources(context, inBatches(context, ids)),
    withPayments: { count: payingIds.length, rows: withPayments(context, inBatches(context, payingIds)) },
    withItems: { count: itemizedIds.length, rows: singly(inBatches(context, itemizedIds)) },
  };
};

async function* inBatches(context: Context, ids: readonly string[]): AsyncGenerator<BookingRow[]> {
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize);
    const rows = new Map((await selectBookings(context, sql`id = ANY(${batch}::uuid[])`)).map((row) => [row.id, row]));
    yield batch.flatMap((id) => rows.get(id) ?? []);
  }
}

async function* singly(batches: AsyncIterable<readonly BookingRow[]>): AsyncGenerator<BookingRow> {
  for await (const batch of batches) yield* batch;
}

async function* withResources(
  { db }: Context,
  batches: AsyncIterable<readonly BookingRow[]>,
): AsyncGenerator<BookingWithResources> {
  for await (const batch of batches) {
    const resources = await claimedResources(
      db,
      batch.map(({ id }) => id),
    );
    for (const booking of batch) yield { ...booking, resources: resources.get(booking.id) ?? [] };
  }
}

async function* withPayments(
  { db }: Context,
  batches: AsyncIterable<readonly BookingRow[]>,
): AsyncGenerator<BookingWithPayment> {
  for await (const batch of batches) {
    const payments = await paymentsOfBookings(
      db,
      batch.map(({ id }) => id),
    );
    for (const booking of batch) {
      const payment = payments.get(booking.id);
      if (payment) yield { booking, payment };
    }
  }
}
