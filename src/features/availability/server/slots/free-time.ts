import { calendarSettingsFrom, selectCalendar, selectOwnHours } from '#features/hours/server/api.ts';
import type { Need } from '#features/services/domain/need.ts';
import type { MinimumNotice } from '#features/services/domain/notice.ts';
import { type Problem, ruleBroken } from '#shared/contract/problem.ts';
import { accepted, type Result, refused } from '#shared/kernel/result.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import { DAY } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import { slotTaken } from '#shared/server/database/database-problem.ts';
import { type CurrentReads, uncached } from '#shared/server/throughput/api.ts';
import { refusalOf } from '../../domain/barriers/refusal.ts';
import type { AvailabilityFacts, BookingMode, BusyTime, DailyLimit, RefusalReason } from '../../domain/facts.ts';
import { stillTaken } from '../../domain/held-time.ts';
import { type StoredSchedule, selectSchedule } from '../store.ts';
import { keptHoursFor } from './kept-hours.ts';

export interface SessionQuery {
  readonly photographer_id: string;
  readonly duration_min: number;
  /** What the service needs besides the photographer; absent: nothing. */
  readonly needs?: readonly Need[] | undefined;
  /** The booking that is being moved: its own time does not conflict. */
  readonly except?: string | undefined;
  /** The minimum notice of the service; null or absent: the studio's. */
  readonly notice?: MinimumNotice | null | undefined;
  /** Minutes that the session needs before its start and after its end; absent: none. */
  readonly minutes_before?: number | undefined;
  readonly minutes_after?: number | undefined;
  /** Whether the session may use the hours that are kept for births; absent: it may not. */
  readonly uses_kept_hours?: boolean | undefined;
  /** The service if it has a daily limit. */
  readonly limited_service?: LimitedService | undefined;
}

export interface LimitedService {
  readonly id: string;
  readonly daily_limit: number;
}

/**
 * Returns the facts about a photographer's time within a range, for a session of a given length; uses cached facts if
 * they are given.
 */
export const availabilityFacts = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  query: SessionQuery,
  { start, end }: TimeRange,
  reads: CurrentReads = uncached,
): Promise<AvailabilityFacts> => {
  const today = berlinDateOf(now());
  const { photographer_id, needs = [], except, limited_service } = query;
  const resources = [...new Set(needs.flatMap(({ resource_ids }) => resource_ids))].sort();
  const key = `schedule ${photographer_id} ${resources.join()} ${limited_service?.id} ${start} ${end} ${today}`;
  const whose = { photographer_id, resources, service_id: limited_service?.id };
  const cached = await reads.of(key, () => selectSchedule(db, whose, { from: start, to: end, today }));
  const stored = withoutLapsed(cached, now());
  const kept = await keptHoursFor(db, query, reads);
  const withoutMoved = (busy: readonly BusyTime[]) =>
    except === undefined ? busy : busy.filter((session) => session.id !== except);
  return {
    settings: calendarSettingsFrom(stored.settings),
    exceptions: stored.exceptions,
    duration_min: query.duration_min,
    busy: withoutMoved(stored.busy),
    timeOff: stored.times_off,
    own: stored.own ?? undefined,
    limit: dailyLimit(stored.daily_limit, stored.busy, except),
    serviceLimit: dailyLimit(limited_service?.daily_limit ?? null, stored.of_service, except),
    needs: needs.map(({ resource_ids }) =>
      stored.lanes
        .filter(({ resource_id }) => resource_ids.includes(resource_id))
        .map(({ id, busy, times_off, resource_id, daily_limit, own }) => ({
          id,
          resource_id,
          busy: withoutMoved(busy),
          timeOff: times_off,
          own: own ?? undefined,
          kept: kept.ofLane(id),
          limit: dailyLimit(daily_limit, sessionsOf(stored.lanes, resource_id), except),
        })),
    ),
    notice: query.notice,
    kept: kept.ofPhotographer,
    minutes_before: query.minutes_before,
    minutes_after: query.minutes_after,
    now: now(),
  };
};

/** A held time ends without a write, so what is cached may still contain it. */
const withoutLapsed = (stored: StoredSchedule, now: number): StoredSchedule => ({
  ...stored,
  busy: stillTaken(stored.busy, now),
  lanes: stored.lanes.map((lane) => ({ ...lane, busy: stillTaken(lane.busy, now) })),
});

/** The sessions on any lane of a resource, each once. */
const sessionsOf = (lanes: StoredSchedule['lanes'], resourceId: string): readonly BusyTime[] => {
  const sessions = lanes.filter(({ resource_id }) => resource_id === resourceId).flatMap(({ busy }) => busy);
  return [...new Map(sessions.map((session) => [session.id, session])).values()];
};

