import { timeText } from '#shared/kernel/time/berlin-time.ts';
import { dayNumberOf, type Weekday } from '#shared/kernel/time/calendar-date.ts';
import { wallMinutes } from '#shared/kernel/time/wall-minutes.ts';
import type { Block, OwnException, OwnPeriod } from './own-hours.ts';
import { type WeekdayKey, type WeeklySchedule, weekdayKeys } from './settings/calendar-settings.ts';

export type OwnWeek = OwnPeriod['week'];

/** The most blocks that a day may have. */
export const mostBlocks = 8;
export const mostPeriods = 20;
export const mostExceptions = 400;

/** Returns the studio's week as own hours: a day with a break has two blocks. */
export const weekOfStudio = (schedule: WeeklySchedule): OwnWeek => {
  const blocksOf = (key: WeekdayKey): Block[] => {
    const { is_working, start_time, end_time, break_enabled, break_start, break_end } = schedule[key];
    if (!is_working) return [];
    if (!break_enabled) return [{ start_time, end_time }];
    return [
      { start_time, end_time: break_start },
      { start_time: break_end, end_time },
    ].filter((block) => block.start_time < block.end_time);
  };
  return Object.fromEntries(weekdayKeys.map((key) => [key, blocksOf(key)])) as unknown as OwnWeek;
};

/** Weekdays in a row that have the same blocks. */
export interface WeekLine {
  readonly from: Weekday;
  readonly to: Weekday;
  readonly blocks: readonly Block[];
}

/** Returns a week as few lines: days in a row with the same blocks are one. */
export const weekLines = (week: OwnWeek): WeekLine[] => {
  const lines: WeekLine[] = [];
  for (const [index, key] of weekdayKeys.entries()) {
    const weekday = (index + 1) as Weekday;
    const last = lines.at(-1);
    if (last && textOf(last.blocks) === textOf(week[key])) lines[lines.length - 1] = { ...last, to: weekday };
    else lines.push({ from: weekday, to: weekday, blocks: week[key] });
  }
  return lines;
};

const textOf = (blocks: readonly Block[]): string =>
  blocks.map(({ start_time, end_time }) => `${start_time}–${end_time}`).join();

/** Returns a block to add to a day: an hour after its last one, for up to four hours; undefined when none fits. */
export const nextBlock = (blocks: readonly Block[]): Block | undefined => {
  const last = blocks.at(-1);
  if (!last) return { start_time: '09:00', end_time: '18:00' };
  if (blocks.length >= mostBlocks || !isTime(last.end_time)) return undefined;
  const from = wallMinutes(last.end_time) + 60;
  return from > 22 * 60 ? undefined : { start_time: timeText(from), end_time: timeText(Math.min(from + 240, 23 * 60)) };
};

const isTime = (time: string): boolean => /^\d\d:\d\d$/.test(time);

/**
 * Returns a list with `after` in place of `before`; without `before` it is added, without `after` removed. Returns
 * undefined if `before` is not in the list any more, because it was changed concurrently.
 */
export const withEntry = <Entry>(
  list: readonly Entry[],
  before: Entry | undefined,
  after: Entry | undefined,
): Entry[] | undefined => {
  const added = after === undefined ? [] : [after];
  if (before === undefined) return [...list, ...added];
  const index = list.findIndex((entry) => sameEntry(entry, before));
  return index === -1 ? undefined : list.toSpliced(index, 1, ...added);
};

/** Returns the entry that was stored concurrently since `before`, if it is the only one. */
export const entryInstead = <Entry>(before: readonly Entry[], now: readonly Entry[]): Entry | undefined => {
  const added = now.filter((entry) => !before.some((other) => sameEntry(entry, other)));
  return added.length === 1 ? added[0] : undefined;
};

// The same entry may come with its keys in another order.
const sameEntry = (one: unknown, other: unknown): boolean => inKeyOrder(one) === inKeyOrder(other);

const inKeyOrder = (entry: unknown): string =>
  JSON.stringify(entry, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** Orders periods by their first day. */
export const inOrder = (periods: readonly OwnPeriod[]): OwnPeriod[] =>
  periods.toSorted((a, b) => firstDay(a) - firstDay(b));

const firstDay = ({ valid_from }: OwnPeriod): number =>
  valid_from === null ? Number.NEGATIVE_INFINITY : dayNumberOf(valid_from);

/** Orders exceptions by date. */
export const byDate = (exceptions: readonly OwnException[]): OwnException[] =>
  exceptions.toSorted((a, b) => (a.date < b.date ? -1 : 1));
