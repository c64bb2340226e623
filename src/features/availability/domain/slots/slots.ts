import { noNotice } from '#features/services/domain/notice.ts';
import { berlinClock, berlinDayNumberOf } from '#shared/kernel/time/berlin-time.ts';
import { dayNumberOf, monthSpan } from '#shared/kernel/time/calendar-date.ts';
import { holds, type TimeRange } from '#shared/kernel/time/time-range.ts';
import type { DayClock } from '#shared/kernel/time/zone-time.ts';
import { planOf, plansOf } from '../barriers/barriers.ts';
import type { AvailabilityFacts, BookingMode } from '../facts.ts';
import { freeStarts } from './free-starts.ts';
import { freeStartsOfAnyone } from './free-starts-of-anyone.ts';

/** Lists exist for customers and for staff; an internal appointment names its own time. */
export type ListMode = Exclude<BookingMode, 'internal'>;

/** The facts of one photographer, or of several any of whom may take the session: then their free starts together. */
export type ListFacts = AvailabilityFacts | readonly AvailabilityFacts[];

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
export const slotsOfDay = (facts: ListFacts, date: string, mode: ListMode = 'public'): readonly number[] =>
  startsOf(facts, mode, [berlinClock(dayNumberOf(date))]).flat();

/** Returns the free starts of every day of a month 'yyyy-MM'. Throws RangeError for an invalid month. */
export function slotsOfMonth(facts: ListFacts, month: string, mode: ListMode = 'public'): DaySlots[] {
  const span = monthSpan(month);
  if (!span) throw new RangeError(`Not a month: ${month}`);
  return slotsOfDays(facts, span.first, span.last, mode);
}

/** The free starts of every Berlin day from `first` to `last`, both included. */
export function slotsOfDays(facts: ListFacts, first: string, last: string, mode: ListMode = 'public'): DaySlots[] {
  const clocks = berlinClocks(dayNumberOf(first), dayNumberOf(last));
  const starts = startsOf(facts, mode, clocks);
  return clocks.map((clock, i) => ({ date: clock.date, starts: starts[i] as number[] }));
}

/**
 * Returns the last of `days`, as listed for customers, that has no free start only because of the minimum notice; null
 * if there is none.
 */
export function lastTooSoon(facts: ListFacts, days: readonly DaySlots[]): string | null {
  const all = everyoneOf(facts);
  const [one] = all;
  if (!one) return null;
  // Notice is the service's or the studio's, whoever takes the session.
  const { firstWithNotice, firstStart } = planOf(one, 'public');
  const empty = days.filter(({ date, starts }) => {
    const { start, end } = berlinClock(dayNumberOf(date));
    return starts.length === 0 && start < firstWithNotice && firstStart < Math.min(end, firstWithNotice);
  });
  const atAnyTime = all.map((each) => ({ ...each, notice: noNotice }));
  return empty.findLast(({ date }) => slotsOfDay(atAnyTime, date).length > 0)?.date ?? null;
}

/** Returns the free starts within a range, such as a day of another time zone. */
export function slotsWithin(facts: ListFacts, range: TimeRange, mode: ListMode = 'public'): number[] {
  const clocks = berlinClocks(berlinDayNumberOf(range.start), berlinDayNumberOf(range.end - 1));
  return startsOf(facts, mode, clocks)
    .flat()
    .filter((start) => holds(range, start));
}

function berlinClocks(firstDay: number, lastDay: number): DayClock[] {
  const clocks: DayClock[] = [];
  for (let dayNo = firstDay; dayNo <= lastDay; dayNo++) clocks.push(berlinClock(dayNo));
  return clocks;
}

const everyoneOf = (facts: ListFacts): readonly AvailabilityFacts[] => ('settings' in facts ? [facts] : facts);

function startsOf(facts: ListFacts, mode: ListMode, clocks: readonly DayClock[]): number[][] {
  const plans = plansOf(everyoneOf(facts), mode);
  const [only] = plans;
  return only && plans.length === 1 ? freeStarts(only, clocks) : freeStartsOfAnyone(plans, clocks);
}
