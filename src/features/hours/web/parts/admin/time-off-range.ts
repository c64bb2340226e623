import { parseInstant, sortableOf } from '#shared/kernel/time/berlin-time.ts';
import { addDays, isDate } from '#shared/kernel/time/calendar-date.ts';
import { formatDate, formatDateTime } from '#shared/kernel/time/format.ts';
import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import type { Form } from '#shared/web/admin/form/use-form.ts';
import { epochOf } from '#shared/web/time/when.tsx';

/** What a form of time off holds: dates, or local times. */
export interface OffRange {
  readonly start: string;
  readonly end: string;
}

/** What a form of time off holds of its range. */
export interface EnteredRange extends OffRange {
  /** Whether `start` and `end` are dates. */
  readonly allDay: boolean;
}

/**
 * A form whose edited range is kept as a whole after a conflict: the date of one person and the time of another are no
 * range.
 */
export const withWholeRange = <Values extends EnteredRange>(
  form: Form<Values>,
): Pick<Form<Values>, 'discard' | 'keepChanges'> => ({
  discard: form.discard,
  keepChanges: () => {
    form.keepChanges();
    const { allDay, start, end } = form.values;
    const isEdited = (['allDay', 'start', 'end'] as const).some((name) => name in form.changes);
    if (isEdited) form.change({ allDay, start, end } as Partial<Values>);
  },
});

/** The days of local times. */
export const daysOf = ({ start, end }: OffRange): OffRange => ({ start: start.slice(0, 10), end: end.slice(0, 10) });

/** The usual hours of the days. */
export const hoursOf = ({ start, end }: OffRange): OffRange => ({
  start: start && `${start}T09:00`,
  end: end && `${end}T18:00`,
});

/** The times of a range as the server sends it. */
export const timesOf = ({ start, end }: OffRange): TimeRange => ({ start: epochOf(start), end: epochOf(end) });

/** Converts a stored range to form values: whole days if it starts and ends at midnight. */
export const enteredRange = ({ start, end }: TimeRange): EnteredRange => {
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

/** The instants of Berlin wall times; undefined while they are no range. */
export const rangeOf = (start: string, end: string): TimeRange | undefined => {
  const [from, until] = [parseInstant(start), parseInstant(end)];
  return from.ok && until.ok && from.value < until.value ? { start: from.value, end: until.value } : undefined;
};
