import { closePayments } from '#features/payments/server/api.ts';
import type { AuditAction } from '#shared/contract/audit-action.ts';
import { ruleBroken } from '#shared/contract/problem.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { queueMails } from '#shared/server/outbox.ts';
import type { AdminBooking } from '../../admin-contract.ts';
import type { BookingStatus } from '../../contract.ts';
import { mayBecome } from '../../domain/booking-status.ts';
import { mailsOfStatus } from '../../domain/mails/booking-mails.ts';
import { givenReason } from '../../texts/cancel-reasons.ts';
import { cancelLockedBooking, reasonWithCode } from '../cancel/cancel-booking.ts';
import { changeBooking } from '../record/change-booking.ts';
import { type BookingRow, updateBooking } from '../record/store.ts';
import { currentView, writeRefund } from '../refund/refund-booking.ts';
import { sendRefundsOf } from '../refund/send-refunds.ts';

const actionOf = {
  PENDING: 'booking.pending',
  PAYMENT_PENDING: 'booking.payment_pending',
  CONFIRMED: 'booking.confirmed',
  COMPLETED: 'booking.completed',
} as const satisfies Record<Exclude<BookingStatus, 'CANCELLED'>, AuditAction>;

/**
 * Changes the status of a booking. A transition that is not in the table is refused, the same status again changes
 * nothing, and CANCELLED runs the full cancellation. `actor`: ID of an administrator.
 */
export const changeStatus = (
  context: Context,
  { id, to, actor }: { id: string; to: BookingStatus; actor: string },
): Promise<AdminBooking> =>
  changeBooking(context, id, async (trx, booking) => {
    if (booking.status === to) return booking;
    if (!mayBecome(booking.status, to)) throw ruleBroken('invalid_transition', 'Invalid status transition');
    const now = context.now();
    if (to === 'CANCELLED')
      return cancelLockedBooking(trx, booking, { by: 'admin', actor, reason: reasonWithCode('by_studio') }, now);
    return moveLocked(trx, booking, { to, actor, now });
  });

interface Move {
  readonly to: Exclude<BookingStatus, 'CANCELLED'>;
  readonly actor: string;
  readonly now: number;
}

const moveLocked = async (trx: Database, booking: BookingRow, { to, actor, now }: Move): Promise<BookingRow> => {
  const { id, status } = booking;
  const changed = await updateBooking(trx, id, { status: to, confirm_by: null }, now);
  // Settled in another way, or given up: its open checkout sessions are closed.
  if (status === 'PAYMENT_PENDING') await closePayments(trx, id, now);
  await recordAudit(trx, { actor, action: actionOf[to], booking_id: id, details: { from: status }, at: now });
  await queueMails(trx, mailsOfStatus(to, changed), changed, now);
  return changed;
};

/** Completes a locked booking that is confirmed; one that is completed already stays as it is. */
export const completeLocked = async (
  trx: Database,
  booking: BookingRow,
  by: Pick<Move, 'actor' | 'now'>,
): Promise<BookingRow> =>
  booking.status === 'COMPLETED' ? booking : moveLocked(trx, booking, { ...by, to: 'COMPLETED' });

interface StudioCancellation {
  readonly id: string;
  readonly reason?: string | null | undefined;
  /** 0 or undefined: nothing is refunded. */
  readonly refund_cents: number | undefined;
  readonly actor: string;
}

/**
 * Cancels a booking from any other status; refused if it is cancelled already. The refund is recorded in the same
 * transaction. If it is more than was paid, both are refused.
 */
export const cancelByStudio = async (
  context: Context,
  { id, reason, refund_cents, actor }: StudioCancellation,
): Promise<AdminBooking> => {
  const cancelled = await changeBooking(context, id, async (trx, booking) => {
    if (booking.status === 'CANCELLED') throw ruleBroken('already_cancelled', 'The booking is already cancelled');
    if (refund_cents) await writeRefund(context, trx, id, { amount_cents: refund_cents, actor, key: undefined });
    return cancelLockedBooking(trx, booking, { by: 'admin', actor, reason: givenReason(reason) }, context.now());
  });
  if (!refund_cents) return cancelled;
  await sendRefundsOf(context, id);
  return currentView(context, id);
};
