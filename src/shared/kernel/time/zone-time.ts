import { civilDate, dateOf, dayNumber } from './calendar-date.ts';

/**
 * Time zone arithmetic with whole numbers. `Intl` is called about eighty times per zone and year to find the clock
 * changes; every conversion after that is additions and comparisons. The module never uses the process's own time zone,
 * so a server in UTC and a browser in Los Angeles get the same results.
 */

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export interface Zone {
  readonly id: string;
  /** Offset from UTC in ms at an instant, computed with `Intl`. */
  readonly askOffset: (instant: number) => number;
  readonly years: Map<number, YearOfShifts>;
}

/** The clock changes of a zone in one year: `offsets[i]` applies from `shifts[i]` on. The last one is never reached. */
interface YearOfShifts {
  readonly firstOffset: number;
  readonly shifts: readonly number[];
  readonly offsets: readonly number[];
}

/**
 * One local day. All values are whole minutes (instants since 1970, and offsets), because clocks change on whole
 * minutes and small integers are fast. `before` is the offset until `shift`, `after` the offset from then on. Without a
 * clock change near the day they are equal and `shift` is `NEVER`.
 */
export interface DayClock {
  readonly dayNo: number;
  /** 'yyyy-MM-dd' */
  readonly date: string;
  readonly start: number;
  readonly end: number;
  readonly before: number;
  readonly after: number;
  readonly shift: number;
}

/** Later than any minute that is looked up. */
const NEVER = 2 ** 31 - 1;

const MOST_ZONES = 64;
const MOST_YEARS = 256;
const zones = new Map<string, Zone>();

/** The zone of an IANA name such as 'Europe/Berlin', or null if the runtime does not know the name. */
export function zoneOf(id: string): Zone | null {
  const known = zones.get(id);
  if (known) return known;
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: id,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return null;
  }
  const askOffset = (instant: number): number => {
    const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = format
      .format(instant)
      .split(/\D+/)
      .map(Number);
    const local = dayNumber(year, month, day) * DAY + hour * HOUR + minute * MINUTE + second * 1000;
    return local - Math.floor(instant / 1000) * 1000;
  };
  const zone = { id, askOffset, years: new Map<number, YearOfShifts>() };
  if (zones.size >= MOST_ZONES) zones.clear();
  zones.set(id, zone);
  return zone;
}

// Checks once per week of the year: no zone has changed its clocks twice within a week since 2000.
function readYear(zone: Zone, year: number): YearOfShifts {
  const from = dayNumber(year, 1, 1) * DAY - 3 * DAY;
  const until = dayNumber(year + 1, 1, 1) * DAY + 3 * DAY;
  const shifts: number[] = [];
  const offsets: number[] = [];
  const firstOffset = zone.askOffset(from);
  let offset = firstOffset;
  for (let at = from; at < until; at += 7 * DAY) {
    const next = Math.min(at + 7 * DAY, until);
    const nextOffset = zone.askOffset(next);
    if (nextOffset === offset) continue;
    shifts.push(firstMinuteWithout(zone, offset, at, next));
    offsets.push(nextOffset);
    offset = nextOffset;
  }
  return { firstOffset, shifts: [...shifts, NEVER * MINUTE], offsets };
}

/** The first minute between `from` and `to` at which the offset is no longer `offset`. */
function firstMinuteWithout(zone: Zone, offset: number, from: number, to: number): number {
  let [low, high] = [from / MINUTE, to / MINUTE];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (zone.askOffset(middle * MINUTE) === offset) low = middle;
    else high = middle;
  }
  return high * MINUTE;
}

function shiftsOf(zone: Zone, year: number): YearOfShifts {
  const known = zone.years.get(year);
  if (known) return known;
  if (zone.years.size >= MOST_YEARS) zone.years.clear();
  const read = readYear(zone, year);
  zone.years.set(year, read);
  return read;
}

/** The offset from UTC in ms at `instant`: +2 h is 7 200 000. */
export function offsetAt(zone: Zone, instant: number): number {
  const { firstOffset, shifts, offsets } = shiftsOf(zone, civilDate(Math.floor(instant / DAY)).year);
  let offset = firstOffset;
  for (let i = 0; (shifts[i] as number) <= instant; i++) offset = offsets[i] as number;
  return offset;
}

// A local day starts at most 14 h before and ends at most 12 h after the UTC day of the same date.
const EARLIEST_START = 15 * 60;
const LATEST_END = (24 + 13) * 60;
const DAY_MINUTES = 24 * 60;

/** The clock of the local day `dayNo` (days since 1970-01-01). */
export function dayClock(zone: Zone, dayNo: number): DayClock {
  const { firstOffset, shifts, offsets } = shiftsOf(zone, civilDate(dayNo).year);
  const local = dayNo * DAY_MINUTES;
  let before = firstOffset;
  let i = 0;
  while ((shifts[i] as number) <= (local - EARLIEST_START) * MINUTE) before = offsets[i++] as number;
  const changes = (shifts[i] as number) < (local + LATEST_END) * MINUTE;
  const shift = changes ? (shifts[i] as number) / MINUTE : NEVER;
  const offset = before / MINUTE;
  const after = changes ? (offsets[i] as number) / MINUTE : offset;
  return {
    dayNo,
    date: dateOf(dayNo),
    start: atOrAfter(local, offset, after, shift),
    end: atOrAfter(local + DAY_MINUTES, offset, after, shift),
    before: offset,
    after,
    shift,
  };
}

/**
 * The minute since 1970 of a wall time (minutes since midnight) on that day: the first occurrence if it occurs twice,
 * null if the clock change skips it.
 */
export function minuteOfWall({ dayNo, before, after, shift }: DayClock, wall: number): number | null {
  const local = dayNo * DAY_MINUTES + wall;
  if (local - before < shift) return local - before;
  return local - after >= shift ? local - after : null;
}

/**
 * The first minute of that day at which its clock shows `wall` or later. If `wall` is skipped, this is the minute of
 * the clock change.
 */
export const minuteAtOrAfterWall = ({ dayNo, before, after, shift }: DayClock, wall: number): number =>
  atOrAfter(dayNo * DAY_MINUTES + wall, before, after, shift);

function atOrAfter(local: number, before: number, after: number, shift: number): number {
  return local - before < shift ? local - before : Math.max(local - after, shift);
}

/** The local date of `instant`, as days since 1970-01-01. */
export const dayNumberAt = (zone: Zone, instant: number): number =>
  Math.floor((instant + offsetAt(zone, instant)) / DAY);
