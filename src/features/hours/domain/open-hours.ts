import { berlinClock, berlinDayNumberOf } from '#shared/kernel/time/berlin-time.ts';
import { dayNumberOf } from '#shared/kernel/time/calendar-date.ts';
import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import { type DayClock, MINUTE, minuteAtOrAfterWall } from '#shared/kernel/time/zone-time.ts';
import { type OwnHours, ownHoursOfDay } from './own-hours.ts';
import type { CalendarSettings, DateException } from './settings/calendar-settings.ts';
import { type Hours, hoursOfDay } from './working-hours.ts';

/**
 * Returns when the studio is open on the Berlin days from `first` to `last`, both included: the working hours without
 * the break, with exceptions in place of weekdays; for a resource with `own` hours those. The ranges are in order and never empty.
 */
export const openHours = (
  settings: CalendarSettings,
  exceptions: readonly DateException[],
  first: string,
  last: string,
  own?: OwnHours,
): TimeRange[] => {
  const rangesOf = openHoursOfDay(settings, exceptions, own);
  const open: TimeRange[] = [];
  for (let dayNo = dayNumberOf(first); dayNo <= dayNumberOf(last); dayNo++) open.push(...rangesOf(dayNo));
  return open;
};

/** Returns a lookup of the same by day number. */
export const openHoursOfDay = (
  settings: CalendarSettings,
  exceptions: readonly DateException[],
  own: OwnHours | undefined,
): ((dayNo: number) => TimeRange[]) => {
  const studio = hoursOfDay(settings.weekly_schedule, exceptions);
  const ownOf = own && ownHoursOfDay(own, studio);
  return (dayNo) => (ownOf?.(dayNo) ?? studio(dayNo)).blocks.flatMap((hours) => openRanges(berlinClock(dayNo), hours));
};

/**
 * Returns the sessions that do not lie within the working hours of the day they begin on, so none that last over
 * midnight; for a resource with `own` hours those count.
 */
export const outsideHours = <T extends TimeRange>(
  settings: CalendarSettings,
  exceptions: readonly DateException[],
  own: OwnHours | undefined,
  sessions: readonly T[],
): T[] => {
  const rangesOf = openHoursOfDay(settings, exceptions, own);
  return sessions.filter(
    (session) =>
      !rangesOf(berlinDayNumberOf(session.start)).some(
        ({ start, end }) => start <= session.start && session.end <= end,
      ),
  );
};

/**
 * Returns when the studio is open on one day, in order and never empty. A wall time that the clock change skips means
 * the instant of the change.
 */
export const openRanges = (clock: DayClock, hours: Hours | null): TimeRange[] => {
  if (!hours) return [];
  const at = (wall: number): number => minuteAtOrAfterWall(clock, wall) * MINUTE;
  const [start, end, breakStart, breakEnd] = [
    at(hours.open),
    at(hours.close),
    at(hours.breakStart),
    at(hours.breakEnd),
  ];
  const open =
    breakStart >= breakEnd
      ? [{ start, end }]
      : [
          { start, end: breakStart },
          { start: breakEnd, end },
        ];
  return open.filter((range) => range.start < range.end);
};
