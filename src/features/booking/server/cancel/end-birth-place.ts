import { closePayments, paymentsOfBooking } from '#features/payments/server/api.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { type BookingRow, updateBooking } from '../record/store.ts';
import { writeRefund } from '../refund/refund-booking.ts';
import { type CancelledBy, cancelLockedBooking, reasonWithCode } from './cancel-booking.ts';

/** Ends a place that waits for a birth. The caller holds the lock of its booking, and has checked that it waits. */
export const endPlaceLocked = async (
  trx: Database,
  booking: BookingRow,
  { by, actor, reason }: CancelledBy,
  now: number,
): Promise<BookingRow> => {
  const columns = { awaits_birth: false, ...reason, cancelled_by: by, cancelled_at: now };
  const changed = await updateBooking(trx, booking.id, columns, now);
  await closePayments(trx, booking.id, now);
  await recordAudit(trx, { actor, action: 'booking.cancelled', booking_id: booking.id, at: now });
  return changed;
};

/**
 * Ends a place, or the session that it became, without sending a message, and requests a refund of everything that was
 * paid online. No reason is stored. The caller holds the lock of the booking and has checked that it is not over.
 */
export const endSilentlyLocked = async (
  context: Context,
  trx: Database,
  booking: BookingRow,
  { by, actor }: Pick<CancelledBy, 'by' | 'actor'>,
): Promise<void> => {
  const now = context.now();
  const { refundable_cents: amount_cents } = await paymentsOfBooking(trx, booking.id);
  if (amount_cents > 0) await writeRefund(context, trx, booking.id, { amount_cents, actor, key: 'ended' });
  const reason = reasonWithCode(by === 'customer' ? 'by_customer' : 'by_studio');
  if (booking.awaits_birth) {
    await endPlaceLocked(trx, booking, { by, actor, reason }, now);
    return;
  }
  await cancelLockedBooking(trx, booking, { by, actor, reason, mails: [] }, now);
  await updateBooking(trx, booking.id, { awaits_birth: false }, now);
};
