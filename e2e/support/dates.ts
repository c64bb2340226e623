import { berlinDateOf } from '../../src/shared/kernel/time/berlin-time.ts';
import { addDays, weekdayOf } from '../../src/shared/kernel/time/calendar-date.ts';

// The only place of the browser tests that reads the clock. Days are reckoned by the calendar, not in multiples of 24
// hours, which are a day too many or too few around a change of clocks.

/** This instant, in ms. */
export const now = (): number => Date.now();

/** The instant so many ms from now, as ISO text in UTC. */
export const isoIn = (ms: number): string => new Date(now() + ms).toISOString();

/** The date in Berlin today or `later` days ahead. */
export const berlinDay = (later = 0): string => addDays(berlinDateOf(now()), later);

/** The first date at least `from` days ahead on a weekday from Monday (1) to Sunday (7). */
export const weekdayAhead = (weekday: number, from: number): string => {
  let ahead = from;
  while (weekdayOf(berlinDay(ahead)) !== weekday) ahead += 1;
  return berlinDay(ahead);
};

let monday: string | undefined;

/**
 * The first Monday at least a week ahead: open all day, within the booking window. Always the same one, because a test
 * may run past midnight.
 */
export const someMonday = (): string => (monday ??= weekdayAhead(1, 7));

/** '05.06.2030' */
export const german = (date: string): string => date.split('-').toReversed().join('.');

/** The first date of a month such as '2030-06' on a weekday from Monday (1) to Sunday (7). */
export const firstOfMonth = (month: string, weekday: number): string => {
  const first = `${month}-01`;
  return addDays(first, (weekday - weekdayOf(first) + 7) % 7);
};
