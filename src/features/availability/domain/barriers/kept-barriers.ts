import type { KeptForBirths } from '#features/services/domain/kept-hours.ts';
import { weekdayOf } from '#shared/kernel/time/calendar-date.ts';
import { wallMinutes } from '#shared/kernel/time/wall-minutes.ts';
import { type DayClock, minuteAtOrAfterWall } from '#shared/kernel/time/zone-time.ts';
import { type Barrier, barrier, firstMeeting } from './barrier.ts';

/** Hours of a weekday that no other session may use, with the minutes since midnight and the minutes around them. */
export interface KeptTimes {
  readonly weekday: number;
  readonly from: number;
  readonly until: number;
  /** The last day (number since 1970) on which everybody may use them. */
  readonly lastOpenDay: number;
  readonly minutes_before: number;
  readonly minutes_after: number;
}

/** Prepares the hours that are kept for births for a query on day number `today`. */
export const keptTimesOf = (kept: readonly KeptForBirths[], today: number): KeptTimes[] =>
  kept.flatMap(({ weekly, opens_days_before, minutes_before, minutes_after }) =>
    weekly.map(({ weekday, from, until }) => ({
      weekday,
      from: wallMinutes(from),
      until: wallMinutes(until),
      lastOpenDay: today + opens_days_before,
      minutes_before,
      minutes_after,
    })),
  );

export interface Session {
  readonly duration: number;
  readonly gapBefore: number;
  readonly gapAfter: number;
}

/**
 * The barriers of one day from hours that are kept. A session may be next to them only with the gap that it, or a session
 * within them, needs; otherwise the hours could not be used whole.
 */
export const keptBarriers = (kept: readonly KeptTimes[], clock: DayClock, session: Session): Barrier[] => {
  const barriers: Barrier[] = [];
  for (const { weekday, from, until, lastOpenDay, minutes_before, minutes_after } of kept) {
    if (clock.dayNo <= lastOpenDay || weekdayOf(clock.date) !== weekday) continue;
    const [first, end] = [minuteAtOrAfterWall(clock, from), minuteAtOrAfterWall(clock, until)];
    // Hours that lie wholly in the hour skipped by the clock change do not exist.
    if (first >= end) continue;
    const lead = session.duration + Math.max(session.gapAfter, minutes_before);
    const last = end + Math.max(session.gapBefore, minutes_after);
    barriers.push(
      barrier('kept_for_births', Math.max(clock.start, firstMeeting(first, lead)), Math.min(last, clock.end)),
    );
  }
  return barriers;
};
