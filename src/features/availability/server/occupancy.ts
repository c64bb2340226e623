import { berlinDay } from '#shared/kernel/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import { openHours } from '../domain/open-hours.ts';
import { type OccupancyRow, selectOccupancy } from './occupancy-reads.ts';
import { calendarSettingsFrom } from './settings.ts';
import { selectCalendar } from './store.ts';

/**
 * Returns how much of their offered time photographers are booked on the Berlin days from `first` to `last`, both
 * included. The current working hours are used; earlier ones are not stored.
 */
export const occupancyOf = async ({ db }: Context, first: string, last: string): Promise<OccupancyRow[]> => {
  const range = { start: berlinDay(first).start, end: berlinDay(last).end };
  const { settings, exceptions } = await selectCalendar(db, { from: range.start, to: range.end });
  return selectOccupancy(db, openHours(calendarSettingsFrom(settings), exceptions, first, last), range);
};
