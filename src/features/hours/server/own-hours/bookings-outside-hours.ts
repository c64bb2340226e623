import { DAY } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import { outsideHours } from '../../domain/open-hours.ts';
import type { OwnHours } from '../../domain/own-hours.ts';
import type { BookingOnDate } from '../../exceptions-contract.ts';
import { bookingsUsing } from '../exceptions/date-bookings-store.ts';
import { bookingView } from '../exceptions/exceptions.ts';
import { selectCalendar } from '../settings/calendar-store.ts';
import { calendarSettingsFrom } from '../settings/settings.ts';

/** Returns the live bookings that use a resource and are not over, by start, if they lie outside its hours. */
export const bookingsOutsideHours = async (
  { db, now }: Context,
  id: string,
  own: OwnHours,
): Promise<BookingOnDate[]> => {
  const bookings = await bookingsUsing(db, id, now());
  const last = bookings.at(-1);
  if (!last) return [];
  const { settings, exceptions } = await selectCalendar(db, { from: now() - DAY, to: last.end });
  return outsideHours(calendarSettingsFrom(settings), exceptions, own, bookings).map(bookingView);
};
