import { openHours } from '#features/hours/domain/open-hours.ts';
import { calendarSettingsFrom, selectAllOwnHours, selectCalendar } from '#features/hours/server/api.ts';
import { berlinDay } from '#shared/kernel/time/berlin-time.ts';
import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import type { Context } from '#shared/server/context.ts';
import {
  type PhotographerOccupancy,
  type ResourceOccupancy,
  selectOccupancy,
  selectResourceOccupancy,
} from './occupancy-reads.ts';

interface Occupancy {
  readonly photographers: readonly PhotographerOccupancy[];
  readonly resources: readonly ResourceOccupancy[];
}

/**
 * Returns how much of their offered time photographers and resources are booked on the Berlin days from `first` to
 * `last`, both included. The current working hours, their own or the studio's, are used; earlier ones are not stored.
 */
export const occupancyOf = async ({ db }: Context, first: string, last: string): Promise<Occupancy> => {
  const range = { start: berlinDay(first).start, end: berlinDay(last).end };
  const { settings, exceptions } = await selectCalendar(db, { from: range.start, to: range.end });
  const calendar = calendarSettingsFrom(settings);
  const ofOthers: Record<string, TimeRange[]> = {};
  for (const [id, own] of await selectAllOwnHours(db)) ofOthers[id] = openHours(calendar, exceptions, first, last, own);
  const open = { ofStudio: openHours(calendar, exceptions, first, last), ofOthers };
  const [photographers, resources] = await Promise.all([
    selectOccupancy(db, open, range),
    selectResourceOccupancy(db, open, range),
  ]);
  return { photographers, resources };
};
