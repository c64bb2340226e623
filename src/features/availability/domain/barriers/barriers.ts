import { type OwnHours, ownHoursOfDay } from '#features/hours/domain/own-hours.ts';
import { type HoursOfDay, hoursOfDay } from '#features/hours/domain/working-hours.ts';
import { noNotice } from '#features/services/domain/notice.ts';
import { berlinDayNumberOf } from '#shared/kernel/time/berlin-time.ts';
import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import { type DayClock, MINUTE } from '#shared/kernel/time/zone-time.ts';
import type { AvailabilityFacts, BookingMode, BusyTime, TimeOff } from '../facts.ts';
import { isSatisfied, type LanePlan, lanePlanOf } from '../lanes/lane-plan.ts';
import { type FullDay, fullDays } from '../slots/full-days.ts';
import { type Barrier, barrier, firstMeeting, isForbidden } from './barrier.ts';
import { type KeptTimes, keptBarriers, keptTimesOf } from './kept-barriers.ts';
import { firstWithNotice } from './minimum-notice.ts';
import { laneDayBarriers, openBarriers } from './open-barriers.ts';

/**
 * Decides which starts are free. Every rule yields barriers: ranges of starts at which a session of the given length
 * may not begin. A start is free when no barrier contains it. The list of slots, the check of a single start and the
 * explanation of a day all use these barriers only.
 *
 * All times in this file are whole minutes since 1970: sessions start on whole minutes, and small integers are fast.
 */

