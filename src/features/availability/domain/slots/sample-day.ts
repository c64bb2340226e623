import type { CalendarSettings, DateException } from '#features/hours/domain/settings/calendar-settings.ts';
import { hoursOfDay } from '#features/hours/domain/working-hours.ts';
import { berlinDay } from '#shared/kernel/time/berlin-time.ts';
import { dayNumberOf } from '#shared/kernel/time/calendar-date.ts';
import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import { slotsOfDay } from './slots.ts';

/** The result for a sample day: free starts (epoch ms), and the session that is assumed to be booked on it. */
export interface SampleDay {
  readonly starts: readonly number[];
  readonly booked: TimeRange | undefined;
}

/**
 * Returns the free starts of the Berlin day `date` under `settings` and `exceptions`, by the rules that generate the
 * customers' lists, on a day that has not begun. With `withBooking` the second start is treated as booked, so that the
 * effect of the buffer shows.
 */
export const sampleDay = (
  settings: CalendarSettings,
  exceptions: readonly DateException[],
  date: string,
  duration_min: number,
  withBooking: boolean,
): SampleDay => {
  const now = berlinDay(date).start - MINUTE;
  const facts = { settings, exceptions, duration_min, busy: [], timeOff: [], now };
  const empty = slotsOfDay(facts, date, 'staff');
  const start = withBooking ? (empty[1] ?? empty[0]) : undefined;
  if (start === undefined) return { starts: empty, booked: undefined };
  const end = start + duration_min * MINUTE;
  const guardedEnd = end + settings.buffer_time_minutes * MINUTE;
  const busy = [{ id: date, start, end, guardedStart: start, guardedEnd }];
  return { starts: slotsOfDay({ ...facts, busy }, date, 'staff'), booked: { start, end } };
};

/** Whether the studio works on a date: decided by its exception if there is one, otherwise by its weekday. */
export const worksOn = (settings: CalendarSettings, exceptions: readonly DateException[], date: string): boolean =>
  hoursOfDay(settings.weekly_schedule, exceptions)(dayNumberOf(date)).hours !== null;
