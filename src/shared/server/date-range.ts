import { berlinDay } from '#shared/kernel/time/berlin-time.ts';
import { isDate } from '#shared/kernel/time/calendar-date.ts';
import { instantFrom } from './instant-from.ts';

/** Epoch ms, half-open; null is unbounded. */
export interface DateRange {
  readonly from: number | null;
  readonly until: number | null;
}

/**
 * Parses date_from and date_to of a query: instants are taken as they are, dates as whole Berlin days. Both ends are
 * inclusive. Throws a 422 problem if one is neither.
 */
export const dateRangeFrom = (query: {
  readonly date_from?: string | undefined;
  readonly date_to?: string | undefined;
}): DateRange => ({
  from: query.date_from === undefined ? null : boundOf(query.date_from, 'date_from').start,
  until: query.date_to === undefined ? null : boundOf(query.date_to, 'date_to').end,
});

/** Parses one end, from the field of the query that has it. */
export const boundOf = (text: string, field: string): { start: number; end: number } => {
  if (isDate(text)) return berlinDay(text);
  const instant = instantFrom(text, ['query', field]);
  return { start: instant, end: instant + 1 };
};
