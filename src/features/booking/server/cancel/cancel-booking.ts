import { releaseTime } from '#features/availability/server/api.ts';
import { closePayments } from '#features/payments/server/api.ts';
import type { BookingOrder } from '#shared/kernel/message-order.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Database } from '#shared/server/database/database.ts';
import { queueMails } from '#shared/server/outbox.ts';
import type { CancelCode, CancelReason } from '../../domain/cancel-code.ts';
import { mailsOfCancellation } from '../../domain/mails/booking-mails.ts';
import { refuseWithFee } from '../fee/charge-no-show-fee.ts';
import { type BookingRow, updateBooking } from '../record/store.ts';

export interface CancelledBy {
  readonly by: 'customer' | 'admin' | 'system';
  /** 'customer', 'system', or the id of an administrator. */
  readonly actor: string;
  readonly reason: CancelReason;
  /** The mails about it; left out: those about a cancellation. */
  readonly mails?: readonly BookingOrder[];
}

/**
 * Cancels a booking. The caller holds its lock and has checked the rules. Status, occupied time, audit entry and mails
 * change in one transaction, and open payments are closed. Throws 409 while a fee for a missed session
 * is charged.
 */
export const cancelLockedBooking = async (
  trx: Database,
  booking: BookingRow,
  cancelled: CancelledBy,
  now: number,
): Promise<BookingRow> => {
  refuseWithFee(booking);
  const changed = await updateBooking(
    trx,
    booking.id,
    {
      status: 'CANCELLED',
      occupied_id: null,
      ...cancelled.reason,
      cancelled_by: cancelled.by,
      cancelled_at: now,
    },
    now,
  );
  await releaseTime(trx, booking.id);
  await closePayments(trx, booking.id, now);
  await recordAudit(trx, {
    actor: cancelled.actor,
    action: 'booking.cancelled',
    booking_id: booking.id,
    details: { from: booking.status, ...reasonDetails(cancelled.reason) },
    at: now,
  });
  // An unconfirmed address gets no further mail, and the studio was never notified of the booking.
  if (booking.confirm_by !== null) return changed;
  await queueMails(trx, cancelled.mails ?? mailsOfCancellation(cancelled.by, booking.status), changed, now);
  return changed;
};

/** The code of a cancellation without a typed reason. */
export const reasonWithCode = (cancel_code: CancelCode): CancelReason => ({ cancel_code, cancel_reason: null });

const reasonDetails = ({ cancel_code, cancel_reason }: CancelReason) =>
  cancel_code === null ? { reason: cancel_reason } : { reason_code: cancel_code };
