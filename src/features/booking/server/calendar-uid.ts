import { createHmac } from 'node:crypto';
import { notFound } from '#shared/contract/problem.ts';
import { isId } from '#shared/kernel/ids.ts';
import type { Context } from '#shared/server/context.ts';
import { customersUid } from '#shared/server/ics.ts';
import { selectBooking } from './store.ts';

/**
 * What the customer's calendar knows a booking by. Kept with the booking and not derived again: another SECRET_KEY must
 * not make a second session of it.
 */
export const calendarUid = (secretKey: string, bookingId: string): string =>
  createHmac('sha256', secretKey).update(`calendar:${bookingId}`).digest('hex').slice(0, 32);

/** How a booking stands in its customer's calendar; a Problem 404 when there is none. */
export const calendarEntry = async ({ db }: Context, id: string): Promise<{ uid: string; sequence: number }> => {
  const booking = isId(id) ? await selectBooking(db, id) : undefined;
  if (!booking) throw notFound('Booking');
  return { uid: customersUid(booking), sequence: booking.version };
};
