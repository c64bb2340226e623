import { combinationOf } from '#features/resources/domain/combination.ts';
import { berlinClock, berlinDayNumberOf } from '#shared/kernel/time/berlin-time.ts';
import { weekdayOfDay } from '#shared/kernel/time/calendar-date.ts';
import { holds, type TimeRange } from '#shared/kernel/time/time-range.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import { isForbidden } from '../barriers/barrier.ts';
import { claimBarriers, planOf } from '../barriers/barriers.ts';
import type { AvailabilityFacts, BookingMode, LaneTimes } from '../facts.ts';

/**
 * Returns the lanes for a session at `start` (epoch ms), one per need, or null if no combination is free. For each
 * resource in `requested` the session gets one of its lanes. The lanes in `kept` come first, then those with the fewest
 * booked minutes in the Berlin week of the start, then the order of the studio. Depends on the facts only, which must
 * hold the sessions of that week, so every process chooses the same.
 */
export function lanesAt(
  facts: AvailabilityFacts,
  start: number,
  mode: BookingMode,
  { kept = [], requested = [] }: LanePreference = {},
): number[] | null {
  const week = berlinWeekOf(start);
  const rank = new Map<number, readonly [number, number]>();
  for (const lane of facts.needs?.flat() ?? []) {
    rank.set(lane.id, [kept.includes(lane.id) ? 0 : 1, bookedIn(week, lane)]);
  }
  const isFree = freeLanesAt(facts, start, mode);
  const free = (facts.needs ?? []).map((lanes) =>
    lanes.filter(isFree).sort((a, b) => compare(rank.get(a.id), rank.get(b.id))),
  );
  const required = lanesOfEach(requested, free.flat());
  return (
    required &&
    combinationOf(
      free.map((lanes) => lanes.map(({ id }) => id)),
      required,
    )
  );
}

/** What decides among the combinations that are free. */
export interface LanePreference {
  /** The lanes that the session has now, which it keeps where they are free. */
  readonly kept?: readonly number[];
  /** The resources that it has to get, each as often as it is named. */
  readonly requested?: readonly string[];
}

/** Returns a different lane of each resource, the preferred ones first; null if there are too few. */
const lanesOfEach = (resources: readonly string[], lanes: readonly LaneTimes[]): number[] | null => {
  const chosen: number[] = [];
  for (const resource of resources) {
    const lane = lanes.find(({ id, resource_id }) => resource_id === resource && !chosen.includes(id));
    if (!lane) return null;
    chosen.push(lane.id);
  }
  return chosen;
};

const freeLanesAt = (facts: AvailabilityFacts, start: number, mode: BookingMode): ((lane: LaneTimes) => boolean) => {
  const minute = start / MINUTE;
  const ofNobody = { ...facts, busy: [], timeOff: [], limit: undefined, serviceLimit: undefined };
  return (lane) => {
    const plan = planOf({ ...ofNobody, needs: [[lane]] }, mode);
    return !claimBarriers(plan, minute, minute + 1).some((barrier) => isForbidden(minute, barrier));
  };
};

// `sort` is stable: equal ranks keep the order of the studio.
const compare = (
  [keptA, bookedA]: readonly [number, number] = [1, 0],
  [keptB, bookedB]: readonly [number, number] = [1, 0],
): number => keptA - keptB || bookedA - bookedB;

/** The week from Monday to Sunday, in Berlin, that an instant lies in. */
export const berlinWeekOf = (instant: number): TimeRange => {
  const day = berlinDayNumberOf(instant);
  const monday = day - (weekdayOfDay(day) - 1);
  return { start: berlinClock(monday).start * MINUTE, end: berlinClock(monday + 6).end * MINUTE };
};

/** The length (ms) of the sessions that begin within a week. */
const bookedIn = (week: TimeRange, { busy }: LaneTimes): number =>
  busy.reduce((sum, { start, end }) => (holds(week, start) ? sum + end - start : sum), 0);
