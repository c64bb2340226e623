import { notFound } from '#shared/contract/problem.ts';
import { isId } from '#shared/kernel/ids.ts';
import type { Context } from '#shared/server/context.ts';
import { customersUid } from '#shared/server/ics.ts';
import { secretOf } from '#shared/server/secrets/secret-link.ts';
import { selectBooking } from './store.ts';

/**
 * Returns the UID of a booking in the customer's calendar. It is stored with the booking: derived again with another
 * SECRET_KEY it would differ, and the customer's calendar would show a second event.
 */
export const calendarUid = (secretKey: string, bookingId: string): string =>
  secretOf(secretKey, 'calendar', bookingId).toString('hex');

/** Returns UID and sequence number of a booking for the customer's calendar. Throws 404 if there is no such booking. */
export const calendarEntry = async (context: Context, id: string): Promise<{ uid: string; sequence: number }> => {
  const booking = isId(id) ? await selectBooking(context, id) : undefined;
  if (!booking) throw notFound('Booking');
  return { uid: customersUid(booking), sequence: booking.version };
};
