import { accepted, type Result, refused } from '../result.ts';
import { isDate } from './calendar-date.ts';

/**
 * Parses dates and times of day as people in Germany type them, on keyboards with or without a dot, and as programs
 * fill them in (ISO). The day always precedes the month. Slashes are refused, because with them many people put the
 * month first.
 */

/** `empty`: nothing was typed. `unreadable`: not an existing date or time, or one that could mean two. */
export type WhenRefusal = 'empty' | 'unreadable';

// Not anchored: text around the match is still there after it is replaced, and the result is then not a valid date.
const separated = /(\d{1,2})[., ] ?(\d{1,2})[., ] ?(\d{4}|\d\d)/;
const digitsOnly = /(\d\d)(\d\d)(\d{4}|\d\d)/;

/** Returns 'yyyy-MM-dd' for '24.12.2026', '24.12.26', '24122026' or '2026-12-24'. */
export function readDate(typed: string): Result<string, WhenRefusal> {
  const text = typed.trim();
  if (text === '') return refused('empty');
  const date = text.replace(separated, isoOf).replace(digitsOnly, isoOf);
  return isDate(date) ? accepted(date) : refused('unreadable');
}

const isoOf = (_: string, day: string, month: string, year: string): string =>
  `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

const timeOfDay = /^(\d{1,2})(?:[:., ]?(\d\d))?(?: ?(?:Uhr|ч\.?))?$/iu;
const clockTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Returns 'HH:mm' for '9:00', '9.00', '0900', '9' or '9 Uhr', on a 24-hour clock. */
export function readTime(typed: string): Result<string, WhenRefusal> {
  const text = typed.trim();
  if (text === '') return refused('empty');
  const time = text.replace(timeOfDay, (_, hour: string, minute = '00') => `${hour.padStart(2, '0')}:${minute}`);
  return clockTime.test(time) ? accepted(time) : refused('unreadable');
}

const dayBeforeTime = /^(?:\d{4}-\d\d-\d\d|\d{6}|\d{8}|\d{1,2}[., ] ?\d{1,2}[., ] ?(?:\d{4}|\d\d))(?=[T,\s])/;

/** Returns 'yyyy-MM-ddTHH:mm' for '24.12.2026, 09:00', '24.12.2026 9 Uhr' or '2026-12-24T09:00'. */
export function readDateTime(typed: string): Result<string, WhenRefusal> {
  const text = typed.trim();
  if (text === '') return refused('empty');
  const day = dayBeforeTime.exec(text)?.[0];
  if (day === undefined) return refused('unreadable');
  const [date, clock] = [readDate(day), readTime(text.slice(day.length).replace(/^[T,]/, ''))];
  return date.ok && clock.ok ? accepted(`${date.value}T${clock.value}`) : refused('unreadable');
}
