import { noNotice } from '#features/services/domain/notice.ts';
import { malformed } from '#shared/contract/problem.ts';
import { berlinDateOf, berlinDay, dayInZone, formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { addDays, isDate, monthSpan } from '#shared/kernel/time/calendar-date.ts';
import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import { type CurrentReads, currentReads } from '#shared/server/throughput/api.ts';
import type { MonthAvailability, SlotView } from '../../contract.ts';
import {
  type DaySlots,
  lastTooSoon,
  slotsOfDay,
  slotsOfDays,
  slotsOfMonth,
  slotsWithin,
} from '../../domain/slots/slots.ts';
import { factsOfAll } from './facts-of-all.ts';
import { availabilityFacts, type SessionQuery } from './free-time.ts';
import { freeDaysView, nextFreeDays } from './next-free-days.ts';
import { queriesFor, type Wanted } from './session-queries.ts';

interface WantedDay extends Wanted {
  readonly date: string;
  readonly timezone: string;
  readonly notice?: 'none' | undefined;
}

/** Returns the free slots of one calendar day of `timezone`. */
export const daySlots = async (context: Context, wanted: WantedDay): Promise<SlotView[]> => {
  if (!isDate(wanted.date)) throw malformed(['query', 'date'], 'must be a date like 2030-06-05');
  const day = dayInZone(wanted.date, wanted.timezone);
  if (!day) throw malformed(['query', 'timezone'], 'must be a time zone like Europe/Berlin');
  const reads = await currentReads(context.db);
  const byStaff = wanted.notice === 'none';
  const { duration_min, queries } = await queriesFor(context, byStaff ? { ...wanted, mode: 'staff' } : wanted, reads);
  const sessions = byStaff ? queries.map((query) => ({ ...query, notice: noNotice, uses_kept_hours: true })) : queries;
  const starts = slotsWithin(await factsOfAll(context, sessions, day, reads), day);
  return starts.map((start) => ({
    start: formatInstant(start),
    end: formatInstant(start + duration_min * MINUTE),
  }));
};

/**
 * Returns the days of a Berlin month that have free slots, with their first three; if there are few, also the next ones
 * after the month, up to the last day that can be booked.
 */
export const monthSlots = async (
  context: Context,
  wanted: Wanted & { readonly month: string },
): Promise<MonthAvailability> => {
  const span = monthSpan(wanted.month);
  if (!span) throw malformed(['query', 'month'], 'must be a month like 2030-06');
  const reads = await currentReads(context.db);
  const { queries } = await queriesFor(context, wanted, reads);
  const range = berlinRange(span.first, span.last);
  const facts = await factsOfAll(context, queries, range, reads);
  const days = slotsOfMonth(facts, wanted.month);
  const free = freeDaysView(days);
  const [today, after] = [berlinDateOf(context.now()), addDays(span.last, 1)];
  const next = await nextFreeDays(
    async (first, last) =>
      slotsOfDays(await factsOfAll(context, queries, berlinRange(first, last), reads), first, last),
    {
      first: after < today ? today : after,
      last: addDays(today, facts[0]?.settings.advance_booking_days ?? 0),
      known: free.length,
    },
  );
  return {
    month: wanted.month,
    days: free,
    next_days: freeDaysView(next),
    too_soon_until: lastTooSoon(facts, days),
  };
};

/** From the first to the last of some Berlin days, both included. */
const berlinRange = (first: string, last: string): TimeRange => ({
  start: berlinDay(first).start,
  end: berlinDay(last).end,
});

/**
 * Returns the free starts (epoch ms) of a Berlin day, for callers that have already loaded service and photographer.
 */
export const freeDaySlots = async (
  context: Context,
  query: { readonly photographer_id: string; readonly duration_min: number; readonly date: string },
): Promise<readonly number[]> => slotsOfDay(await availabilityFacts(context, query, berlinDay(query.date)), query.date);

/** The free starts of each Berlin day from `first` to `last`, both included, for the customer of a session. */
export const freeDays = async (
  context: Context,
  query: SessionQuery,
  { first, last }: { readonly first: string; readonly last: string },
  reads?: CurrentReads,
): Promise<DaySlots[]> => {
  const range = berlinRange(first, last);
  return slotsOfDays(await availabilityFacts(context, query, range, reads), first, last);
};

interface Search {
  /** Epoch ms. */
  readonly from: number;
  readonly daysAhead: number;
  /** Only the first days that have a free start are listed. */
  readonly mostDays: number;
}

/** The next free starts (epoch ms) for the studio, to which the booking window does not apply. */
export const nextFreeStarts = async (
  context: Context,
  query: SessionQuery,
  { from, daysAhead, mostDays }: Search,
): Promise<number[]> => {
  const first = berlinDateOf(from);
  const last = addDays(first, daysAhead);
  const range = berlinRange(first, last);
  const days = slotsOfDays(await availabilityFacts(context, query, range), first, last, 'staff');
  return days
    .filter(({ starts }) => starts.length > 0)
    .slice(0, mostDays)
    .flatMap(({ starts }) => starts);
};
