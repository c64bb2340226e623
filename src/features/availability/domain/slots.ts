import { noNotice } from '#features/services/domain/notice.ts';
import { berlinClock, berlinDayNumberOf } from '#shared/kernel/berlin-time.ts';
import { dayNumberOf, monthSpan } from '#shared/kernel/calendar-date.ts';
import { holds, type TimeRange } from '#shared/kernel/time-range.ts';
import { type DayClock, MINUTE, minuteOfWall } from '#shared/kernel/zone-time.ts';
import { type Barrier, type Claims, dayBarriers, type LaneClaims, type Plan, planOf, stands } from './barriers.ts';
import type { AvailabilityFacts, BookingMode } from './facts.ts';
import { isSatisfied } from './lane-plan.ts';
import type { Hours } from './working-hours.ts';

/** Lists exist for customers and for staff; an internal appointment names its own time. */
export type ListMode = Exclude<BookingMode, 'internal'>;

export interface DaySlots {
  /** Berlin date. */
  readonly date: string;
  /** Free starts, epoch ms, ascending and distinct. Each lasts the session's length. */
  readonly starts: readonly number[];
}

/**
 * Returns the free starts of a Berlin day: opening time and every `slot_duration_minutes` after it, and also the time
 * right after each session and its buffer, rounded up to five minutes, so that odd lengths do not waste time.
 */
export const slotsOfDay = (facts: AvailabilityFacts, date: string, mode: ListMode = 'public'): readonly number[] =>
  freeStarts(planOf(facts, mode), [berlinClock(dayNumberOf(date))])[0] ?? [];

/** Returns the free starts of every day of a month 'yyyy-MM'. Throws RangeError for an invalid month. */
export function slotsOfMonth(facts: AvailabilityFacts, month: string, mode: ListMode = 'public'): DaySlots[] {
  const span = monthSpan(month);
  if (!span) throw new RangeError(`Not a month: ${month}`);
  return slotsOfDays(facts, span.first, span.last, mode);
}

/** The free starts of every Berlin day from `first` to `last`, both included. */
export function slotsOfDays(
  facts: AvailabilityFacts,
  first: string,
  last: string,
  mode: ListMode = 'public',
): DaySlots[] {
  const clocks = berlinClocks(dayNumberOf(first), dayNumberOf(last));
  const starts = freeStarts(planOf(facts, mode), clocks);
  return clocks.map((clock, i) => ({ date: clock.date, starts: starts[i] ?? [] }));
}

/**
 * Returns the last of `days`, as listed for customers, that has no free start only because of the minimum notice; null
 * if there is none.
 */
export function lastTooSoon(facts: AvailabilityFacts, days: readonly DaySlots[]): string | null {
  const { firstWithNotice, firstStart } = planOf({ ...facts, busy: [], timeOff: [] }, 'public');
  const empty = days.filter(({ date, starts }) => {
    const { start, end } = berlinClock(dayNumberOf(date));
    return starts.length === 0 && start < firstWithNotice && firstStart < Math.min(end, firstWithNotice);
  });
  const atAnyTime = { ...facts, notice: noNotice };
  return empty.findLast(({ date }) => slotsOfDay(atAnyTime, date).length > 0)?.date ?? null;
}

/** Returns the free starts within a range, such as a day of another time zone. */
export function slotsWithin(facts: AvailabilityFacts, range: TimeRange, mode: ListMode = 'public'): number[] {
  const clocks = berlinClocks(berlinDayNumberOf(range.start), berlinDayNumberOf(range.end - 1));
  return freeStarts(planOf(facts, mode), clocks)
    .flat()
    .filter((start) => holds(range, start));
}

function berlinClocks(firstDay: number, lastDay: number): DayClock[] {
  const clocks: DayClock[] = [];
  for (let dayNo = firstDay; dayNo <= lastDay; dayNo++) clocks.push(berlinClock(dayNo));
  return clocks;
}

/** Returns the free starts of ascending days, one array per day, in one pass over sessions and time off. */
export function freeStarts(plan: Plan, clocks: readonly DayClock[]): number[][] {
  const afterSessions = startsAfter(plan);
  const isTaken = takenAt(plan);
  const isLacking = lackingAt(plan.lanes);
  let next = 0;
  return clocks.map((clock) => {
    const { hours } = plan.hoursOf(clock.dayNo);
    if (!hours) return [];
    const first = firstFrom(afterSessions, clock.start, next);
    next = firstFrom(afterSessions, clock.end, first);
    const candidates = candidatesOf(clock, hours, plan.step, afterSessions.slice(first, next));
    const barriers = dayBarriers(plan, clock);
    const starts: number[] = [];
    for (const start of candidates) {
      if (!isTaken(start) && !isLacking?.(start) && isClear(start, barriers)) starts.push(start * MINUTE);
    }
    return starts;
  });
}

/**
 * Returns opening time and every step after it, in wall-clock time, so an hour that the clock change skips has no
 * starts; and the starts in `extra`. Ascending and distinct, as `extra` is.
 */
function candidatesOf(clock: DayClock, { open, close }: Hours, step: number, extra: readonly number[]): number[] {
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
function startsAfter({ sessions, lanes }: Plan): readonly number[] {
  const own = startsAfterSessions(sessions.to);
  if (!lanes) return own;
  const only = new Set(lanes.needs.flatMap((need) => (need.length === 1 ? need : [])));
  const ofLanes = [...only].flatMap((lane) => startsAfterSessions(lanes.lanes[lane]?.sessions.to ?? []));
  return ofLanes.length === 0 ? own : [...new Set([...own, ...ofLanes])].sort((a, b) => a - b);
}

/** Returns a function that reports whether a lane is claimed; call it with ascending starts. */
function takenAt({ sessions, timeOff }: LaneClaims): (start: number) => boolean {
  const [booked, off] = [sweepOver(sessions), sweepOver(timeOff)];
  return (start) => booked(start) || off(start);
}

/** Returns a function that reports whether a need cannot be satisfied; call it with ascending starts. */
function lackingAt(plan: Plan['lanes']): ((start: number) => boolean) | undefined {
  if (!plan) return undefined;
  const taken = plan.lanes.map(takenAt);
  return (start) => !isSatisfied(plan, (lane) => !taken[lane]?.(start));
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

function isClear(start: number, barriers: readonly Barrier[]): boolean {
  for (const barrier of barriers) if (stands(start, barrier)) return false;
  return true;
}

/**
 * Returns a function that reports whether a claim forbids a start. Call it with ascending starts: claims are added in
 * order of their start, and the latest end of those added decides.
 */
function sweepOver({ from, to }: Claims<unknown>): (start: number) => boolean {
  let next = 0;
  let blockedUntil = 0;
  return (start) => {
    while (next < from.length && (from[next] as number) <= start) {
      blockedUntil = Math.max(blockedUntil, to[next++] as number);
    }
    return start < blockedUntil;
  };
}
