import { berlinDay } from '#shared/kernel/berlin-time.ts';
import { isDate } from '#shared/kernel/calendar-date.ts';
import { instantFrom } from './instant-from.ts';

/** Epoch ms, half-open; null is unbounded. */
export interface DateRange {
  readonly from: number | null;
  readonly until: number | null;
}

/** What a query's date_from and date_to mean (AMB-038): instants as they are, days as whole Berlin days; both ends count. 422 when one is neither. */
export const dateRangeFrom = (query: {
  readonly date_from?: string | undefined;
  readonly date_to?: string | undefined;
}): DateRange => ({
  from: query.date_from === undefined ? null : bound(query.date_from, 'date_from').start,
  until: query.date_to === undefined ? null : bound(query.date_to, 'date_to').end,
});

const bound = (text: string, field: string): { start: number; end: number } => {
  if (isDate(text)) return berlinDay(text);
  const instant = instantFrom(text, ['query', field]);
  return { start: instant, end: instant + 1 };
};
