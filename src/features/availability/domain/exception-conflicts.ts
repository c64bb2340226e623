import type { TimeRange } from '#shared/kernel/time-range.ts';
import { MINUTE } from '#shared/kernel/zone-time.ts';
import { type DateException, defaultCalendarSettings } from './calendar-settings.ts';
import { refusalOf } from './refusal.ts';

/** The sessions of a date (epoch ms) that its hours of `day` leave no room for: all when it is closed. */
export const withoutRoom = <T extends TimeRange>(day: DateException, sessions: readonly T[]): T[] =>
  sessions.filter(({ start, end }) => {
    const durationMinutes = (end - start) / MINUTE;
    const facts = { settings: defaultCalendarSettings, exceptions: [day], busy: [], timeOff: [], now: start - MINUTE };
    return refusalOf({ ...facts, durationMinutes }, start, 'staff') !== null;
  });
