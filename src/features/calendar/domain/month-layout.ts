import { berlinDateOf } from '#shared/kernel/berlin-time.ts';
import { addDays, monthSpan, weekdayOf } from '#shared/kernel/calendar-date.ts';
import type { TimeRange } from '#shared/kernel/time-range.ts';

/** How much of an event a day shows: all of it, or its first, a middle or its last day (CAL-010). */
export type SegmentKind = 'single' | 'start' | 'middle' | 'end';

export interface Segment<T> {
  readonly event: T;
  readonly kind: SegmentKind;
}

/** A day and its events; undefined keeps a row free, so that an event of several days stays on one line. */
export interface DayLayout<T> {
  readonly date: string;
  readonly rows: readonly (Segment<T> | undefined)[];
}

/** The whole weeks that a month 'yyyy-MM' touches, Monday first: dates 'yyyy-MM-dd' (CAL-001). Throws RangeError for no month. */
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

/** Lays events (epoch ms, half-open) out over the days of one week: those of several days first, each on one row all along. */
export const layoutWeek = <T extends TimeRange>(week: readonly string[], events: readonly T[]): DayLayout<T>[] => {
  const rows = new Map<string, (Segment<T> | undefined)[]>(week.map((date) => [date, []]));
  const placed = events
    .map((event): Placed<T> => ({ event, first: berlinDateOf(event.start), last: lastDateOf(event) }))
    .filter(({ first, last }) => first <= (week.at(-1) ?? '') && last >= (week[0] ?? ''));
  const long = placed.filter(({ first, last }) => first !== last);
  const short = placed.filter(({ first, last }) => first === last);
  const byStart = (a: Placed<T>, b: Placed<T>): number => a.event.start - b.event.start;
  for (const one of [...long.toSorted(byStart), ...short.toSorted(byStart)]) {
    const days = week.filter((date) => one.first <= date && date <= one.last);
    let row = 0;
    while (days.some((date) => rows.get(date)?.[row] !== undefined)) row++;
    for (const date of days) {
      const cells = rows.get(date) ?? [];
      while (cells.length < row) cells.push(undefined);
      cells[row] = { event: one.event, kind: kindOn(date, one) };
    }
  }
  return week.map((date) => ({ date, rows: rows.get(date) ?? [] }));
};

const kindOn = (date: string, { first, last }: Placed<unknown>): SegmentKind => {
  if (first === last) return 'single';
  return date === first ? 'start' : date === last ? 'end' : 'middle';
};

/** The date of the last instant: what ends at midnight does not reach into the next day. */
const lastDateOf = ({ start, end }: TimeRange): string => berlinDateOf(Math.max(start, end - 1));
