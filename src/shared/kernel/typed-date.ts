import { isDate, twoDigits } from './calendar-date.ts';
import { accepted, type Result, refused } from './result.ts';

/**
 * Days and times of day as people in Germany type them, with or without a keyboard that has dots, and as programs fill
 * them (ISO). The day always comes before the month. Slashes are refused: with them half of the readers put the month
 * first.
 */

/** `empty`: nothing was typed. `unreadable`: no day or time that exists, or one that could be another. */
export type WhenRefusal = 'empty' | 'unreadable';

const iso = /^\d{4}-\d\d-\d\d$/;
const separated = /^(\d{1,2})[., ] ?(\d{1,2})[., ] ?(\d{4}|\d\d)$/;
const digitsOnly = /^(\d\d)(\d\d)(\d{4}|\d\d)$/;

/** 'yyyy-MM-dd' of '24.12.2026', '24.12.26', '24122026' or '2026-12-24'. */
export function readDate(typed: string): Result<string, WhenRefusal> {
  const text = typed.trim();
  if (text === '') return refused('empty');
  const [, day, month, year] = separated.exec(text) ?? digitsOnly.exec(text) ?? [];
  const date = iso.test(text) ? text : day && month && year ? dateOf(day, month, year) : '';
  return isDate(date) ? accepted(date) : refused('unreadable');
}

const dateOf = (day: string, month: string, year: string): string =>
  `${year.length === 2 ? `20${year}` : year}-${twoDigits(Number(month))}-${twoDigits(Number(day))}`;

const timeOfDay = /^(\d{1,2})(?:[:., ]?(\d\d))?(?: ?(?:Uhr|ч\.?))?$/iu;

/** 'HH:mm' of '9:00', '9.00', '0900', '9' or '9 Uhr', on a clock of 24 hours. */
export function readTime(typed: string): Result<string, WhenRefusal> {
  const text = typed.trim();
  if (text === '') return refused('empty');
  const [, hour, minute = '0'] = timeOfDay.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return refused('unreadable');
  return accepted(`${twoDigits(Number(hour))}:${twoDigits(Number(minute))}`);
}

const dayThenTime = /^(\d{4}-\d\d-\d\d|\d{6}|\d{8}|\d{1,2}[., ] ?\d{1,2}[., ] ?(?:\d{4}|\d\d))(?:T|[,\s]\s*)(\S.*)$/;

/** 'yyyy-MM-ddTHH:mm' of '24.12.2026, 09:00', '24.12.2026 9 Uhr' or '2026-12-24T09:00'. */
export function readDateTime(typed: string): Result<string, WhenRefusal> {
  const text = typed.trim();
  if (text === '') return refused('empty');
  const [, day = '', time = ''] = dayThenTime.exec(text) ?? [];
  const [date, clock] = [readDate(day), readTime(time)];
  return date.ok && clock.ok ? accepted(`${date.value}T${clock.value}`) : refused('unreadable');
}
