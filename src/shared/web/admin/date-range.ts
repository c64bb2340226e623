import { addDays, isDate, monthSpan } from '#shared/kernel/calendar-date.ts';
import { addMonths, monthOf } from '../month-days.ts';

/** A period of Berlin days 'yyyy-MM-dd', both counted; null is unbounded. */
export interface DateRange {
  readonly from: string | null;
  readonly to: string | null;
}

export const rangePresets = ['last7', 'last30', 'thisMonth', 'lastMonth', 'thisYear', 'all'] as const;
export type RangePreset = (typeof rangePresets)[number];

export const allTime: DateRange = { from: null, to: null };

/** The days of a preset (AMB-112): the last days end today, a month or a year is the whole one, its future too. */
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

/** What a request carries for a period: from the start of the first to the end of the last day, in UTC (AMB-038). */
export const rangeQuery = ({ from, to }: DateRange): { readonly date_from?: string; readonly date_to?: string } => ({
  ...(from === null ? {} : { date_from: `${from}T00:00:00.000Z` }),
  ...(to === null ? {} : { date_to: `${to}T23:59:59.999Z` }),
});

/** The chosen period, as an address keeps it: a preset or days of one's own. */
export interface RangeChoice {
  readonly preset: RangePreset | 'custom';
  readonly range: DateRange;
}

/** Reads a choice from the query of an address; whatever makes no sense there is all time (AMB-040). */
export const choiceFrom = (query: URLSearchParams, today: string): RangeChoice => {
  const name = query.get('range');
  const preset = rangePresets.find((known) => known === name);
  if (preset) return { preset, range: presetRange(preset, today) };
  const [from, to] = [dayFrom(query.get('from')), dayFrom(query.get('to'))];
  const isRange = (from !== null || to !== null) && (from === null || to === null || from <= to);
  return isRange ? { preset: 'custom', range: { from, to } } : { preset: 'all', range: allTime };
};

const dayFrom = (text: string | null): string | null => (text !== null && isDate(text) ? text : null);
