import { addDays, dayNumberOf, weekdayOf } from '#shared/kernel/time/calendar-date.ts';

/** Returns the Monday of the ISO week of a date. */
export const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date));

/** Returns the number of the ISO week that begins on a Monday: week 1 has the year's first Thursday. */
export const isoWeekOf = (monday: string): number => {
  const thursday = addDays(monday, 3);
  const newYear = dayNumberOf(`${thursday.slice(0, 4)}-01-01`);
  return 1 + Math.floor((dayNumberOf(thursday) - newYear) / 7);
};

/** Returns the Mondays of `count` weeks, beginning with the week of a date. */
export const weeksFrom = (date: string, count: number): string[] =>
  Array.from({ length: count }, (_, week) => addDays(mondayOf(date), 7 * week));
