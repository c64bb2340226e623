import { berlinClock } from '#shared/kernel/berlin-time.ts';
import { dayNumberOf } from '#shared/kernel/calendar-date.ts';
import type { TimeRange } from '#shared/kernel/time-range.ts';
import { MINUTE, minuteAtOrAfterWall } from '#shared/kernel/zone-time.ts';
import type { CalendarSettings, DateException } from './calendar-settings.ts';
import { hoursOfDay } from './working-hours.ts';

/**
 * Returns when the studio is open on the Berlin days from `first` to `last`, both included: the working hours without
 * the break, with exceptions in place of weekdays. The ranges are in order and never empty. A wall time that the clock
 * change skips means the instant of the change.
 */
export const openHours = (
  settings: CalendarSettings,
  exceptions: readonly DateException[],
  first: string,
  last: string,
): TimeRange[] => {
  const hoursOf = hoursOfDay(settings.weekly_schedule, exceptions);
  const open: TimeRange[] = [];
  for (let dayNo = dayNumberOf(first); dayNo <= dayNumberOf(last); dayNo++) {
    const { hours } = hoursOf(dayNo);
    if (!hours) continue;
    const clock = berlinClock(dayNo);
    const at = (wall: number): number => minuteAtOrAfterWall(clock, wall) * MINUTE;
    const [start, end, breakStart, breakEnd] = [hours.open, hours.close, hours.breakStart, hours.breakEnd].map(at) as [
      number,
      number,
      number,
      number,
    ];
    if (breakStart >= breakEnd) open.push({ start, end });
    else open.push({ start, end: breakStart }, { start: breakEnd, end });
  }
  return open.filter(({ start, end }) => start < end);
};
