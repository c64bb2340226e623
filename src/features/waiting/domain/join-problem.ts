import type { FieldProblem } from '#shared/kernel/field-problem.ts';
import { addDays, daysBetween, isDate, weekdayOf } from '#shared/kernel/time/calendar-date.ts';
import { mostDays, type Wishes } from './wishes.ts';

type WishedDays = Pick<Wishes, 'first_day' | 'last_day' | 'weekdays' | 'from_minute' | 'until_minute'>;

/** Returns the errors of the wishes that do not depend on the studio, by field of the request. */
export const wishProblems = (wishes: WishedDays): FieldProblem[] => {
  const { first_day, last_day, from_minute, until_minute } = wishes;
  const problem = (field: string, msg: string): FieldProblem => ({ loc: ['body', field], msg, type: 'value_error' });
  const noDates = [...noDate('first_day', first_day), ...noDate('last_day', last_day)];
  if (noDates.length > 0) return noDates;
  const length = daysBetween(first_day, last_day) + 1;
  return [
    ...(length < 1 ? [problem('last_day', 'must not be before first_day')] : []),
    ...(length > mostDays ? [problem('last_day', `must be at most ${mostDays} days in all`)] : []),
    ...(until_minute < from_minute ? [problem('latest_start', 'must not be before earliest_start')] : []),
  ];

  function noDate(field: string, date: string): FieldProblem[] {
    return isDate(date) ? [] : [problem(field, 'must be a date like 2030-06-05')];
  }
};

/**
 * Returns why these days cannot be waited for: one of them is past or beyond the booking window, or none is on a wished
 * weekday. Null: they can.
 */
export const dayRefusal = (
  { first_day, last_day, weekdays }: WishedDays,
  { today, advance_booking_days }: { readonly today: string; readonly advance_booking_days: number },
): 'outside_window' | 'no_such_day' | null => {
  if (first_day < today || last_day > addDays(today, advance_booking_days)) return 'outside_window';
  const days = Array.from({ length: daysBetween(first_day, last_day) + 1 }, (_, i) => addDays(first_day, i));
  return days.some((date) => weekdays.includes(weekdayOf(date))) ? null : 'no_such_day';
};
