import { isDate } from './calendar-date.ts';
import { accepted, type Result, refused } from './result.ts';

/**
 * Days and times of day as people in Germany type them, with or without a keyboard that has dots, and as programs fill
 * them (ISO). The day always comes before the month. Slashes are refused: with them half of the readers put the month
 * first.
 */

/** `empty`: nothing was typed. `unreadable`: no day or time that exists, or one that could be another. */
export type WhenRefusal = 'empty' | 'unreadable';

// Neither needs to begin or end with the text: what stands around the day is still there afterwards, and then it is no date.
const separated = /(\d{1,2})[., ] ?(\d{1,2})[., ] ?(\d{4}|\d\d)/;
const digitsOnly = /(\d\d)(\d\d)(\d{4}|\d\d)/;

/** 'yyyy-MM-dd' of '24.12.2026', '24.12.26', '24122026' or '2026-12-24'. */
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

/** 'HH:mm' of '9:00', '9.00', '0900', '9' or '9 Uhr', on a clock of 24 hours. */
export function readTime(typed: string): Result<string, WhenRefusal> {
  const text = typed.trim();
  if (text === '') return refused('empty');
  const time = text.replace(timeOfDay, (_, hour: string, minute = '00') => `${hour.padStart(2, '0')}:${minute}`);
  return clockTime.test(time) ? accepted(time) : refused('unreadable');
}

const dayBeforeTime = /^(?:\d{4}-\d\d-\d\d|\d{6}|\d{8}|\d{1,2}[., ] ?\d{1,2}[., ] ?(?:\d{4}|\d\d))(?=[T,\s])/;

/** 'yyyy-MM-ddTHH:mm' of '24.12.2026, 09:00', '24.12.2026 9 Uhr' or '2026-12-24T09:00'. */
export function readDateTime(typed: string): Result<string, WhenRefusal> {
  const text = typed.trim();
  if (text === '') return refused('empty');
  const day = dayBeforeTime.exec(text)?.[0];
  if (day === undefined) return refused('unreadable');
  const [date, clock] = [readDate(day), readTime(text.slice(day.length).replace(/^[T,]/, ''))];
  return date.ok && clock.ok ? accepted(`${date.value}T${clock.value}`) : refused('unreadable');
}
