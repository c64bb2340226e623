import {
  addDays,
  dateOf,
  dayNumber,
  dayNumberOf,
  daysBetween,
  daysInMonth,
  monthSpan,
} from '#shared/kernel/calendar-date.ts';

/** Days 'yyyy-MM-dd', both counted. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** A period as it was asked for; null is open. */
export interface AskedPeriod {
  readonly from: string | null;
  readonly to: string | null;
}

/** What one entry of a timeline stands for. A week is seven days counted from the first day of the period. */
export type Step = 'day' | 'week' | 'month' | 'year';

/**
 * The days a report is about. Where an end is open, it reaches as far as anything was booked, and to today at least;
 * null when nothing was. `booked` holds the days of the first and the last session, cancelled ones left out.
 */
export const periodOf = ({ from, to }: AskedPeriod, booked: Period | null, today: string): Period | null => {
  if (from !== null && to !== null) return { from, to };
  if (booked === null) return null;
  const first = earlier(booked.from, today);
  const last = later(booked.to, today);
  return { from: from ?? earlier(first, to ?? first), to: to ?? later(last, from ?? last) };
};

const earlier = (a: string, b: string): string => (a < b ? a : b);
const later = (a: string, b: string): string => (a < b ? b : a);

/** As long as the period and right before it: whole months before whole months, as many days before anything else. Null before the year 2000. */
export const previousPeriod = ({ from, to }: Period): Period | null => {
  const last = dayNumberOf(from) - 1;
  const first = firstBefore({ from, to });
  return first < dayNumberOf(earliest) ? null : { from: dateOf(first), to: dateOf(last) };
};

/** No client may name an earlier day (calendar-date.ts). */
const earliest = '2000-01-01';

const firstBefore = ({ from, to }: Period): number => {
  const months = wholeMonths({ from, to });
  if (months === null) return dayNumberOf(from) - daysBetween(from, to) - 1;
  const month = monthNumber(from) - months;
  return dayNumber(Math.floor(month / 12), (month % 12) + 1, 1);
};

/** How many months the period consists of; null when it does not begin with a first and end with a last of the month. */
const wholeMonths = ({ from, to }: Period): number | null => {
  if (!from.endsWith('-01') || monthSpan(to.slice(0, 7))?.last !== to) return null;
  return monthNumber(to) - monthNumber(from) + 1;
};

const monthNumber = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

/** So that a timeline has a few dozen entries at most, unless the period lasts for decades. */
export const stepOf = ({ from, to }: Period): Step => {
  const days = daysBetween(from, to) + 1;
  if (days <= 45) return 'day';
  if (days <= 200) return 'week';
  return days <= 5 * 366 ? 'month' : 'year';
};

/** The entries of a timeline: the whole period, each day once, in order; the first and the last may be cut short. */
export const bucketsOf = (period: Period, step: Step): Period[] => {
  const buckets: Period[] = [];
  for (let from = period.from; from <= period.to; ) {
    const last = lastDayOf(from, step);
    const to = last < period.to ? last : period.to;
    buckets.push({ from, to });
    if (to === period.to) break;
    from = addDays(to, 1);
  }
  return buckets;
};

const lastDayOf = (from: string, step: Step): string => {
  if (step === 'day') return from;
  if (step === 'week') return dateOf(dayNumberOf(from) + 6);
  const year = Number(from.slice(0, 4));
  if (step === 'year') return `${year}-12-31`;
  const month = Number(from.slice(5, 7));
  return `${from.slice(0, 7)}-${daysInMonth(year, month)}`;
};
