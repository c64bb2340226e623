import { sortableOf } from '#shared/kernel/berlin-time.ts';
import { addDays, isDate } from '#shared/kernel/calendar-date.ts';
import { formatDate, formatDateTime } from '#shared/kernel/format.ts';
import type { TimeRange } from '#shared/kernel/time-range.ts';

/** What a form of time off holds: dates, or local times. */
export interface OffRange {
  readonly start: string;
  readonly end: string;
}

/** The days of local times. */
export const daysOf = ({ start, end }: OffRange): OffRange => ({ start: start.slice(0, 10), end: end.slice(0, 10) });

/** The usual hours of the days. */
export const hoursOf = ({ start, end }: OffRange): OffRange => ({
  start: start && `${start}T09:00`,
  end: end && `${end}T18:00`,
});

/** Converts a stored range to form values: whole days if it starts and ends at midnight. */
export const enteredRange = ({ start, end }: TimeRange): OffRange & { readonly allDay: boolean } => {
  const [from, until] = [sortableOf(start), sortableOf(end)];
  if (from.endsWith('T00:00:00') && until.endsWith('T00:00:00')) {
    return { allDay: true, start: from.slice(0, 10), end: addDays(until.slice(0, 10), -1) };
  }
  return { allDay: false, start: from.slice(0, 16), end: until.slice(0, 16) };
};

/** A stored range as text: days if it starts and ends at midnight. */
export const rangeText = (range: TimeRange): string => {
  const { allDay, start, end } = enteredRange(range);
  if (!allDay) return `${formatDateTime(range.start)} – ${formatDateTime(range.end)}`;
  return start === end ? formatDate(start) : `${formatDate(start)} – ${formatDate(end)}`;
};

/** Berlin wall times; a whole day ends at the start of the next. */
export const wallTimes = ({ start, end }: OffRange, allDay: boolean): OffRange => {
  if (!allDay) return { start: start && `${start}:00`, end: end && `${end}:00` };
  return { start: start && `${start}T00:00:00`, end: isDate(end) ? `${addDays(end, 1)}T00:00:00` : '' };
};
