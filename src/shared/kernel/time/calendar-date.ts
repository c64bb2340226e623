/**
 * Calendar dates without a time zone. Dates are strings 'yyyy-MM-dd' at interfaces and whole numbers (days since
 * 1970-01-01) in calculations. Date strings compare and sort in order.
 */

/** Monday is 1 and Sunday 7, as in ISO 8601. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const FIRST_YEAR = 2000;
const LAST_YEAR = 2200;

/** The years a client may name. */
const isServedYear = (year: number): boolean => year >= FIRST_YEAR && year <= LAST_YEAR;

/** Days since 1970-01-01 of a Gregorian date. The year is counted from March, so that the leap day comes last. */
export function dayNumber(year: number, month: number, day: number): number {
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  return era * 146097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719468;
}

interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The inverse of `dayNumber`. */
export function civilDate(dayNo: number): CivilDate {
  const shifted = dayNo + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

export const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;

/**
 * Days since 1970-01-01 of 'yyyy-MM-dd', or null if it is not a date in the years 2000 to 2200 (2026-02-30, 2026-2-3
 * …).
 */
export function parseDate(date: string): number | null {
  const found = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date);
  if (!found) return null;
  const [year, month, day] = [Number(found[1]), Number(found[2]), Number(found[3])];
  if (!isServedYear(year) || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return dayNumber(year, month, day);
}

export const isDate = (text: string): boolean => parseDate(text) !== null;

/** `parseDate` for dates that are known to be valid. Throws RangeError on any other text. */
export function dayNumberOf(date: string): number {
  const dayNo = parseDate(date);
  if (dayNo === null) throw new RangeError(`Not a date: ${date}`);
  return dayNo;
}

/** Two digits: 7 becomes '07'. */
export const twoDigits = (value: number): string => (value < 10 ? `0${value}` : `${value}`);

/** 'yyyy-MM-dd' of a day number in the years 1000 to 9999. */
export function dateOf(dayNo: number): string {
  const { year, month, day } = civilDate(dayNo);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

export const addDays = (date: string, days: number): string => dateOf(dayNumberOf(date) + days);

/** Number of days from `from` to `to`; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumberOf(to) - dayNumberOf(from);

export const weekdayOfDay = (dayNo: number): Weekday => (((((dayNo + 3) % 7) + 7) % 7) + 1) as Weekday;

export const weekdayOf = (date: string): Weekday => weekdayOfDay(dayNumberOf(date));

/** First and last date of the month 'yyyy-MM', or null if it is not a month in the years 2000 to 2200. */
export function monthSpan(month: string): { readonly first: string; readonly last: string } | null {
  const first = `${month}-01`;
  if (!isDate(first)) return null;
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  return { first, last: `${month}-${daysInMonth(year, number)}` };
}

/** `monthSpan` of what is known to be a month. Throws RangeError if it is none. */
export function monthSpanOf(month: string): { readonly first: string; readonly last: string } {
  const span = monthSpan(month);
  if (!span) throw new RangeError(`Not a month: ${month}`);
  return span;
}
