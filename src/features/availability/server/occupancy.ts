import { berlinDay } from '#shared/kernel/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import { openHours } from '../domain/open-hours.ts';
import {
  type PhotographerOccupancy,
  type ResourceOccupancy,
  selectOccupancy,
  selectResourceOccupancy,
} from './occupancy-reads.ts';
import { calendarSettingsFrom } from './settings.ts';
import { selectCalendar } from './store.ts';

interface Occupancy {
  readonly photographers: readonly PhotographerOccupancy[];
  readonly resources: readonly ResourceOccupancy[];
}

/**
 * Returns how much of their offered time photographers and resources are booked on the Berlin days from `first` to `last`, both
 * included. The current working hours are used; earlier ones are not stored.
 */
export const occupancyOf = async ({ db }: Context, first: string, last: string): Promise<Occupancy> => {
  const range = { start: berlinDay(first).start, end: berlinDay(last).end };
  const { settings, exceptions } = await selectCalendar(db, { from: range.start, to: range.end });
  const open = openHours(calendarSettingsFrom(settings), exceptions, first, last);
  const [photographers, resources] = await Promise.all([
    selectOccupancy(db, open, range),
    selectResourceOccupancy(db, open, range),
  ]);
  return { photographers, resources };
};
