import { berlinDateOf, instantOf, wallMinuteOf } from '#shared/kernel/time/berlin-time.ts';
import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import { outsideHours } from './open-hours.ts';
import { type DateException, defaultCalendarSettings } from './settings/calendar-settings.ts';

/**
 * Returns the sessions (epoch ms) that do not fit into the hours of their dates; on a closed date that is every
 * session.
 */
export const withoutRoom = <T extends TimeRange>(exceptions: readonly DateException[], sessions: readonly T[]): T[] => {
  const outside = new Set(outsideHours(defaultCalendarSettings, exceptions, undefined, sessions));
  return sessions.filter((session) => outside.has(session) || !isNamed(session.start));
};

/** Whether a wall time means an instant. None means the second run of an hour that the clocks repeat. */
const isNamed = (instant: number): boolean => instantOf(berlinDateOf(instant), wallMinuteOf(instant)) === instant;
