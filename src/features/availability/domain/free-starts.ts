import { berlinClock, berlinDayNumberOf } from '#shared/kernel/berlin-time.ts';
import { type DayClock, MINUTE, minuteOfWall } from '#shared/kernel/zone-time.ts';
import { type Barrier, isForbidden } from './barrier.ts';
import { type Claims, dayBarriers, type LaneClaims, type Plan, type PlannedLane } from './barriers.ts';
import { isSatisfied } from './lane-plan.ts';
import { laneHoursBarriers } from './open-barriers.ts';
import type { Hours } from './working-hours.ts';

/** Returns the free starts of ascending days, one array per day, in one pass over sessions and time off. */
export function freeStarts(plan: Plan, clocks: readonly DayClock[]): number[][] {
  const afterSessions = startsAfter(plan);
  const isTaken = takenAt(plan);
  const isLacking = lackingAt(plan);
  let next = 0;
  return clocks.map((clock) => {
    const { blocks } = plan.hoursOf(clock.dayNo);
    if (blocks.length === 0) return [];
    const first = firstFrom(afterSessions, clock.start, next);
    next = firstFrom(afterSessions, clock.end, first);
    const candidates = candidatesOf(clock, blocks, plan.step, afterSessions.slice(first, next));
    const barriers = dayBarriers(plan, clock);
    const starts: number[] = [];
    for (const start of candidates) {
      if (!isTaken(start) && !isLacking?.(start) && isClear(start, barriers)) starts.push(start * MINUTE);
    }
    return starts;
  });
}

/**
 * Returns the start of each block and every step after it, in wall-clock time, so an hour that the clock change skips
 * has no starts; and the starts in `extra`. Ascending and distinct, as `extra` is.
 */
export function candidatesOf(
  clock: DayClock,
  blocks: readonly Hours[],
  step: number,
  extra: readonly number[],
): readonly number[] {
  const [only] = blocks;
  if (only && blocks.length === 1) return candidatesWithin(clock, only, step, extra);
  const all = new Set([...blocks.flatMap((block) => candidatesWithin(clock, block, step, [])), ...extra]);
  return [...all].sort((a, b) => a - b);
}

function candidatesWithin(clock: DayClock, { open, close }: Hours, step: number, extra: readonly number[]): number[] {
  const starts: number[] = [];
  let i = 0;
  for (let wall = open; wall < close; wall += step) {
    const start = minuteOfWall(clock, wall);
    if (start === null) continue;
    while (i < extra.length && (extra[i] as number) < start) starts.push(extra[i++] as number);
    if (i < extra.length && extra[i] === start) i++;
    starts.push(start);
  }
  while (i < extra.length) starts.push(extra[i++] as number);
  return starts;
}

/**
 * Returns the times right after the sessions of the photographer and of every lane that has no alternative, such as the
 * only room.
 */
export function startsAfter({ sessions, lanes }: Plan): readonly number[] {
  const own = startsAfterSessions(sessions.to);
  if (!lanes) return own;
  const only = new Set(lanes.needs.flatMap((need) => (need.length === 1 ? need : [])));
  const ofLanes = [...only].flatMap((lane) => startsAfterSessions(lanes.lanes[lane]?.sessions.to ?? []));
  return ofLanes.length === 0 ? own : [...new Set([...own, ...ofLanes])].sort((a, b) => a - b);
}

/** Returns a function that reports whether a lane is claimed; call it with ascending starts. */
export function takenAt({ sessions, timeOff, full }: LaneClaims): (start: number) => boolean {
  const [booked, off] = [sweepOver(sessions), sweepOver(timeOff)];
  if (full.of.length > 0) {
    const isFull = sweepOver(full);
    return (start) => booked(start) || off(start) || isFull(start);
  }
  return (start) => booked(start) || off(start);
}

/** Returns a function that reports whether a need cannot be satisfied; call it with ascending starts. */
export function lackingAt({ lanes, duration }: Plan): ((start: number) => boolean) | undefined {
  if (!lanes) return undefined;
  const taken = lanes.lanes.map((lane) => laneTakenAt(lane, duration));
  return (start) => !isSatisfied(lanes, (lane) => !taken[lane]?.(start));
}

/** The same for a lane that may have hours of its own. */
function laneTakenAt(lane: PlannedLane, duration: number): (start: number) => boolean {
  const isClaimed = takenAt(lane);
  if (!lane.ownOf) return isClaimed;
  let end = 0;
  let barriers: readonly Barrier[] = [];
  return (start) => {
    if (start >= end) {
      const day = berlinClock(berlinDayNumberOf(start * MINUTE));
      end = day.end;
      barriers = laneHoursBarriers(lane, duration, day.start, day.end);
    }
    return isClaimed(start) || !isClear(start, barriers);
  };
}

const GRAIN = 5;

/**
 * Returns the times right after each session and its buffer, rounded up to five minutes; ascending and distinct. A
 * session that ends before the buffer of an earlier, overlapping one adds nothing: its start would lie within that
 * buffer.
 */
function startsAfterSessions(ready: readonly number[]): number[] {
  const starts: number[] = [];
  let last = 0;
  for (const minute of ready) {
    const start = Math.ceil(minute / GRAIN) * GRAIN;
    if (start <= last) continue;
    starts.push(start);
    last = start;
  }
  return starts;
}

/** Returns the index of the first start that is not before `minute`, searching from `index`. */
function firstFrom(starts: readonly number[], minute: number, index: number): number {
  let i = index;
  while (i < starts.length && (starts[i] as number) < minute) i++;
  return i;
}

export function isClear(start: number, barriers: readonly Barrier[]): boolean {
  for (const barrier of barriers) if (isForbidden(start, barrier)) return false;
  return true;
}

/**
 * Returns a function that reports whether a claim forbids a start. Call it with ascending starts: claims are added in
 * order of the first start they forbid, and the latest end of those added decides.
 */
function sweepOver(claims: Claims<unknown>): (start: number) => boolean {
  const { from, to } = byFirstForbidden(claims);
  let next = 0;
  let blockedUntil = 0;
  return (start) => {
    while (next < from.length && (from[next] as number) <= start) {
      blockedUntil = Math.max(blockedUntil, to[next++] as number);
    }
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
