import type { HoursOfDay } from '#features/hours/domain/working-hours.ts';
import { berlinClock, berlinDayNumberOf } from '#shared/kernel/time/berlin-time.ts';
import { type DayClock, MINUTE, minuteAtOrAfterWall } from '#shared/kernel/time/zone-time.ts';
import { type Barrier, barrier, firstMeeting } from './barrier.ts';
import { type KeptTimes, keptBarriers, type Session } from './kept-barriers.ts';

/** The barriers of one day outside its working times. */
export function openBarriers(clock: DayClock, { blocks, exception }: HoursOfDay, duration: number): Barrier[] {
  if (blocks.length === 0) return [barrier('closed_day', clock.start, clock.end, exception)];
  const barriers: Barrier[] = [];
  let from = clock.start;
  for (const hours of blocks) {
    barriers.push(barrier('outside_hours', from, minuteAtOrAfterWall(clock, hours.open), exception));
    from = firstMeeting(minuteAtOrAfterWall(clock, hours.close), duration);
    const breakStart = minuteAtOrAfterWall(clock, hours.breakStart);
    const breakEnd = minuteAtOrAfterWall(clock, hours.breakEnd);
    // A break that falls into the hour skipped by the clock change does not apply.
    if (breakStart < breakEnd) barriers.push(barrier('break', firstMeeting(breakStart, duration), breakEnd, exception));
  }
  return [...barriers, barrier('outside_hours', from, clock.end, exception)];
}

interface DayRules {
  readonly hoursOf: ((dayNo: number) => HoursOfDay | null) | undefined;
  readonly kept: readonly KeptTimes[];
}

/** Whether a lane has other hours than the photographer, or is kept for births at times. */
export const hasDayBarriers = ({ hoursOf, kept }: DayRules): boolean => hoursOf !== undefined || kept.length > 0;

/**
 * The barriers outside the hours of a lane, its own or the studio's, and where it is kept for births, on the days from `from` to `to`
 * (minutes since 1970).
 */
export function laneDayBarriers(lane: DayRules, session: Session, from: number, to: number): Barrier[] {
  if (!hasDayBarriers(lane)) return [];
  const barriers: Barrier[] = [];
  const last = berlinDayNumberOf((to - 1) * MINUTE);
  for (let dayNo = berlinDayNumberOf(from * MINUTE); dayNo <= last; dayNo++) {
    const [clock, hours] = [berlinClock(dayNo), lane.hoursOf?.(dayNo)];
    if (hours) barriers.push(...openBarriers(clock, hours, session.duration));
    barriers.push(...keptBarriers(lane.kept, clock, session));
  }
  return barriers;
}
