import { berlinDay } from '#shared/kernel/berlin-time.ts';
import { dayNumberOf } from '#shared/kernel/calendar-date.ts';
import type { TimeRange } from '#shared/kernel/time-range.ts';
import { MINUTE } from '#shared/kernel/zone-time.ts';
import type { CalendarSettings, DateException } from './calendar-settings.ts';
import { slotsOfDay } from './slots.ts';
import { hoursOfDay } from './working-hours.ts';

/** What a day would offer: free starts (epoch ms), and the session that is taken to be booked on it. */
export interface SampleDay {
  readonly starts: readonly number[];
  readonly booked: TimeRange | undefined;
}

/**
 * The free starts of the Berlin day `date` under `settings` and `exceptions`, by the rules customers' lists are made of (SRV-01), on
 * a day that has not begun. With `withBooking` the second of them is taken, so that the buffer shows (SRV-02).
 */
export const sampleDay = (
  settings: CalendarSettings,
  exceptions: readonly DateException[],
  date: string,
  durationMinutes: number,
  withBooking: boolean,
): SampleDay => {
  const now = berlinDay(date).start - MINUTE;
  const facts = { settings, exceptions, durationMinutes, busy: [], timeOff: [], now };
  const empty = slotsOfDay(facts, date, 'staff');
  const start = withBooking ? (empty[1] ?? empty[0]) : undefined;
  if (start === undefined) return { starts: empty, booked: undefined };
  const end = start + durationMinutes * MINUTE;
  const guardedEnd = end + settings.buffer_time_minutes * MINUTE;
  const busy = [{ id: 'sample', start, end, guardedEnd }];
  return { starts: slotsOfDay({ ...facts, busy }, date, 'staff'), booked: { start, end } };
};

/** Whether the studio works on a date: by its exception if there is one, else by its weekday. */
export const worksOn = (settings: CalendarSettings, exceptions: readonly DateException[], date: string): boolean =>
  hoursOfDay(settings.weekly_schedule, exceptions)(dayNumberOf(date)).hours !== null;
