import { freeStartsAmong } from '#features/availability/server/api.ts';
import { type BookingRow, sameSession } from '#features/booking/server/api.ts';
import { addDays } from '#shared/kernel/time/calendar-date.ts';
import type { Context } from '#shared/server/context.ts';
import type { Substitutes } from '../contract.ts';
import { proposedDays, sameHourOn, searchedDays } from '../domain/moved-day.ts';
import { liveSessions, scopeOf } from './begin-action.ts';
import { substitutesView } from './day-view.ts';
import { actionsOn } from './store.ts';

/**
 * Returns the days to which the sessions of a day can be moved, and the earlier actions. Throws 404 for an invalid
 * date.
 */
export const substitutesOf = async (
  context: Context,
  day: string,
  wanted: string | null | undefined,
): Promise<Substitutes> => {
  const resource_id = await scopeOf(context, day, wanted);
  const sessions = await liveSessions(context, day, resource_id);
  const free = new Map<string, readonly number[]>();
  for (const booking of sessions) free.set(booking.id, await freeHours(context, day, booking));
  const before = await actionsOn(context.db, 'move', day);
  return substitutesView(context, { day, resource_id, sessions, before }, proposedDays(free));
};

/** The starts on the days after a day at which a session could take place at its own hour, by the rules of the studio. */
const freeHours = async (context: Context, day: string, booking: BookingRow): Promise<number[]> => {
  const { query } = await sameSession(context, booking);
  const starts = Array.from({ length: searchedDays }, (_, i) => sameHourOn(booking.starts_at, addDays(day, i + 1)));
  const known = starts.flatMap((start) => (start === null ? [] : [start]));
  return freeStartsAmong(context, query, known, 'staff');
};
