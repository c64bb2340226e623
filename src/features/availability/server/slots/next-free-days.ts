import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { addDays } from '#shared/kernel/time/calendar-date.ts';
import type { MonthAvailability } from '../../contract.ts';
import type { DaySlots } from '../../domain/slots/slots.ts';

type FreeDay = MonthAvailability['days'][number];

/** So many free days are listed at least, those after a month included: as many times as the pages offer. */
const enough = 4;
/** Days that are read first; almost always they have enough. */
const firstStep = 31;

/** Returns the days that have free starts, with their first three. */
export const freeDaysView = (days: readonly DaySlots[]): FreeDay[] =>
  days
    .filter(({ starts }) => starts.length > 0)
    .map(({ date, starts }) => ({ date, slots: starts.length, first: starts.slice(0, 3).map(formatInstant) }));

interface Search {
  /** Berlin dates, both included. */
  readonly first: string;
  readonly last: string;
  /** How many free days are known before them. */
  readonly known?: number;
}

/**
 * Returns the first free days of a range, as many as are lacking; usually nothing is read. `read` returns the days of a
 * part of the range.
 */
export const nextFreeDays = async <Day extends DaySlots>(
  read: (first: string, last: string) => Promise<readonly Day[]>,
  { first, last, known = 0 }: Search,
): Promise<Day[]> => {
  const found: Day[] = [];
  let [from, length] = [first, firstStep];
  while (from <= last && known + found.length < enough) {
    const end = addDays(from, length - 1);
    const to = end < last ? end : last;
    found.push(...(await read(from, to)).filter(({ starts }) => starts.length > 0));
    from = addDays(to, 1);
    length = 366;
  }
  return found.slice(0, Math.max(0, enough - known));
};
