import { berlinDateOf, instantOf } from '#shared/kernel/time/berlin-time.ts';
import { addDays } from '#shared/kernel/time/calendar-date.ts';
import { HOUR } from '#shared/kernel/time/zone-time.ts';

/**
 * Berlin wall times, in minutes since midnight. The hours outside them do not count, so that no answer is due at night.
 */
const dayBegins = 8 * 60;
const dayEnds = 21 * 60;

/**
 * Returns until when a time that is offered to a person of the waiting list at `now` is held: `hours` later, counted
 * only between 8 and 21 o'clock in Berlin. The result is never between 21 (included) and 8 o'clock (excluded). Instants
 * are epoch ms.
 */
export const offerDeadline = (now: number, hours: number): number => {
  let left = hours * HOUR;
  let date = berlinDateOf(now);
  for (;;) {
    const from = Math.max(now, wall(date, dayBegins));
    const end = wall(date, dayEnds);
    if (from + left < end) return from + left;
    left -= Math.max(0, end - from);
    date = addDays(date, 1);
  }
};

const wall = (date: string, minute: number): number => {
  const instant = instantOf(date, minute);
  if (instant === null) throw new RangeError(`The clocks skip ${minute} minutes after midnight of ${date}`);
  return instant;
};
