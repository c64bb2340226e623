import { ruleBroken } from '#shared/contract/problem.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { contextIn } from '#shared/server/database/transaction.ts';
import { queueMails } from '#shared/server/outbox.ts';
import type { AdminBooking } from '../../admin-contract.ts';
import { mailOfNewLink } from '../../domain/mails/booking-mails.ts';
import { openRequest, type TimeRequest } from '../../domain/move/time-request.ts';
import { planOfTime, restoredColumns, takeNewTime } from '../demand/restore-time.ts';
import { changeBooking } from '../record/change-booking.ts';
import { type BookingRow, selectBooking, updateBooking } from '../record/store.ts';
import { endTimeRequest } from '../record/time-request-store.ts';

interface Withdrawal {
  /** Whether a session whose time was released gets it back; otherwise it stays cancelled. */
  readonly restore: boolean;
  /** The ID of an administrator. */
  readonly actor: string;
}

/**
 * Withdraws the request to choose another time, with a mail to the customer. A session that has kept its time stays
 * unchanged. One whose time was released gets it back, with the status it had, or stays cancelled. Throws 400 if the
 * customer was not asked, and 409 if the time is not free any more: then nothing changes.
 */
export const withdrawRequest = (
  context: Context,
  { id, ...withdrawal }: Withdrawal & { id: string },
): Promise<AdminBooking> =>
  changeBooking(context, id, (trx, booking) => withdrawLocked(contextIn(context, trx), booking, withdrawal));

/** The same in the caller's transaction, which holds the lock of the booking. */
export const withdrawLocked = async (
  context: Context,
  booking: BookingRow,
  { restore, actor }: Withdrawal,
): Promise<BookingRow> => {
  const { db } = context;
  const now = context.now();
  const request = openRequest(booking, now);
  if (!request) throw ruleBroken('not_asked', 'The customer is not asked for another time');
  await endTimeRequest(db, request.request_id, { outcome: 'withdrawn', now });
  const entry = { actor, booking_id: booking.id, at: now };
  await recordAudit(db, { ...entry, action: 'booking.new_time_withdrawn' });
  if (!request.keeps_time && restore) {
    const restored = await restoreLocked(context, booking, request);
    await recordAudit(db, { ...entry, action: 'booking.restored' });
    await queueMails(db, [{ kind: 'booking_restored' }], restored, now);
    return restored;
  }
  const wasConfirmed = request.status_before === 'CONFIRMED';
  const mail = request.keeps_time
    ? mailOfNewLink(booking)
    : ({ kind: 'booking_cancelled', ...(wasConfirmed && { was_confirmed: true }) } as const);
  await updateBooking(db, booking.id, {}, now);
  const changed = (await selectBooking(context, booking.id)) ?? booking;
  await queueMails(db, [mail], changed, now);
  return changed;
};

/** The studio's own rules apply, as when it restores a booking by hand. */
const restoreLocked = async (
  context: Context,
  booking: BookingRow,
  { status_before }: TimeRequest,
): Promise<BookingRow> => {
  const mode = booking.internal ? 'internal' : 'staff';
  await takeNewTime(context, booking, planOfTime(booking, { start: booking.starts_at, end: booking.ends_at, mode }));
  return updateBooking(context.db, booking.id, restoredColumns(booking.id, status_before), context.now());
};
