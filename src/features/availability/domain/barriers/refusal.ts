import { berlinClock, berlinDayNumberOf } from '#shared/kernel/time/berlin-time.ts';
import { dayNumberOf } from '#shared/kernel/time/calendar-date.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import { type AvailabilityFacts, type BookingMode, type Refusal, refusalReasons } from '../facts.ts';
import { type Barrier, isForbidden } from './barrier.ts';
import { claimBarriers, dayBarriers, planOf } from './barriers.ts';

/**
 * Returns why a session may not start at `start` (epoch ms), or null when it may. Any whole minute is allowed, on the
 * grid of slots or off it; every other rule is the one that generates the list of slots.
 */
export const refusalOf = (facts: AvailabilityFacts, start: number, mode: BookingMode = 'public'): Refusal | null =>
  refusalsOf(facts, start, mode)[0] ?? null;

/** Returns all reasons against a start (epoch ms), the most important first; empty when the session may start then. */
export function refusalsOf(facts: AvailabilityFacts, start: number, mode: BookingMode): Refusal[] {
  if (start % MINUTE !== 0) return [{ reason: 'not_whole_minute', cause: null }];
  const plan = planOf(facts, mode);
  const minute = start / MINUTE;
  const ofDay = dayBarriers(plan, berlinClock(berlinDayNumberOf(start)));
  return refusalsAt(minute, [...ofDay, ...claimBarriers(plan, minute, minute + 1)]);
}

/** A half-open range of starts (epoch ms) with all reasons against them; free when there are none. */
export interface ExplainedRange {
  readonly from: number;
  readonly to: number;
  readonly refusals: readonly Refusal[];
}

/**
 * Splits a Berlin day, from its first to its last minute, into ranges of starts that have the same reasons against
 * them.
 */
export function explainDay(facts: AvailabilityFacts, date: string, mode: BookingMode = 'public'): ExplainedRange[] {
  const plan = planOf(facts, mode);
  const clock = berlinClock(dayNumberOf(date));
  const { start: from, end: to } = clock;
  const barriers = [...dayBarriers(plan, clock), ...claimBarriers(plan, from, to)];
  const edges = barriers.flatMap((barrier) => [barrier.from, barrier.to]);
  const inside = [...new Set(edges)].filter((edge) => from < edge && edge < to).sort((a, b) => a - b);
  const ranges: ExplainedRange[] = [];
  for (const [i, start] of [from, ...inside].entries()) {
    const range = { from: start * MINUTE, to: (inside[i] ?? to) * MINUTE, refusals: refusalsAt(start, barriers) };
    const last = ranges.at(-1);
    if (last && sameRefusals(last.refusals, range.refusals)) ranges[ranges.length - 1] = { ...last, to: range.to };
    else ranges.push(range);
  }
  return ranges;
}

/** Returns the reasons against a start (minutes since 1970), the most important first, without duplicates. */
function refusalsAt(start: number, barriers: readonly Barrier[]): Refusal[] {
  const found: Refusal[] = [];
  for (const barrier of barriers) {
    if (!isForbidden(start, barrier)) continue;
    const { reason, cause, lane } = barrier;
    const refusal: Refusal = lane === undefined ? { reason, cause } : { reason, cause, lane };
    if (!found.some((other) => same(other, refusal))) found.push(refusal);
  }
  return found.sort((a, b) => refusalReasons.indexOf(a.reason) - refusalReasons.indexOf(b.reason));
}

/** Whether two reasons are the same one. */
export const same = (a: Refusal, b: Refusal): boolean =>
  a.reason === b.reason && a.cause === b.cause && a.lane === b.lane;

const sameRefusals = (a: readonly Refusal[], b: readonly Refusal[]): boolean =>
  a.length === b.length && a.every((refusal, i) => same(refusal, b[i] as Refusal));
