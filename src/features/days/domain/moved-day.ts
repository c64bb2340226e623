import { berlinDateOf, instantOf, wallMinuteOf } from '#shared/kernel/time/berlin-time.ts';
import { HOUR, MINUTE } from '#shared/kernel/time/zone-time.ts';

/** Why the customer of a session of a moved day is not asked; the first three as for a cancelled day. */
export const notAskedReasons = ['cancelled', 'moved', 'over', 'unconfirmed', 'asked', 'undone'] as const;
export type NotAskedReason = (typeof notAskedReasons)[number];

/** How many days after a day are searched for substitutes, and how many are proposed. */
export const searchedDays = 60;
export const mostProposals = 14;

/** For how long an action can be undone, in ms. */
const undoMs = 10 * MINUTE;

/** Returns the start (epoch ms) at the same hour of another Berlin date; null: the clocks skip it. */
export const sameHourOn = (start: number, date: string): number | null => instantOf(date, wallMinuteOf(start));

/** Returns until when (epoch ms) a substitute time is held: for so many hours, at the latest until it begins. */
export const substituteUntil = (now: number, hours: number, start: number): number =>
  Math.min(now + hours * HOUR, start);

/** How a request to choose another time ended; null: it is open. */
export type TimeRequestOutcome = 'moved' | 'declined' | 'withdrawn' | 'cancelled' | 'lapsed';

/** Whether an action can be undone at `now`: for ten minutes, once, while no session has another time or is cancelled. */
export const mayUndo = (
  { created_at, undone_at }: { readonly created_at: number; readonly undone_at: number | null },
  outcomes: readonly (TimeRequestOutcome | null)[],
  now: number,
): boolean =>
  undone_at === null &&
  now < created_at + undoMs &&
  outcomes.every((outcome) => outcome === null || outcome === 'withdrawn');

interface DayThatFits {
  readonly date: string;
  /** The ids of the sessions whose hour is free on it. */
  readonly fitting: readonly string[];
}

/**
 * Returns the days on which most sessions fit, the nearest first among equals: those that are proposed. `free`: the free
 * starts (epoch ms) of each session at its own hour.
 */
export const proposedDays = (free: ReadonlyMap<string, readonly number[]>): DayThatFits[] => {
  const days = new Map<string, string[]>();
  for (const [id, starts] of free) {
    for (const start of starts) {
      const date = berlinDateOf(start);
      days.set(date, [...(days.get(date) ?? []), id]);
    }
  }
  return [...days]
    .map(([date, fitting]) => ({ date, fitting }))
    .toSorted((a, b) => b.fitting.length - a.fitting.length || a.date.localeCompare(b.date))
    .slice(0, mostProposals);
};
