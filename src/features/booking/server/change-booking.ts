import { notFound } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import type { AdminBooking } from '../admin-contract.ts';
import { adminView } from './admin-view.ts';
import { type BookingRow, lockBooking } from './store.ts';

/**
 * Changes one booking on behalf of the studio: it is locked, so that what `change` decides of it still holds when it is
 * written, and everything `change` writes stands or falls together. Answers the booking as it then is; a Problem 404
 * when there is none.
 */
export const changeBooking = async (
  context: Context,
  id: string,
  change: (trx: Database, booking: BookingRow) => Promise<BookingRow>,
): Promise<AdminBooking> => {
  const changed = await inTransaction(context.db, async (trx) => {
    const booking = await lockBooking(trx, id);
    if (!booking) throw notFound('Booking');
    return change(trx, booking);
  });
  return adminView(context, changed);
};
