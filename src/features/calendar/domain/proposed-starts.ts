import { berlinDateOf, wallMinuteOf } from '#shared/kernel/time/berlin-time.ts';
import type { TimeRange } from '#shared/kernel/time/time-range.ts';

/** A session that needs another time of the same photographer; `starts` are free ones, epoch ms and ascending. */
export interface SessionToMove extends TimeRange {
  readonly id: string;
  readonly starts: readonly number[];
}

/**
 * Proposes a new start for each session: the first day with the same time of day free, else the first free start.
 * Proposals do not overlap, so that all can be accepted together; the server rejects those that violate a buffer.
 */
export const proposedStarts = (all: readonly SessionToMove[]): ReadonlyMap<string, number> => {
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

/** Groups starts by their Berlin date, in the given order. */
export const byDate = (starts: readonly number[]): ReadonlyMap<string, readonly number[]> => {
  const days = new Map<string, number[]>();
  for (const start of starts) {
    const date = berlinDateOf(start);
    days.set(date, [...(days.get(date) ?? []), start]);
  }
  return days;
};
