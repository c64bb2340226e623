import type { Hours } from '#features/hours/domain/working-hours.ts';
import { berlinClock, berlinDayNumberOf } from '#shared/kernel/time/berlin-time.ts';
import { type DayClock, MINUTE, minuteOfWall } from '#shared/kernel/time/zone-time.ts';
import { type Barrier, isForbidden } from '../barriers/barrier.ts';
import { type Claims, dayBarriers, type LaneClaims, type Plan, type PlannedLane } from '../barriers/barriers.ts';
import { hasDayBarriers, laneDayBarriers } from '../barriers/open-barriers.ts';
import { isSatisfied } from '../lanes/lane-plan.ts';

/** Returns the free starts of ascending days, one array per day, in one pass over sessions and time off. */
export function freeStarts(plan: Plan, clocks: readonly DayClock[]): number[][] {
  const candidatesOf = candidatesBy(plan, startsAfter(plan));
  const isTaken = takenAt(plan);
  const isLacking = lackingAt(plan);
  return clocks.map((clock) => {
    const candidates = candidatesOf(clock);
    const barriers = dayBarriers(plan, clock);
    const starts: number[] = [];
    for (const start of candidates) {
      if (!isTaken(start) && !isLacking?.(start) && isClear(start, barriers)) starts.push(start * MINUTE);
    }
    return starts;
  });
}

/**
 * Returns a function that lists the starts of a day to be checked: the start of each block and every step after it, in
 * wall-clock time, so an hour that the clock change skips has no starts; and those in `extra`. Ascending and distinct,
 * as `extra` is. Call it with ascending days. `extra` ends with Infinity.
 */
function candidatesBy({ hoursOf, step }: Plan, extra: readonly number[]): (clock: DayClock) => number[] {
  let next = 0;
  return (clock) => {
    const starts: number[] = [];
    next = firstFrom(extra, clock.start, next);
    for (const start of gridOf(clock, hoursOf(clock.dayNo).blocks, step)) {
      while ((extra[next] as number) < start) starts.push(extra[next++] as number);
      if (extra[next] === start) next++;
      starts.push(start);
    }
    while ((extra[next] as number) < clock.end) starts.push(extra[next++] as number);
    return starts;
  };
}

/** Returns the start of each block and every step after it, in wall-clock time, ascending. */
export function gridOf(clock: DayClock, blocks: readonly Hours[], step: number): number[] {
  const starts: number[] = [];
  for (const { open, close } of blocks) {
    for (let wall = open; wall < close; wall += step) {
      const start = minuteOfWall(clock, wall);
      if (start !== null) starts.push(start);
    }
  }
  return starts;
}

/**
 * Returns the times right after the sessions of the photographer and of every lane that has no alternative, such as the
 * only room; ascending and distinct. Ends with Infinity, so that a search needs no bound.
 */
export function startsAfter({ sessions, lanes }: Plan): readonly number[] {
  const own = startsAfterSessions(sessions.to);
  if (!lanes) return own;
  const only = new Set(lanes.needs.filter((need) => need.length === 1).flat());
  const ofLanes = [...only].flatMap((lane) => startsAfterSessions((lanes.lanes[lane] as PlannedLane).sessions.to));
  return [...new Set([...own, ...ofLanes])].sort((a, b) => a - b);
}

/** Whether something claims a start. Call it with ascending starts. */
export type IsTaken = (start: number) => boolean;

/** Returns a function that reports whether a lane is claimed. */
export function takenAt({ sessions, timeOff, full }: LaneClaims): IsTaken {
  const [booked, off, isFull] = [sweepOver(sessions), sweepOver(timeOff), sweepOver(full)];
  return (start) => booked(start) || off(start) || isFull(start);
}

/** Returns a function that reports whether a need cannot be satisfied. */
export function lackingAt(plan: Plan): IsTaken | undefined {
  const { lanes } = plan;
  if (!lanes) return undefined;
  const taken = lanes.lanes.map((lane) => laneTakenAt(lane, plan));
  return (start) => !isSatisfied(lanes, (lane) => !(taken[lane] as IsTaken)(start));
}

/** The same for a lane that may have other hours than the photographer or be kept for births. */
function laneTakenAt(lane: PlannedLane, session: Plan): IsTaken {
  const isClaimed = takenAt(lane);
  if (!hasDayBarriers(lane)) return isClaimed;
  let end = 0;
  let barriers: readonly Barrier[] = [];
  return (start) => {
    if (start >= end) {
      const day = berlinClock(berlinDayNumberOf(start * MINUTE));
      end = day.end;
      barriers = laneDayBarriers(lane, session, day.start, day.end);
    }
    return isClaimed(start) || !isClear(start, barriers);
  };
}

const GRAIN = 5;

/**
 * Returns the times right after each session and its buffer, rounded up to five minutes; ascending and distinct, and
 * Infinity at the end. A session that ends before the buffer of an earlier, overlapping one adds nothing: its start
 * would lie within that buffer.
 */
function startsAfterSessions(ready: readonly number[]): number[] {
  const starts: number[] = [];
  let last = 0;
  for (const minute of [...ready, Number.POSITIVE_INFINITY]) {
    const start = Math.ceil(minute / GRAIN) * GRAIN;
    if (start <= last) continue;
    starts.push(start);
    last = start;
  }
  return starts;
}

/** Returns the index of the first start that is not before `minute`, searching from `index`. */
export function firstFrom(starts: readonly number[], minute: number, index: number): number {
  let i = index;
  while ((starts[i] as number) < minute) i++;
  return i;
}

export function isClear(start: number, barriers: readonly Barrier[]): boolean {
  for (const barrier of barriers) if (isForbidden(start, barrier)) return false;
  return true;
}

/**
 * Returns a function that reports whether a claim forbids a start. Claims are added in order of the first start they
 * forbid, and the latest end of those added decides.
 */
function sweepOver(claims: Claims<unknown>): IsTaken {
  const { from, to } = byFirstForbidden(claims);
  let next = 0;
  let blockedUntil = 0;
  return (start) => {
    // After the last claim the comparison with undefined is false.
    while ((from[next] as number) <= start) blockedUntil = Math.max(blockedUntil, to[next++] as number);
    return start < blockedUntil;
  };
}

/** Claims are ordered by the start of their sessions, but a later session may need more minutes before. */
function byFirstForbidden(claims: Claims<unknown>): Omit<Claims<unknown>, 'of'> {
  const { from, to } = claims;
  if (from.every((minute, i) => i === 0 || (from[i - 1] as number) <= minute)) return claims;
  const order = from.map((_, i) => i).sort((a, b) => (from[a] as number) - (from[b] as number));
  return { from: order.map((i) => from[i] as number), to: order.map((i) => to[i] as number) };
}
