import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { addDays, monthSpan, weekdayOf } from '#shared/kernel/time/calendar-date.ts';
import type { TimeRange } from '#shared/kernel/time/time-range.ts';

/** Which part of an event a day shows: all of it, or its first, a middle or its last day. */
export type SegmentKind = 'single' | 'start' | 'middle' | 'end';

export interface Segment<T> {
  readonly event: T;
  readonly kind: SegmentKind;
}

/** A day and its events; undefined keeps a row free, so that an event of several days stays on one row. */
export interface DayLayout<T> {
  readonly date: string;
  readonly rows: readonly (Segment<T> | undefined)[];
}

/**
 * Returns the whole weeks that a month 'yyyy-MM' overlaps, Monday first, as dates 'yyyy-MM-dd'. Throws RangeError for
 * an invalid month.
 */
export const gridOf = (month: string): readonly (readonly string[])[] => {
  const span = monthSpan(month);
  if (!span) throw new RangeError(`Not a month: ${month}`);
  const first = addDays(span.first, 1 - weekdayOf(span.first));
  const weeks: string[][] = [];
  for (let monday = first; monday <= span.last; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(monday, day)));
  }
  return weeks;
};

interface Placed<T> {
  readonly event: T;
  /** Berlin dates, both included. */
  readonly first: string;
  readonly last: string;
}

/** Whether an event comes after all others of its day, regardless of its start. */
type ComesLast<T> = (event: T) => boolean;
const none = (): boolean => false;

/**
 * Lays out events (epoch ms, half-open) over the days of one week: events of several days first, each on one row
 * throughout.
 */
export const layoutWeek = <T extends TimeRange>(
  week: readonly string[],
  events: readonly T[],
  comesLast: ComesLast<T> = none,
): DayLayout<T>[] => layoutPlaced(week, inOrder(events, comesLast));

/** Lays out every week of a grid; the dates of the events are computed once for all weeks. */
export const layoutWeeks = <T extends TimeRange>(
  weeks: readonly (readonly string[])[],
  events: readonly T[],
  comesLast: ComesLast<T> = none,
): DayLayout<T>[][] => {
  const placed = inOrder(events, comesLast);
  return weeks.map((week) => layoutPlaced(week, placed));
};

/** Events of several days first, and each group ordered by start. */
const inOrder = <T extends TimeRange>(events: readonly T[], comesLast: ComesLast<T>): Placed<T>[] => {
  const rank = ({ event, first, last }: Placed<T>): number => (comesLast(event) ? 2 : Number(first === last));
  return events
    .map((event): Placed<T> => ({ event, first: berlinDateOf(event.start), last: lastDateOf(event) }))
    .toSorted((a, b) => rank(a) - rank(b) || a.event.start - b.event.start);
};

const layoutPlaced = <T>(week: readonly string[], placed: readonly Placed<T>[]): DayLayout<T>[] => {
  const days = week.map((date): { date: string; rows: (Segment<T> | undefined)[] } => ({ date, rows: [] }));
  for (const one of placed) {
    const covered = days.filter(({ date }) => one.first <= date && date <= one.last);
    let row = 0;
    while (covered.some(({ rows }) => rows[row] !== undefined)) row++;
    for (const { date, rows } of covered) {
      while (rows.length < row) rows.push(undefined);
      rows[row] = { event: one.event, kind: kindOn(date, one) };
    }
  }
  return days;
};

const kindOn = (date: string, { first, last }: Placed<unknown>): SegmentKind => {
  if (first === last) return 'single';
  return date === first ? 'start' : date === last ? 'end' : 'middle';
};

/** The date of the last instant: an event that ends at midnight does not extend into the next day. */
const lastDateOf = ({ start, end }: TimeRange): string => berlinDateOf(Math.max(start, end - 1));

/** The height of header, title, toolbar and weekday names above the weeks of a month, in pixels. */
const above = 248;
/** The height of a line of a day with its gap, in pixels; the number of the day has the same height. */
const line = 26;
const fewestLines = 2;

/**
 * Returns the height of each week in a window of a given height, in px, and how many lines of events fit into a day.
 */
export const weekRoom = (windowHeight: number, weeks: number): { readonly height: number; readonly rows: number } => {
  const height = Math.max((fewestLines + 1) * line, Math.floor((windowHeight - above) / weeks));
  return { height, rows: Math.floor(height / line) - 1 };
};
