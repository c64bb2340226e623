import { berlinDay, wallMinuteOf } from '#shared/kernel/time/berlin-time.ts';
import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';

/**
 * A range on the time axis of a day, in wall-clock minutes since midnight. The hour that the clock change skips stays
 * empty; in the hour that occurs twice both runs are drawn at the same place.
 */
export interface WallRange {
  readonly from: number;
  readonly to: number;
}

export const dayMinutes = 24 * 60;

/** The part of a time (epoch ms, half-open) that falls on a Berlin date; undefined when none does. */
export const wallRangeOn = (date: string, { start, end }: TimeRange): WallRange | undefined => {
  const day = berlinDay(date);
  if (end <= day.start || start >= day.end || end <= start) return undefined;
  const from = wallMinuteOf(Math.max(start, day.start));
  const to = end >= day.end ? dayMinutes : wallMinuteOf(end);
  // In the repeated hour the wall clock goes back, so the end is computed from the length.
  return { from, to: to > from ? to : Math.min(dayMinutes, from + Math.max(1, (end - start) / MINUTE)) };
};

/** An event on the time axis of its day, and its column among simultaneous events: lane 0 … lanes - 1. */
export interface Block<T> extends WallRange {
  readonly event: T;
  readonly lane: number;
  readonly lanes: number;
  /** A strip at the left: its lane is one of `strips`, and the other events share the remaining width. */
  readonly isStrip?: true;
  /** The number of strips at its time; absent: none. */
  readonly strips?: number;
}

export interface TimedDay<T> {
  /** Events that last the whole day are shown above the hours. */
  readonly whole: readonly T[];
  /** Ordered by start. No two blocks in one lane share a minute. */
  readonly blocks: readonly Block<T>[];
}

/** The minimum length of a drawn event in minutes, so that it is large enough for touch. */
export const shortestBlock = 20;

/**
 * Lays events (epoch ms, half-open) out on the time axis of one Berlin date; simultaneous events are placed side by
 * side. A background event becomes a strip where it overlaps other events.
 */
export const layoutDay = <T extends TimeRange>(
  date: string,
  events: readonly T[],
  isBackground: (event: T) => boolean = () => false,
): TimedDay<T> => {
  const whole: T[] = [];
  const timed: (WallRange & { event: T })[] = [];
  for (const event of events) {
    const range = wallRangeOn(date, event);
    if (!range) continue;
    if (range.from === 0 && range.to === dayMinutes) whole.push(event);
    else timed.push({ event, ...range });
  }
  const inOrder = timed.toSorted((a, b) => a.from - b.from || b.to - a.to);
  const blocks = clustersOf(inOrder).flatMap((cluster) => withStrips(cluster, isBackground));
  return { whole, blocks: blocks.toSorted((a, b) => a.from - b.from) };
};

const endOf = ({ from, to }: WallRange): number => Math.max(to, from + shortestBlock);

/** Groups of events in which each event overlaps another one. */
const clustersOf = <R extends WallRange>(inOrder: readonly R[]): R[][] => {
  const clusters: R[][] = [];
  let cluster: R[] = [];
  let until = 0;
  for (const one of inOrder) {
    if (one.from >= until) {
      cluster = [];
      clusters.push(cluster);
    }
    cluster.push(one);
    until = Math.max(until, endOf(one));
  }
  return clusters;
};

const withStrips = <T>(
  cluster: readonly (WallRange & { event: T })[],
  isBackground: (event: T) => boolean,
): Block<T>[] => {
  const behind = cluster.filter(({ event }) => isBackground(event));
  const before = cluster.filter(({ event }) => !isBackground(event));
  if (behind.length === 0 || before.length === 0) return inLanes(cluster);
  const strips = inLanes(behind) as [Block<T>, ...Block<T>[]];
  const count = { strips: strips[0].lanes };
  return [
    ...strips.map((strip) => ({ ...strip, ...count, isStrip: true as const })),
    ...clustersOf(before)
      .flatMap(inLanes)
      .map((block) => ({ ...block, ...count })),
  ];
};

const inLanes = <T>(cluster: readonly (WallRange & { event: T })[]): Block<T>[] => {
  const ends: number[] = [];
  const placed = cluster.map((one) => {
    const free = ends.findIndex((end) => end <= one.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = endOf(one);
    return { ...one, lane };
  });
  return placed.map((one) => ({ ...one, lanes: ends.length }));
};

const hour = 60;
const usually: WallRange = { from: 9 * hour, to: 18 * hour };

/** The range of whole hours to show, in minutes: all working times and events, and one hour more on either side. */
export const shownHours = (ranges: readonly WallRange[]): WallRange => {
  const all = ranges.length > 0 ? ranges : [usually];
  const from = Math.min(...all.map((one) => one.from));
  const to = Math.max(...all.map((one) => one.to));
  return {
    from: Math.max(0, Math.floor(from / hour) * hour - hour),
    to: Math.min(dayMinutes, Math.ceil(to / hour) * hour + hour),
  };
};

/** Returns the parts of a shown day outside of the working times, which are ordered; on a closed day, the whole day. */
export const closedRanges = (blocks: readonly WallRange[]): WallRange[] =>
  [...blocks, { from: dayMinutes, to: dayMinutes }]
    .map(({ from }, index) => ({ from: blocks[index - 1]?.to ?? 0, to: from }))
    .filter(({ from, to }) => from < to);
