import type { AvailabilityFacts } from '../facts.ts';
import { plusDays } from './oracle-clock.ts';

interface Start {
  readonly date: string;
  readonly today: string;
  readonly at: number;
  /** The first minute of the day whose clock shows a wall time or a later one. */
  readonly firstShowing: (wall: string) => number;
}

const MINUTE = 60_000;

/** Whether a session would use hours that are kept for births, or be too near to them; an independent implementation. */
export const usesKeptHours = (facts: AvailabilityFacts, { date, today, at, firstShowing }: Start): boolean => {
  const { kept = [], settings, duration_min, minutes_before = 0, minutes_after = 0 } = facts;
  return kept.some(({ weekly, opens_days_before, ...around }) => {
    if (date <= plusDays(today, opens_days_before)) return false;
    const before = Math.max(settings.buffer_time_minutes, minutes_before, around.minutes_after);
    const after = Math.max(settings.buffer_time_minutes, minutes_after, around.minutes_before);
    return weekly.some(({ weekday, from, until }) => {
      if ((new Date(date).getUTCDay() || 7) !== weekday) return false;
      const [first, end] = [firstShowing(from), firstShowing(until)];
      return first < end && at < end + before * MINUTE && at + (duration_min + after) * MINUTE > first;
    });
  });
};
