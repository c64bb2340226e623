import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import { explainDay, refusalsOf, same } from '../barriers/refusal.ts';
import { type AvailabilityFacts, type BookingMode, bookingModes, type Refusal, refusalReasons } from '../facts.ts';

/** A reason against a start, and the modes it blocks: a reason that blocks customers may not block the studio. */
export interface Objection extends Refusal {
  readonly blocks: readonly BookingMode[];
}

export interface StartExplanation {
  /** The modes in which the start may be booked: exactly those for which `refusalOf` returns null. */
  readonly freeFor: readonly BookingMode[];
  /** The most important first. */
  readonly objections: readonly Objection[];
}

/**
 * Explains why a session may or may not start at `start` (epoch ms), using the rule that lists slots and checks
 * bookings.
 */
export function explainStart(facts: AvailabilityFacts, start: number): StartExplanation {
  const asked = bookingModes.map((mode) => ({ mode, refusals: refusalsOf(facts, start, mode) }));
  const objections: (Refusal & { readonly blocks: BookingMode[] })[] = [];
  for (const { mode, refusals } of asked) {
    for (const refusal of refusals) {
      const known = objections.find((one) => same(one, refusal));
      if (known) known.blocks.push(mode);
      else objections.push({ ...refusal, blocks: [mode] });
    }
  }
  return {
    freeFor: asked.filter(({ refusals }) => refusals.length === 0).map(({ mode }) => mode),
    objections: objections.toSorted((a, b) => weight(a) - weight(b)),
  };
}

/** A reason why starts of a day are not free, with the half-open range of starts it forbids (epoch ms). */
export interface DayObjection extends Refusal, TimeRange {}

/**
 * Returns what blocks the starts of a Berlin day, in chronological order, each cause once. Closing hours are listed
 * only when nothing else keeps the day from having a free start. What claims a room is listed where it leaves none free. A buffer is omitted when its session is listed.
 */
export function explainWholeDay(facts: AvailabilityFacts, date: string, mode: BookingMode = 'staff'): DayObjection[] {
  const found: (Refusal & { readonly start: number; end: number })[] = [];
  const ranges = explainDay(facts, date, mode);
  const hasFreeTime = ranges.some(({ refusals }) => refusals.length === 0);
  for (const { from, to, refusals } of ranges) {
    for (const refusal of refusals) {
      const known = found.findLast((one) => same(one, refusal) && (one.lane === undefined || one.end === from));
      if (known) known.end = to;
      else found.push({ ...refusal, start: from, end: to });
    }
  }
  const booked = new Set(found.filter(({ reason }) => reason === 'booked').map(({ cause }) => cause));
  const news = found.filter(
    ({ reason, cause }) => reason !== 'outside_hours' && !(reason === 'buffer' && booked.has(cause)),
  );
  return (news.length > 0 || hasFreeTime ? news : found).toSorted((a, b) => a.start - b.start || weight(a) - weight(b));
}

const weight = ({ reason }: Refusal): number => refusalReasons.indexOf(reason);
