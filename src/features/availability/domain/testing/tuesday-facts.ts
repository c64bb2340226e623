import { parseInstant } from '#shared/kernel/time/berlin-time.ts';
import { refusalOf } from '../barriers/refusal.ts';
import type { AvailabilityFacts, BookingMode, BusyTime } from '../facts.ts';
import { type CalendarSettings, defaultCalendarSettings, weekdayKeys } from '../settings/calendar-settings.ts';

export const at = (text: string): number => {
  const read = parseInstant(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};

/** A Tuesday, with the day before as the current day: open 09:00 to 18:00, a session of 60 minutes, a buffer of 15. */
export const tuesday = '2026-03-03';
export const facts: AvailabilityFacts = {
  settings: defaultCalendarSettings,
  exceptions: [],
  duration_min: 60,
  busy: [],
  timeOff: [],
  now: at('2026-03-02T12:00'),
};
export const session = (from: string, to: string, guard = 15, id = 'b1', before = 0): BusyTime => ({
  id,
  guardedStart: at(`${tuesday}T${from}`) - before * 60_000,
  start: at(`${tuesday}T${from}`),
  end: at(`${tuesday}T${to}`),
  guardedEnd: at(`${tuesday}T${to}`) + guard * 60_000,
});
export const off = (from: string, to: string, id = 'off1') => ({ id, start: at(from), end: at(to) });

/** The same hours every day of the week. */
export const open = (start_time: string, end_time: string, more: Partial<CalendarSettings> = {}): CalendarSettings => {
  const day = {
    is_working: true,
    start_time,
    end_time,
    break_enabled: false,
    break_start: '12:00',
    break_end: '13:00',
  };
  const weekly_schedule = Object.fromEntries(
    weekdayKeys.map((key) => [key, day]),
  ) as CalendarSettings['weekly_schedule'];
  return { ...defaultCalendarSettings, ...more, weekly_schedule };
};
export const withBreak = (settings: CalendarSettings, break_start: string, break_end: string): CalendarSettings => ({
  ...settings,
  weekly_schedule: Object.fromEntries(
    weekdayKeys.map((key) => [key, { ...settings.weekly_schedule[key], break_enabled: true, break_start, break_end }]),
  ) as CalendarSettings['weekly_schedule'],
});

export const reason = (change: Partial<AvailabilityFacts>, start: string, mode?: BookingMode) =>
  refusalOf({ ...facts, ...change }, at(start), mode)?.reason ?? 'free';