/** A session that is moved within its day does not change the count of the day, so its limit does not apply. */
const dailyLimit = (
  most: number | null,
  sessions: readonly Pick<BusyTime, 'id' | 'start'>[],
  except: string | undefined,
): DailyLimit | undefined => {
  if (most === null) return undefined;
  const moved = except === undefined ? undefined : sessions.find(({ id }) => id === except);
  const day = moved && berlinDateOf(moved.start);
  return { most, starts: sessions.map(({ start }) => start).filter((start) => berlinDateOf(start) !== day) };
};

export interface FreeTime {
  /** The buffer that applies to a session booked now, in minutes. */
  readonly buffer_time_minutes: number;
}

export type Start = SessionQuery & { readonly start: number };

const factsAt = (context: Context, query: Start): Promise<AvailabilityFacts> =>
  availabilityFacts(context, query, { start: query.start - DAY, end: query.start + DAY });

/** Whether a session may start at `start` (epoch ms), by the rule that generates the list of slots. */
export const freeTime = async (context: Context, query: Start, mode: BookingMode): Promise<Result<FreeTime, Problem>> =>
  freeBy(await factsAt(context, query), query.start, mode);

/**
 * Whether a session may start at `start`, regardless of other bookings. Availability is checked last, so it may be left
 * to the statement that takes the time (`takeTimes`).
 */
export const openTime = async (
  { db, now }: Context,
  {
    photographer_id,
    start,
    duration_min,
    notice,
    uses_kept_hours,
  }: Pick<Start, 'photographer_id' | 'start' | 'duration_min' | 'notice' | 'uses_kept_hours'>,
  mode: BookingMode,
  reads: CurrentReads,
): Promise<Result<FreeTime, Problem>> => {
  const today = berlinDateOf(now());
  const calendar = await reads.of(`calendar ${berlinDateOf(start)} ${today}`, () =>
    selectCalendar(db, { from: start - DAY, to: start + DAY, today }),
  );
  const settings = calendarSettingsFrom(calendar.settings);
  const { exceptions } = calendar;
  const own = (await reads.of(`own hours ${photographer_id}`, () => selectOwnHours(db, photographer_id))) ?? undefined;
  const { ofPhotographer: kept } = await keptHoursFor(db, { photographer_id, uses_kept_hours }, reads);
  const facts = { settings, exceptions, own, duration_min, busy: [], timeOff: [], notice, kept, now: now() };
  return freeBy(facts, start, mode);
};

const freeBy = (facts: AvailabilityFacts, start: number, mode: BookingMode): Result<FreeTime, Problem> => {
  const refusal = refusalOf(facts, start, mode);
  return refusal
    ? refused(refusalProblem(refusal.reason))
    : accepted({ buffer_time_minutes: facts.settings.buffer_time_minutes });
};

/** Returns why a session may not start at `start` instead of throwing; null when it may. */
export const refusalAt = async (context: Context, query: Start, mode: BookingMode): Promise<RefusalReason | null> =>
  refusalOf(await factsAt(context, query), query.start, mode)?.reason ?? null;

/** Returns those of the given starts (epoch ms) at which a session may begin; all facts are read at once. */
export const freeStartsAmong = async (
  context: Context,
  query: SessionQuery,
  starts: readonly number[],
  mode: BookingMode,
): Promise<number[]> => {
  if (starts.length === 0) return [];
  const range = { start: Math.min(...starts) - DAY, end: Math.max(...starts) + DAY };
  const facts = await availabilityFacts(context, query, range);
  return starts.filter((start) => !refusalOf(facts, start, mode));
};

const refusalProblem = (reason: RefusalReason): Problem => {
  if (isTaken(reason)) return slotTaken();
  return ruleBroken(reason, `Time slot not available: ${explanations[reason]}`);
};

/** A lane is booked, off, kept or missing, or the day is full: the client should reload the list of slots. */
const takenReasons = [
  'service_full',
  'resource_full',
  'time_off',
  'booked',
  'buffer',
  'no_resource',
  'kept_for_births',
] as const;
type TakenReason = (typeof takenReasons)[number];
const isTaken = (reason: RefusalReason): reason is TakenReason => takenReasons.some((one) => one === reason);

const explanations: Record<Exclude<RefusalReason, TakenReason>, string> = {
  not_whole_minute: 'a session starts on a whole minute',
  past: 'it is in the past',
  too_soon: 'it has to be booked longer in advance',
  outside_window: 'outside the booking window',
  closed_day: 'the studio is closed that day',
  outside_hours: 'outside the working hours',
  repeated_hour: 'the clocks are put back at that time',
  break: 'during the break',
};
