import { closePayments } from '#features/payments/server/api.ts';
import { ruleBroken } from '#shared/contract/problem.ts';
import { recordAudit } from '#shared/server/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { queueMails } from '#shared/server/outbox.ts';
import type { AdminBooking } from '../admin-contract.ts';
import type { BookingStatus } from '../contract.ts';
import { mailsOfStatus } from '../domain/booking-mails.ts';
import { mayBecome } from '../domain/booking-status.ts';
import { cancelLockedBooking } from './cancel-booking.ts';
import { changeBooking } from './change-booking.ts';
import { currentView, writeRefund } from './refund-booking.ts';
import { sendRefundsOf } from './send-refunds.ts';
import { updateBooking } from './store.ts';

/** What the studio says when it gives no reason of its own (AMB-046). */
const studioReason = 'Vom Administrator storniert';

/**
 * Moves a booking to another status (SRV-16); a step that the table of transitions does not have is refused, the same
 * status again changes nothing, and CANCELLED is a cancellation like any other (SRV-18). `actor`: id of an administrator.
 */
export const changeStatus = (
  context: Context,
  { id, to, actor }: { id: string; to: BookingStatus; actor: string },
): Promise<AdminBooking> =>
  changeBooking(context, id, async (trx, booking) => {
    if (booking.status === to) return booking;
    if (!mayBecome(booking.status, to)) throw ruleBroken('invalid_transition', 'Invalid status transition');
    const now = context.now();
    if (to === 'CANCELLED') return cancelLockedBooking(trx, booking, { by: 'admin', actor, reason: studioReason }, now);
    const changed = await updateBooking(trx, id, { status: to }, now);
    // Settled in another way, or given up: nobody is to pay it online any more.
    if (booking.status === 'PAYMENT_PENDING') await closePayments(trx, id, now);
    await recordAudit(trx, {
      actor,
      action: `booking.${to.toLowerCase()}`,
      booking_id: id,
      details: { from: booking.status },
      at: now,
    });
    await queueMails(trx, mailsOfStatus(to, changed), changed, now);
    return changed;
  });

interface StudioCancellation {
  readonly id: string;
  readonly reason?: string | null | undefined;
  /** EUR to give back; nothing unless it is said. */
  readonly refund_amount?: number | null | undefined;
  readonly actor: string;
}

/**
 * Cancels a booking from any other status (BOOK-079, SRV-18); one that is cancelled already is refused. What is to be
 * given back is written down in the same transaction, and refused with it when it is more than was paid (SRV-33).
 */
export const cancelByStudio = async (
  context: Context,
  { id, reason, refund_amount, actor }: StudioCancellation,
): Promise<AdminBooking> => {
  const cancelled = await changeBooking(context, id, async (trx, booking) => {
    if (booking.status === 'CANCELLED') throw ruleBroken('already_cancelled', 'The booking is already cancelled');
    if (refund_amount) await writeRefund(context, trx, id, { amount: refund_amount, actor, key: undefined });
    return cancelLockedBooking(trx, booking, { by: 'admin', actor, reason: reason || studioReason }, context.now());
  });
  if (!refund_amount) return cancelled;
  await sendRefundsOf(context, id);
  return currentView(context, id);
};
