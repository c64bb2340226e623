import { addDays, weekdayOf } from '#shared/kernel/time/calendar-date.ts';
import { mostDays } from './wishes.ts';

/** A choice of days to wait for; both included. */
export interface Span {
  readonly kind: 'day' | 'week' | 'month';
  readonly first_day: string;
  readonly last_day: string;
}

const later = (one: string, other: string): string => (one > other ? one : other);
const earlier = (one: string, other: string): string => (one < other ? one : other);

/**
 * Returns the spans that a person can choose to wait for: the full day, its week from Monday to Sunday, and the weeks
 * from that day on, as far as they can be booked. Without a day: the weeks from today. `last`: the last bookable day.
 */
export const spansFor = (
  date: string | undefined,
  { today, last }: { readonly today: string; readonly last: string },
): readonly Span[] => {
  const from = date === undefined ? today : later(today, date);
  const month: Span = { kind: 'month', first_day: from, last_day: earlier(last, addDays(from, mostDays - 1)) };
  if (date === undefined) return [month];
  const monday = addDays(from, 1 - weekdayOf(from));
  const week: Span = {
    kind: 'week',
    first_day: later(today, monday),
    last_day: earlier(last, addDays(monday, 6)),
  };
  return [{ kind: 'day', first_day: from, last_day: from }, week, month];
};
