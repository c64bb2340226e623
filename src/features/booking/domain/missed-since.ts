import { berlinDateOf, berlinDay } from '#shared/kernel/time/berlin-time.ts';
import { isDate } from '#shared/kernel/time/calendar-date.ts';

/**
 * From when on a missed session counts, epoch ms: the beginning of the same Berlin day two years before; of 28 February
 * if that year has no 29th.
 */
export const missedSince = (now: number): number => {
  const [year, month, day] = berlinDateOf(now).split('-');
  const same = `${Number(year) - 2}-${month}-${day}`;
  return berlinDay(isDate(same) ? same : `${Number(year) - 2}-02-28`).start;
};
