import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import { refusalOf } from '../barriers/refusal.ts';
import { type DateException, defaultCalendarSettings } from '../settings/calendar-settings.ts';

/**
 * Returns the sessions (epoch ms) that do not fit into the hours of their dates; on a closed date that is every
 * session.
 */
export const withoutRoom = <T extends TimeRange>(exceptions: readonly DateException[], sessions: readonly T[]): T[] =>
  sessions.filter(({ start, end }) => {
    const duration_min = (end - start) / MINUTE;
    const facts = { settings: defaultCalendarSettings, exceptions, busy: [], timeOff: [], now: start - MINUTE };
    return refusalOf({ ...facts, duration_min }, start, 'staff') !== null;
  });
