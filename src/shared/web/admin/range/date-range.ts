import { addDays, isDate, monthSpan } from '#shared/kernel/time/calendar-date.ts';
import { addMonths, monthOf } from '../../month/month-days.ts';

/** A period of Berlin days 'yyyy-MM-dd', both inclusive; null is unbounded. */
export interface DateRange {
  readonly from: string | null;
  readonly to: string | null;
}

export const rangePresets = ['last7', 'last30', 'thisMonth', 'lastMonth', 'thisYear', 'all'] as const;
export type RangePreset = (typeof rangePresets)[number];

export const allTime: DateRange = { from: null, to: null };

/** The days of a preset: 'last n days' end today; a month or year is complete, including its future days. */
export const presetRange = (preset: RangePreset, today: string): DateRange => presets[preset](today);

const presets: Readonly<Record<RangePreset, (today: string) => DateRange>> = {
  last7: (today) => ({ from: addDays(today, -6), to: today }),
  last30: (today) => ({ from: addDays(today, -29), to: today }),
  thisMonth: (today) => monthRange(monthOf(today)),
  lastMonth: (today) => monthRange(addMonths(monthOf(today), -1)),
  thisYear: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }),
  all: () => allTime,
};

const monthRange = (month: string): DateRange => {
  const span = monthSpan(month);
  return span ? { from: span.first, to: span.last } : allTime;
};

/** The query parameters of a period, in UTC: from the start of the first day to the end of the last. */
export const rangeQuery = ({ from, to }: DateRange): { readonly date_from?: string; readonly date_to?: string } => ({
  ...(from === null ? {} : { date_from: `${from}T00:00:00.000Z` }),
  ...(to === null ? {} : { date_to: `${to}T23:59:59.999Z` }),
});

/** The selected period as the address stores it: a preset, or custom days. */
export interface RangeChoice {
  readonly preset: RangePreset | 'custom';
  readonly range: DateRange;
}

/** Parses a selection from the query of an address. Invalid values mean all time. */
export const choiceFrom = (query: URLSearchParams, today: string): RangeChoice => {
  const name = query.get('range');
  const preset = rangePresets.find((known) => known === name);
  if (preset) return { preset, range: presetRange(preset, today) };
  const [from, to] = [dayFrom(query.get('from')), dayFrom(query.get('to'))];
  const isRange = (from !== null || to !== null) && (from === null || to === null || from <= to);
  return isRange ? { preset: 'custom', range: { from, to } } : { preset: 'all', range: allTime };
};

const dayFrom = (text: string | null): string | null => (text !== null && isDate(text) ? text : null);
