import { claimedResources } from '#features/availability/server/api.ts';
import { type BookingRow, bookingsWithin, foundBookings } from '#features/booking/server/api.ts';
import { timeOffWithin } from '#features/hours/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import { dateRangeFrom } from '#shared/server/date-range.ts';
import { type Administrator, mounted } from '#shared/server/http/handler.ts';
import type { CalendarFeedView } from '../feed-contract.ts';
import { type OwnCalendar, type OwnFound, type OwnSession, ownCalendarContract } from '../own-calendar-contract.ts';
import { feedFor, newFeed, switchFeedOff } from './feed/feed.ts';
import { sessionOf } from './own-session-view.ts';

export const ownCalendarRoutes = (context: Context) =>
  mounted(ownCalendarContract, {
    'GET /api/admin/own-calendar': ({ query }, { administrator }) => ownCalendar(context, administrator, query),
    'GET /api/admin/own-calendar/found': ({ query }, { administrator }) => ownFound(context, administrator, query),
    'GET /api/admin/own-calendar/feed': async (_, caller) => {
      const id = photographerOf(caller.administrator);
      return id === undefined ? noFeed : feedFor(context, id, caller);
    },
    'POST /api/admin/own-calendar/feed': (_, caller) =>
      newFeed(context, requiredPhotographer(caller.administrator), caller),
    'DELETE /api/admin/own-calendar/feed': async (_, { administrator }) => {
      await switchFeedOff(context, requiredPhotographer(administrator), administrator.id);
      return { success: true };
    },
  });

/** Returns the sessions and the time off of a photographer's account on days, both included. */
const ownCalendar = async (
  context: Context,
  administrator: Administrator,
  days: { readonly date_from: string; readonly date_to: string },
): Promise<OwnCalendar> => {
  const photographer_id = photographerOf(administrator);
  if (photographer_id === undefined) return { sessions: [], time_off: [] };
  const wanted = dateRangeFrom(days);
  const [bookings, off] = await Promise.all([
    bookingsWithin(context, { ...wanted, reader: administrator }),
    timeOffWithin(context, { ...wanted, photographer_id }),
  ]);
  return {
    sessions: await sessionsOf(context, bookings),
    time_off: off.map(({ id, start, end, reason }) => ({
      id,
      start: formatInstant(start),
      end: formatInstant(end),
      reason,
    })),
  };
};

/** Returns those that contain a text. */
const ownFound = async (
  context: Context,
  reader: Administrator,
  query: { readonly search: string; readonly limit: number },
): Promise<OwnFound> => {
  if (photographerOf(reader) === undefined) return { sessions: [], customers: [] };
  const { sessions, customers } = await foundBookings(context, { ...query, reader });
  return { sessions: await sessionsOf(context, sessions), customers: [...customers] };
};

/** Whose sessions an account sees here: undefined for everyone but photographers. */
const photographerOf = ({ role, photographer_id }: Administrator): string | undefined =>
  role === 'photographer' && photographer_id !== null ? photographer_id : undefined;

const requiredPhotographer = (administrator: Administrator): string => {
  const id = photographerOf(administrator);
  if (id === undefined) throw notFound('Photographer');
  return id;
};

const noFeed: CalendarFeedView = { created_at: null, address: null, last_read_at: null };

const sessionsOf = async (context: Context, bookings: readonly BookingRow[]): Promise<OwnSession[]> => {
  const claimed = await claimedResources(
    context.db,
    bookings.map(({ id }) => id),
  );
  return bookings.map((booking) => ({ ...sessionOf(booking), resources: [...(claimed.get(booking.id) ?? [])] }));
};
