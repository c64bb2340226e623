import { berlinDateOf, wallMinuteOf } from '#shared/kernel/berlin-time.ts';
import type { TimeRange } from '#shared/kernel/time-range.ts';

/** A session that looks for another time of the same photographer; `starts` are free ones, epoch ms and ascending. */
export interface Homeless extends TimeRange {
  readonly id: string;
  readonly starts: readonly number[];
}

/**
 * Proposes a new start for each: the first day that is free at the same time of day, else the first free start. None is
 * proposed over another, so that all proposals can be taken together; what the buffer forbids the server refuses.
 */
export const proposedStarts = (all: readonly Homeless[]): ReadonlyMap<string, number> => {
  const taken: TimeRange[] = [];
  const proposed = new Map<string, number>();
  for (const { id, start, end, starts } of all) {
    const isClear = (from: number): boolean =>
      taken.every((other) => other.start >= from + (end - start) || other.end <= from);
    const clear = starts.filter(isClear);
    const chosen = clear.find((from) => wallMinuteOf(from) === wallMinuteOf(start)) ?? clear[0];
    if (chosen === undefined) continue;
    taken.push({ start: chosen, end: chosen + (end - start) });
    proposed.set(id, chosen);
  }
  return proposed;
};

/** Starts by their Berlin date, in the order they came. */
export const byDate = (starts: readonly number[]): ReadonlyMap<string, readonly number[]> => {
  const days = new Map<string, number[]>();
  for (const start of starts) {
    const date = berlinDateOf(start);
    days.set(date, [...(days.get(date) ?? []), start]);
  }
  return days;
};
