import { releaseTime } from '#features/availability/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import { recordAudit } from '#shared/server/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { deleteBooking, lockBooking } from './store.ts';

/**
 * Removes a booking and everything that hangs on it for good (AMB-047, SRV-25); notes about the customer stay. What is
 * left is that somebody did it, without a word about the customer.
 */
export const deleteForGood = ({ db, now }: Context, { id, actor }: { id: string; actor: string }): Promise<void> =>
  inTransaction(db, async (trx) => {
    const booking = await lockBooking(trx, id);
    if (!booking) throw notFound('Booking');
    await deleteBooking(trx, id);
    await releaseTime(trx, id);
    const details = { confirmation_code: booking.confirmation_code, status: booking.status };
    await recordAudit(trx, { actor, action: 'booking.deleted', booking_id: id, details, at: now() });
  });
