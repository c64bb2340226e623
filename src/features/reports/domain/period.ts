import {
  addDays,
  dateOf,
  dayNumber,
  dayNumberOf,
  daysBetween,
  daysInMonth,
  monthSpan,
} from '#shared/kernel/time/calendar-date.ts';

/** Days 'yyyy-MM-dd', both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** A requested period; null is open. */
export interface RequestedPeriod {
  readonly from: string | null;
  readonly to: string | null;
}

/** The time span of one entry of a timeline. A week is seven days counted from the first day of the period. */
export type Step = 'day' | 'week' | 'month' | 'year';

/**
 * Returns the days a report covers. An open end extends to the first or last booked day, and at least to today; null
 * when nothing was booked. `booked`: the days of the first and the last session, without cancelled ones.
 */
export const periodOf = ({ from, to }: RequestedPeriod, booked: Period | null, today: string): Period | null => {
  if (from !== null && to !== null) return { from, to };
  if (booked === null) return null;
  const first = earlier(booked.from, today);
  const last = later(booked.to, today);
  return { from: from ?? earlier(first, to ?? first), to: to ?? later(last, from ?? last) };
};

const earlier = (a: string, b: string): string => (a < b ? a : b);
const later = (a: string, b: string): string => (a < b ? b : a);

/**
 * Returns the period of the same length right before: whole months before whole months, otherwise the same number of
 * days. Null before the year 2000.
 */
export const previousPeriod = ({ from, to }: Period): Period | null => {
  const last = dayNumberOf(from) - 1;
  const first = firstBefore({ from, to });
  return first < dayNumberOf(earliest) ? null : { from: dateOf(first), to: dateOf(last) };
};

/** The earliest day a client may send (calendar-date.ts). */
const earliest = '2000-01-01';

const firstBefore = ({ from, to }: Period): number => {
  const months = wholeMonths({ from, to });
  if (months === null) return dayNumberOf(from) - daysBetween(from, to) - 1;
  const month = monthNumber(from) - months;
  return dayNumber(Math.floor(month / 12), (month % 12) + 1, 1);
};

/**
 * Returns the number of months in the period; null unless it starts with the first and ends with the last day of a
 * month.
 */
const wholeMonths = ({ from, to }: Period): number | null => {
  if (!from.endsWith('-01') || monthSpan(to.slice(0, 7))?.last !== to) return null;
  return monthNumber(to) - monthNumber(from) + 1;
};

const monthNumber = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

/** Chooses the step so that a timeline has a few dozen entries at most, unless the period lasts for decades. */
export const stepOf = ({ from, to }: Period): Step => {
  const days = daysBetween(from, to) + 1;
  if (days <= 45) return 'day';
  if (days <= 200) return 'week';
  return days <= 5 * 366 ? 'month' : 'year';
};

/**
 * Splits the period into the entries of a timeline, in order and without gaps; the first and the last may be shorter.
 */
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
