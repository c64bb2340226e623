import { addDays, dateOf, dayNumberOf, daysBetween } from '#shared/kernel/time/calendar-date.ts';
import type { DateException, DaySchedule } from './settings/calendar-settings.ts';

/** The same hours for every day from `date` to `end_date`. */
export interface ExceptionSpan extends DaySchedule {
  readonly date: string;
  readonly end_date: string;
}

/** The longest closing, in days: a leap year. */
export const mostSpanDays = 366;

/** The number of days in a span; less than one when it ends before it starts. */
export const lengthOf = ({ date, end_date }: Pick<ExceptionSpan, 'date' | 'end_date'>): number =>
  daysBetween(date, end_date) + 1;

/** Whether a span lasts more than one day. */
export const isLonger = ({ date, end_date }: Pick<ExceptionSpan, 'date' | 'end_date'>): boolean => end_date !== date;

/** The dates of a span, in order. */
export const datesOf = (span: Pick<ExceptionSpan, 'date' | 'end_date'>): string[] => {
  const first = dayNumberOf(span.date);
  return Array.from({ length: Math.max(0, lengthOf(span)) }, (_, day) => dateOf(first + day));
};

/** Splits spans into one exception per day, as the rules need them. */
export const daysOf = (spans: readonly ExceptionSpan[]): DateException[] =>
  spans.flatMap((span) => datesOf(span).map((date) => ({ ...span, date })));

/**
 * Returns the span after its dates are changed. A span of one day moves with its date; of a longer span only the given
 * end changes.
 */
export const spanAfter = (
  stored: Pick<ExceptionSpan, 'date' | 'end_date'>,
  changes: { readonly date?: string | undefined; readonly end_date?: string | undefined },
): Pick<ExceptionSpan, 'date' | 'end_date'> => {
  const date = changes.date ?? stored.date;
  const isSingle = stored.date === stored.end_date;
  return { date, end_date: changes.end_date ?? (isSingle ? date : stored.end_date) };
};

/** The latest end date of a span that starts on `date`. */
export const lastEndOf = (date: string): string => addDays(date, mostSpanDays - 1);
