import type { MonthAvailability, SlotView } from '#features/availability/contract.ts';
import { freeDays, freeDaysView, nextFreeDays } from '#features/availability/server/api.ts';
import { findActivePhotographer } from '#features/photographers/server/api.ts';
import { malformed } from '#shared/contract/problem.ts';
import { berlinDateOf, formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { addDays, isDate, monthSpan } from '#shared/kernel/time/calendar-date.ts';
import type { Context } from '#shared/server/context.ts';
import { moveTerms, newStartRefusal } from '../../domain/move/customer-move.ts';
import { sameSession } from '../demand/same-session.ts';
import type { BookingRow } from '../record/store.ts';

/** The free starts (epoch ms) of Berlin dates to which a customer may move a session; none if it cannot be moved. */
const startsOfDays = async (
  context: Context,
  booking: BookingRow,
  { first, last }: { readonly first: string; readonly last: string },
): Promise<{ readonly date: string; readonly starts: readonly number[] }[]> => {
  const terms = moveTerms(booking, context.now());
  if (terms.refusal || !(await findActivePhotographer(context, booking.photographer_id))) return [];
  const [from, to] = [later(first, berlinDateOf(context.now())), earlier(last, terms.last_date ?? last)];
  if (from > to) return [];
  const days = await freeDays(context, await sessionOf(context, booking), { first: from, last: to });
  return days
    .map(({ date, starts }) => ({ date, starts: starts.filter((start) => !newStartRefusal(booking, terms, start)) }))
    .filter(({ starts }) => starts.length > 0);
};

const earlier = (a: string, b: string): string => (a < b ? a : b);
const later = (a: string, b: string): string => (a > b ? a : b);

/** Its resources may change: those that it occupies now are free for it. */
const sessionOf = async (context: Context, booking: BookingRow) => ({
  ...(await sameSession(context, booking)).query,
  except: booking.id,
});

export const moveMonth = async (context: Context, booking: BookingRow, month: string): Promise<MonthAvailability> => {
  const span = monthSpan(month);
  if (!span) throw malformed(['query', 'month'], 'must be a month like 2030-06');
  const days = await startsOfDays(context, booking, span);
  const after = later(addDays(span.last, 1), berlinDateOf(context.now()));
  const next = await daysFrom(context, booking, after, days.length);
  return { month, days: freeDaysView(days), next_days: freeDaysView(next), too_soon_until: null };
};

/** The booking window has at most so many days. */
const longestWindow = 365;

/** The next days with free starts, from a Berlin date on. `known`: how many are known before it. */
const daysFrom = (context: Context, booking: BookingRow, first: string, known = 0) => {
  const { last_date } = moveTerms(booking, context.now());
  const last = last_date ?? addDays(berlinDateOf(context.now()), longestWindow);
  return nextFreeDays((from, to) => startsOfDays(context, booking, { first: from, last: to }), { first, last, known });
};

export const moveSlots = async (context: Context, booking: BookingRow, date: string): Promise<SlotView[]> => {
  if (!isDate(date)) throw malformed(['query', 'date'], 'must be a date like 2030-06-05');
  const days = await startsOfDays(context, booking, { first: date, last: date });
  const length = booking.ends_at - booking.starts_at;
  return days.flatMap(({ starts }) =>
    starts.map((start) => ({ start: formatInstant(start), end: formatInstant(start + length) })),
  );
};

/** How many further times are returned after one that was taken. */
const mostNextTimes = 3;

/** Returns the next free starts (epoch ms) after one that was taken. */
export const nextMoveTimes = async (context: Context, booking: BookingRow, start: number): Promise<number[]> => {
  const days = await daysFrom(context, booking, berlinDateOf(start));
  return days
    .flatMap(({ starts }) => starts)
    .filter((one) => one > start)
    .slice(0, mostNextTimes);
};
