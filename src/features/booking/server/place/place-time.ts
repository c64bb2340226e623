import { freeDays, resourcesOfBooking } from '#features/availability/server/api.ts';
import { paymentsOfBooking } from '#features/payments/server/api.ts';
import { findActivePhotographer } from '#features/photographers/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { slotTaken } from '#shared/server/database/database-problem.ts';
import { queueMails } from '#shared/server/outbox.ts';
import { recordEdit } from '../demand/record-edit.ts';
import { planOfTime, restoredColumns, takeNewTime } from '../demand/restore-time.ts';
import { sameSession } from '../demand/same-session.ts';
import { type BookingRow, updateBooking } from '../record/store.ts';

interface Days {
  readonly first: string;
  readonly last: string;
}

/** Returns the free starts (epoch ms) for the session of a place on Berlin dates, both included; only days with any. */
export const placeStarts = async (
  context: Context,
  booking: BookingRow,
  { first, last }: Days,
): Promise<{ readonly date: string; readonly starts: readonly number[] }[]> => {
  if (first > last || !(await findActivePhotographer(context, booking.photographer_id))) return [];
  const { query } = await sameSession(context, booking);
  const days = await freeDays(context, query, { first, last });
  return days.filter(({ starts }) => starts.length > 0);
};

/**
 * Turns a place into a session at `start` (epoch ms), in the caller's transaction, which holds the lock of the booking:
 * confirmed if its prepayment is paid. Throws 409 if the time is taken, and 400 if a rule of the studio is broken.
 */
export const takePlaceTime = async (context: Context, booking: BookingRow, start: number): Promise<BookingRow> => {
  const { db } = context;
  const now = context.now();
  if (!(await findActivePhotographer(context, booking.photographer_id))) throw slotTaken();
  const end = start + booking.ends_at - booking.starts_at;
  const plan = planOfTime(booking, { start, end, mode: 'public' });
  await takeNewTime(context, booking, plan);
  // What the bank has taken back is not paid.
  const payment = await paymentsOfBooking(db, booking.id);
  const isPaid = payment.status === 'paid' || payment.status === 'refunded';
  const status = isPaid ? 'CONFIRMED' : 'PENDING';
  const columns = { ...restoredColumns(booking.id, status), starts_at: start, ends_at: end };
  const changed = await updateBooking(db, booking.id, columns, now);
  const resources = { before: [], after: await resourcesOfBooking(db, booking.id) };
  await recordEdit(db, { before: booking, after: changed, plan, resources, actor: 'customer', now });
  const kind = isPaid ? 'booking_confirmation' : 'booking_received';
  await queueMails(db, [{ kind }, { kind: 'studio_new_booking' }], changed, now);
  return changed;
};
