import { berlinDateOf, instantOf, wallMinuteOf } from '#shared/kernel/time/berlin-time.ts';
import { addDays } from '#shared/kernel/time/calendar-date.ts';
import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import { dayMinutes } from './day-layout.ts';

/** Stands for the column of sessions that use no resource. */
export const noResource = 'none';

/** The target of a move: a Berlin date, a start in wall-clock time, and a photographer or a resource. */
export interface Target {
  readonly date: string;
  /** Minutes since midnight. */
  readonly minute: number;
  readonly photographer_id: string;
  /** The column of the day by resources, where the photographer stays; undefined in other views. */
  readonly resource_id?: string | undefined;
}

/** The step of times, in minutes. */
export const step = 15;

/** Returns the current place of a session. */
export const targetOf = (
  { start, photographer_id }: { readonly start: number; readonly photographer_id: string },
  resource_id?: string,
): Target => ({
  date: berlinDateOf(start),
  minute: wallMinuteOf(start),
  photographer_id,
  resource_id,
});

export const sameTarget = (a: Target | undefined, b: Target | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.date === b.date &&
    a.minute === b.minute &&
    a.photographer_id === b.photographer_id &&
    a.resource_id === b.resource_id);

/** Returns the time of a session at a target, with its current length; null when the clock change skips that start. */
export const timeAt = ({ start, end }: TimeRange, { date, minute }: Target): TimeRange | null => {
  const begins = instantOf(date, minute);
  return begins === null ? null : { start: begins, end: begins + (end - start) };
};

/**
 * Returns the resources that a session has to use after it is moved from one column to another: that of the target, and
 * the others of the same kind that it has (`isAlike`). Anything else is left to the server.
 */
export const requestedResources = (
  used: readonly string[],
  { from, to }: { readonly from: string | undefined; readonly to: string | undefined },
  isAlike: (id: string) => boolean,
): readonly string[] | undefined => {
  if (to === undefined || to === noResource) return undefined;
  return [to, ...used.filter((id) => id !== from && id !== to && isAlike(id))];
};

/** Returns the nearest quarter of an hour at which a session can start; minutes since midnight. */
export const nearestQuarter = (minute: number): number =>
  Math.max(0, Math.min(dayMinutes - step, Math.round(minute / step) * step));

/** What arrow keys can reach: the visible days and, side by side, the photographers. */
export interface Reach {
  readonly dates: readonly string[];
  /** One column each in the day view; empty where the photographer stays the same. */
  readonly photographers: readonly string[];
  /** The same of the day by resources. */
  readonly resources?: readonly string[];
  /** 'days': up and down move by weeks. 'times': by quarters of an hour. */
  readonly by: 'days' | 'times';
}

/** Returns the target after an arrow key; the same target at the edge, undefined for any other key. */
export const targetByKey = (target: Target, key: string, reach: Reach): Target | undefined => {
  const { dates, photographers, resources = [], by } = reach;
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!way) return undefined;
  const [across = 0, down = 0] = way;
  if (by === 'times' && down !== 0) return { ...target, minute: stepped(target.minute, down) };
  if (resources.length > 0) {
    const at = resources.findIndex((id) => id === target.resource_id);
    return { ...target, resource_id: resources[at + across] ?? target.resource_id };
  }
  if (photographers.length > 0) {
    const at = photographers.indexOf(target.photographer_id);
    return { ...target, photographer_id: photographers[at + across] ?? target.photographer_id };
  }
  const date = addDays(target.date, across + 7 * down);
  return dates.includes(date) ? { ...target, date } : target;
};

// From a start off the grid, the first step goes to the adjacent quarter.
const stepped = (minute: number, down: number): number => {
  const next = down === 1 ? Math.floor(minute / step + 1) * step : Math.ceil(minute / step - 1) * step;
  return next < 0 || next >= dayMinutes ? minute : next;
};
