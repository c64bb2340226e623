import { notFound } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import type { AdminBooking } from '../../admin-contract.ts';
import { adminView } from './admin-view.ts';
import { type BookingRow, lockBooking } from './store.ts';

/**
 * Changes one booking for the studio, in one transaction: `change` runs with the row locked, and everything it writes
 * commits or rolls back together. Returns the changed booking. Throws 404 if there is none.
 */
export const changeBooking = async (
  context: Context,
  id: string,
  change: (trx: Database, booking: BookingRow) => Promise<BookingRow>,
): Promise<AdminBooking> => {
  const changed = await inTransaction(context.db, async (trx) => {
    const booking = await lockBooking(trx, id, context.now());
    if (!booking) throw notFound('Booking');
    return change(trx, booking);
  });
  return adminView(context, changed);
};