/** Sessions or time off in column form, ordered by start: `of[i]` forbids the starts from `from[i]` to `to[i]`. */
export interface Claims<T> {
  readonly of: readonly T[];
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** What claims one lane. */
export interface LaneClaims {
  readonly sessions: Claims<BusyTime>;
  readonly timeOff: Claims<TimeOff>;
  readonly full: Claims<FullDay>;
}

export interface PlannedLane extends LaneClaims {
  readonly id: number;
  /**
   * Its hours: its own, on days without any the studio's. Null on days on which it follows the studio like the
   * photographer, whose hours are barriers already; absent: on all days.
   */
  readonly hoursOf: ((dayNo: number) => HoursOfDay | null) | undefined;
  /** The hours in which it is kept for births. */
  readonly kept: readonly KeptTimes[];
}

/** The facts of one query, prepared for any number of days. */
export interface Plan extends LaneClaims {
  readonly mode: BookingMode;
  readonly duration: number;
  /**
   * Minutes required between an earlier session and this one, and between this one and a later one; the other session
   * may require more.
   */
  readonly gapBefore: number;
  readonly gapAfter: number;
  /** Minutes between two offered starts. */
  readonly step: number;
  readonly hoursOf: (dayNo: number) => HoursOfDay;
  /** The first minute that is not in the past. */
  readonly firstStart: number;
  /** The first minute with enough notice. */
  readonly firstWithNotice: number;
  readonly lastDay: number;
  /** The hours that are kept for births. */
  readonly kept: readonly KeptTimes[];
  /** What the session needs besides the photographer; null: nothing. */
  readonly lanes: LanePlan<PlannedLane> | null;
}

/** Prepares `facts` for a query in `mode`. */
export function planOf(facts: AvailabilityFacts, mode: BookingMode): Plan {
  const { settings, duration_min: duration, now } = facts;
  const gapFor = (needed = 0): number => (mode === 'internal' ? 0 : Math.max(settings.buffer_time_minutes, needed));
  const [gapBefore, gapAfter] = [gapFor(facts.minutes_before), gapFor(facts.minutes_after)];
  const studio = hoursOfDay(settings.weekly_schedule, facts.exceptions);
  const ownOf = facts.own && ownHoursOfDay(facts.own, studio);
  const notice = mode === 'public' ? (facts.notice ?? settings.minimum_notice) : noNotice;
  const session = { mode, duration, gapBefore, gapAfter };
  const { sessions, timeOff, full } = laneClaims(session, facts);
  const hoursOfLane = ({ own }: { readonly own?: OwnHours | undefined }): PlannedLane['hoursOf'] => {
    if (mode === 'internal' || !(own || ownOf)) return undefined;
    const ofLane = own && ownHoursOfDay(own, studio);
    return (dayNo) => ofLane?.(dayNo) ?? (ownOf?.(dayNo) ? studio(dayNo) : null);
  };
  const keptOf = ({ kept }: Pick<AvailabilityFacts, 'kept'>) =>
    mode === 'public' && kept ? keptTimesOf(kept, berlinDayNumberOf(now)) : [];
  // Written out, because spreading is slow here and every query does it.
  return {
    mode,
    duration,
    gapBefore,
    gapAfter,
    step: settings.slot_duration_minutes,
    hoursOf: ownOf ? (dayNo) => ownOf(dayNo) ?? studio(dayNo) : studio,
    firstStart: Math.floor(now / MINUTE) + 1,
    firstWithNotice: firstWithNotice(notice, now, studio),
    lastDay: berlinDayNumberOf(now) + settings.advance_booking_days,
    kept: keptOf(facts),
    sessions,
    timeOff,
    full,
    lanes: facts.needs?.length
      ? lanePlanOf(facts.needs, (lane) => ({
          ...laneClaims(session, lane),
          id: lane.id,
          hoursOf: hoursOfLane(lane),
          kept: keptOf(lane),
        }))
      : null,
  };
}

/**
 * Prepares the facts of several photographers for one query. Facts that differ only in what claims the photographer are
 * prepared once: their plans share the hours and lanes.
 */
export function plansOf(all: readonly AvailabilityFacts[], mode: BookingMode): Plan[] {
  const plans: Plan[] = [];
  for (const facts of all) {
    const alike = plans[all.findIndex((other) => isAlike(facts, other))];
    if (!alike) plans.push(planOf(facts, mode));
    else plans.push({ ...alike, ...laneClaims(alike, facts) });
  }
  return plans;
}

const isAlike = (a: AvailabilityFacts, b: AvailabilityFacts): boolean => {
  for (const key in a) if (isShared(key) && a[key] !== b[key]) return false;
  for (const key in b) if (isShared(key) && !(key in a)) return false;
  return true;
};

const claiming = ['busy', 'timeOff', 'limit', 'serviceLimit'] as const satisfies (keyof AvailabilityFacts)[];
const isShared = (key: string): key is Exclude<keyof AvailabilityFacts, (typeof claiming)[number]> =>
  !claiming.some((one) => one === key);

type Claiming = Pick<AvailabilityFacts, (typeof claiming)[number]>;

const laneClaims = (
  session: Pick<Plan, 'mode' | 'duration' | 'gapBefore' | 'gapAfter'>,
  { busy, timeOff, limit, serviceLimit }: Claiming,
): LaneClaims => ({
  full: inColumns(session.mode === 'internal' ? [] : fullDays({ limit, serviceLimit })),
  sessions: session.mode === 'internal' ? claimsOf(busy, () => session.duration, endOf) : guardedClaims(busy, session),
  timeOff: claimsOf(timeOff, () => session.duration, endOf),
});

/**
 * `lead`: minutes needed before each session or time off, which is the length of the new session plus a gap if one
 * applies.
 */
function claimsOf<T extends TimeRange>(
  all: readonly T[],
  lead: (one: T) => number,
  until: (one: T) => number,
): Claims<T> {
  const claims: { of: T[]; from: number[]; to: number[] } = { of: [], from: [], to: [] };
  for (const one of inOrder(all)) {
    if (one.start >= one.end) continue;
    claims.of.push(one);
    claims.from.push(firstMeeting(Math.floor(one.start / MINUTE), lead(one)));
    claims.to.push(until(one));
  }
  return claims;
}

const inColumns = (days: readonly FullDay[]): Claims<FullDay> => ({
  of: days,
  from: days.map(({ from }) => from),
  to: days.map(({ to }) => to),
});

function inOrder<T extends TimeRange>(all: readonly T[]): readonly T[] {
  let last = Number.NEGATIVE_INFINITY;
  for (const { start } of all) {
    if (start < last) return all.toSorted((a, b) => a.start - b.start);
    last = start;
  }
  return all;
}

/**
 * The claims of sessions, including the gap between two sessions: the longest of the minutes after the first, the
 * minutes before the second, and the buffer. After a session, the buffer stored with it counts as well.
 */
function guardedClaims(
  busy: readonly BusyTime[],
  { duration, gapBefore, gapAfter }: Pick<Plan, 'duration' | 'gapBefore' | 'gapAfter'>,
): Claims<BusyTime> {
  return claimsOf(
    busy,
    ({ start, guardedStart }) =>
      duration + Math.max(gapAfter, Math.floor(start / MINUTE) - Math.floor(guardedStart / MINUTE)),
    ({ end, guardedEnd }) => Math.max(Math.ceil(guardedEnd / MINUTE), Math.ceil(end / MINUTE) + gapBefore),
  );
}

const endOf = ({ end }: TimeRange): number => Math.ceil(end / MINUTE);

/**
 * The barriers of the photographer and of the other needs from sessions, time off and daily limits, between `from` and
 * `to`.
 */
export function claimBarriers(plan: Plan, from: number, to: number): Barrier[] {
  const barriers = barriersOf(plan, plan.duration, from, to);
  if (!plan.lanes) return barriers;
  return [...barriers, ...needBarriers(plan.lanes, plan, from, to)];
}

/**
 * The barriers where the needs of the session cannot be satisfied. The set of free lanes is constant between two edges,
 * so each interval is checked once; if too few lanes are free, the claims of the others become its barriers.
 */
function needBarriers(plan: NonNullable<Plan['lanes']>, session: Plan, from: number, to: number): Barrier[] {
  if (!isSatisfied(plan, () => true)) return [barrier('no_resource', from, to)];
  const ofLanes = plan.lanes.map((lane) =>
    [...barriersOf(lane, session.duration, from, to), ...laneDayBarriers(lane, session, from, to)].map(
      (one): Barrier => ({ ...one, lane: lane.id }),
    ),
  );
  const edges = ofLanes.flat().flatMap((one) => [one.from, one.to]);
  const inside = [...new Set(edges)].filter((edge) => from < edge && edge < to).sort((a, b) => a - b);
  return [from, ...inside].flatMap((start, i) => {
    const against = ofLanes.map((barriers) => barriers.filter((one) => isForbidden(start, one)));
    if (isSatisfied(plan, (lane) => against[lane]?.length === 0)) return [];
    return against.flat().map((one) => ({ ...one, from: start, to: inside[i] ?? to }));
  });
}

function barriersOf({ sessions, timeOff, full }: LaneClaims, duration: number, from: number, to: number): Barrier[] {
  const barriers: Barrier[] = full.of.map((day) => barrier(day.reason, day.from, day.to));
  timeOff.of.forEach(({ id }, i) => {
    barriers.push(barrier('time_off', timeOff.from[i] as number, timeOff.to[i] as number, id));
  });
  sessions.of.forEach((session, i) => {
    const [first, last] = [sessions.from[i] as number, sessions.to[i] as number];
    if (last <= from || to <= first) return;
    const [bookedFrom, bookedTo] = [firstMeeting(Math.floor(session.start / MINUTE), duration), endOf(session)];
    barriers.push(barrier('buffer', first, bookedFrom, session.id));
    barriers.push(barrier('booked', bookedFrom, bookedTo, session.id));
    barriers.push(barrier('buffer', bookedTo, last, session.id));
  });
  return barriers;
}

/**
 * The barriers of one day that do not come from sessions or time off: past times, notice, window, hours, break and hours
 * that are kept for births.
 */
export function dayBarriers(plan: Plan, clock: DayClock): Barrier[] {
  if (plan.mode === 'internal') return [];
  const { dayNo, start, end, before, after, shift } = clock;
  const barriers = openBarriers(clock, plan.hoursOf(dayNo), plan.duration);
  if (plan.firstStart > start) barriers.push(barrier('past', start, plan.firstStart));
  const notPast = Math.max(start, plan.firstStart);
  if (plan.firstWithNotice > notPast) barriers.push(barrier('too_soon', notPast, plan.firstWithNotice));
  if (plan.mode === 'public' && dayNo > plan.lastDay) barriers.push(barrier('outside_window', start, end));
  if (plan.kept.length > 0) barriers.push(...keptBarriers(plan.kept, clock, plan));
  // A wall time that occurs twice means its first occurrence, so nothing starts in the second run of the hour.
  if (after < before) barriers.push(barrier('repeated_hour', shift, shift + before - after));
  return barriers;
}
