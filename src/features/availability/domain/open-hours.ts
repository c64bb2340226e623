import { berlinClock } from '#shared/kernel/berlin-time.ts';
import { dayNumberOf } from '#shared/kernel/calendar-date.ts';
import type { TimeRange } from '#shared/kernel/time-range.ts';
import { type DayClock, MINUTE, minuteAtOrAfterWall } from '#shared/kernel/zone-time.ts';
import type { CalendarSettings, DateException } from './calendar-settings.ts';
import { type OwnHours, ownHoursOfDay } from './own-hours.ts';
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
  const studio = hoursOfDay(settings.weekly_schedule, exceptions);
  const ownOf = own && ownHoursOfDay(own, studio);
  const open: TimeRange[] = [];
  for (let dayNo = dayNumberOf(first); dayNo <= dayNumberOf(last); dayNo++) {
    const { blocks } = ownOf?.(dayNo) ?? studio(dayNo);
    open.push(...blocks.flatMap((hours) => openRanges(berlinClock(dayNo), hours)));
  }
  return open;
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
