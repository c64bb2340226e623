import { addDays, monthSpan, weekdayOf } from '#shared/kernel/time/calendar-date.ts';

/** Calculations for a month grid: dates 'yyyy-MM-dd' and months 'yyyy-MM', no instants and no time zone. */

export const monthOf = (date: string): string => date.slice(0, 7);

export const addMonths = (month: string, months: number): string => {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
};

/** The same day of another month, or its last day if that month is shorter. */
export const sameDayIn = (date: string, month: string): string => {
  const { last } = spanOf(month);
  const same = `${month}-${date.slice(8)}`;
  return same > last ? last : same;
};

/** The weeks of a month, starting on Monday; undefined for days of other months. */
export const weeksOf = (month: string): readonly (readonly (string | undefined)[])[] => {
  const { first, last } = spanOf(month);
  const length = Number(last.slice(8));
  const blanks = weekdayOf(first) - 1;
  return Array.from({ length: Math.ceil((blanks + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, column) => {
      const day = week * 7 + column - blanks;
      return day >= 0 && day < length ? addDays(first, day) : undefined;
    }),
  );
};

/** The date that a key moves to, by the conventions of a date grid; undefined for every other key. */
export const dayByKey = (date: string, key: string, shift = false): string | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, 1 - weekdayOf(date));
    case 'End':
      return addDays(date, 7 - weekdayOf(date));
    case 'PageUp':
      return sameDayIn(date, addMonths(monthOf(date), shift ? -12 : -1));
    case 'PageDown':
      return sameDayIn(date, addMonths(monthOf(date), shift ? 12 : 1));
    default:
      return undefined;
  }
};

const spanOf = (month: string): { readonly first: string; readonly last: string } => {
  const span = monthSpan(month);
  if (!span) throw new RangeError(`Not a month: ${month}`);
  return span;
};
