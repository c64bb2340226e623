import { defaultCalendarSettings } from '#features/hours/domain/settings/calendar-settings.ts';
import { tuesday } from '#features/hours/domain/testing/daily-hours.ts';
import { parseInstant } from '#shared/kernel/time/berlin-time.ts';
import { refusalOf } from '../barriers/refusal.ts';
import type { AvailabilityFacts, BookingMode, BusyTime } from '../facts.ts';

export const at = (text: string): number => {
  const read = parseInstant(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};

/** A Tuesday, with the day before as the current day: open 09:00 to 18:00, a session of 60 minutes, a buffer of 15. */
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

export const reason = (change: Partial<AvailabilityFacts>, start: string, mode?: BookingMode) =>
  refusalOf({ ...facts, ...change }, at(start), mode)?.reason ?? 'free';
