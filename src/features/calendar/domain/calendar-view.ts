import { addDays, weekdayOf } from '#shared/kernel/time/calendar-date.ts';
import { gridOf } from './month-layout.ts';

/** The views of the calendar, the default first. */
export const calendarViews = ['month', 'week', 'day'] as const;
export type CalendarViewName = (typeof calendarViews)[number];

/**
 * Returns the Berlin dates that a view of `date` shows, in order: whole weeks around a month, a week from Monday, or a
 * day.
 */
export const datesOf = (view: CalendarViewName, date: string): readonly string[] => {
  if (view === 'month') return gridOf(date.slice(0, 7)).flat();
  if (view === 'day') return [date];
  const monday = addDays(date, 1 - weekdayOf(date));
  return Array.from({ length: 7 }, (_, day) => addDays(monday, day));
};
