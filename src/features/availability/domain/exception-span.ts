import { addDays, dateOf, dayNumberOf, daysBetween } from '#shared/kernel/calendar-date.ts';
import type { DateException, DaySchedule } from './calendar-settings.ts';

/** The same hours for every day from `date` to `end_date`. */
export interface ExceptionSpan extends DaySchedule {
  readonly date: string;
  readonly end_date: string;
}

/** The longest closing, in days: a leap year. */
export const mostSpanDays = 366;

/** How many days a span has; less than one when it ends before it begins. */
export const lengthOf = ({ date, end_date }: Pick<ExceptionSpan, 'date' | 'end_date'>): number =>
  daysBetween(date, end_date) + 1;

/** Whether it lasts more than a day. */
export const isLonger = ({ date, end_date }: Pick<ExceptionSpan, 'date' | 'end_date'>): boolean => end_date !== date;

/** The dates of a span, in order. */
export const datesOf = (span: Pick<ExceptionSpan, 'date' | 'end_date'>): string[] => {
  const first = dayNumberOf(span.date);
  return Array.from({ length: Math.max(0, lengthOf(span)) }, (_, day) => dateOf(first + day));
};

/** Spans as the rules know them: one exception for each of their days. */
export const daysOf = (spans: readonly ExceptionSpan[]): DateException[] =>
  spans.flatMap((span) => datesOf(span).map((date) => ({ ...span, date })));

/**
 * The span after a change of its days. One of a single day moves with its date; of a longer one only the named end
 * changes.
 */
export const spanAfter = (
  stored: Pick<ExceptionSpan, 'date' | 'end_date'>,
  changes: { readonly date?: string | undefined; readonly end_date?: string | undefined },
): Pick<ExceptionSpan, 'date' | 'end_date'> => {
  const date = changes.date ?? stored.date;
  const isSingle = stored.date === stored.end_date;
  return { date, end_date: changes.end_date ?? (isSingle ? date : stored.end_date) };
};

/** The last day one may choose for a span that begins on a date. */
export const lastEndOf = (date: string): string => addDays(date, mostSpanDays - 1);
