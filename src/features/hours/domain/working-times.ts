import { berlinClock } from '#shared/kernel/time/berlin-time.ts';
import { dayNumberOf } from '#shared/kernel/time/calendar-date.ts';
import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import { MINUTE, minuteAtOrAfterWall } from '#shared/kernel/time/zone-time.ts';
import { type OwnHours, ownHoursOfDay } from './own-hours.ts';
import type { CalendarSettings, DateException } from './settings/calendar-settings.ts';
import { hoursOfDay } from './working-hours.ts';

/** When the studio or a photographer works on a day, as instants (epoch ms); null when it does not. */
export interface WorkingTimes {
  /** Berlin date. */
  readonly date: string;
  readonly open: TimeRange | null;
  readonly pause: TimeRange | null;
  /** Whether an exception sets the hours of the date. */
  readonly exceptional: boolean;
}

interface Hours {
  readonly settings: CalendarSettings;
  readonly exceptions: readonly DateException[];
  /** The hours of a photographer in place of the studio's; absent: the studio's. */
  readonly own?: OwnHours | undefined;
}

/** Returns the hours from which the slots of each date are generated: working hours and break as instants. */
export function workingTimesOf({ settings, exceptions, own }: Hours, dates: readonly string[]): WorkingTimes[] {
  const studio = hoursOfDay(settings.weekly_schedule, exceptions);
  const ownOf = own && ownHoursOfDay(own, studio);
  return dates.map((date) => {
    const clock = berlinClock(dayNumberOf(date));
    const { blocks, exception } = ownOf?.(clock.dayNo) ?? studio(clock.dayNo);
    const [first, second] = blocks;
    const last = blocks.at(-1);
    const range = (from: number, to: number): TimeRange | null => {
      const [start, end] = [minuteAtOrAfterWall(clock, from) * MINUTE, minuteAtOrAfterWall(clock, to) * MINUTE];
      return start < end ? { start, end } : null;
    };
    return {
      date,
      open: first && last ? range(first.open, last.close) : null,
      // Between several blocks there is a break after the first.
      pause: first ? (second ? range(first.close, second.open) : range(first.breakStart, first.breakEnd)) : null,
      exceptional: exception !== null,
    };
  });
}
