import { accepted, type Result, refused } from '../result.ts';
import { dayNumberOf, parseDate, twoDigits } from './calendar-date.ts';
import type { TimeRange } from './time-range.ts';
import {
  DAY,
  type DayClock,
  dayClock,
  dayNumberAt,
  HOUR,
  MINUTE,
  minuteOfWall,
  type Zone,
  zoneOf,
} from './zone-time.ts';

/**
 * Time in Berlin, the studio's zone. Instants are epoch ms, Berlin dates 'yyyy-MM-dd', wall times minutes since
 * midnight. A wall time that occurs twice means its first occurrence; one that the clock change skips is refused.
 */

export const BERLIN = 'Europe/Berlin';

function berlinZone(): Zone {
  const zone = zoneOf(BERLIN);
  if (!zone) throw new Error(`This runtime has no time zone data for ${BERLIN}`);
  return zone;
}
const berlin = berlinZone();

/** `malformed`: not a time, or outside the years 2000 to 2200. `skipped`: the clock change in spring skips it. */
export type InstantRefusal = 'malformed' | 'skipped';

// The sign of the offset may be a space: an unencoded '+' in a query string is decoded as one.
const wireInstant = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(Z|[+\- ]\d\d:\d\d)?$/;

/**
 * Returns the epoch ms of an instant in a request. 'yyyy-MM-ddTHH:mm[:ss[.fraction]]' is Berlin wall time; with an
 * offset or Z it is that instant. Fractions count to the millisecond. Everything else is refused: 24:00, 30 February,
 * years outside 2000 to 2200.
 */
export function parseInstant(text: string): Result<number, InstantRefusal> {
  const found = wireInstant.exec(text);
  if (!found) return refused('malformed');
  const dayNo = parseDate(found[1] as string);
  if (dayNo === null) return refused('malformed');
  const [hour, minute, second] = [Number(found[2]), Number(found[3]), Number(found[4] ?? 0)];
  if (hour > 23 || minute > 59 || second > 59) return refused('malformed');
  const withinMinute = second * 1000 + Number((found[5] ?? '').padEnd(3, '0').slice(0, 3));
  const offset = found[6];
  if (offset === undefined) {
    const start = minuteOfWall(berlinClock(dayNo), hour * 60 + minute);
    return start === null ? refused('skipped') : accepted(start * MINUTE + withinMinute);
  }
  const shift = offsetInMs(offset);
  if (shift === null) return refused('malformed');
  return accepted(dayNo * DAY + hour * HOUR + minute * MINUTE + withinMinute - shift);
}

function offsetInMs(offset: string): number | null {
  if (offset === 'Z') return 0;
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(4))];
  if (hours > 23 || minutes > 59) return null;
  return (offset.startsWith('-') ? -1 : 1) * (hours * HOUR + minutes * MINUTE);
}

const MOST_DAYS = 2048;
const days = new Map<number, DayClock>();

/** The clock of one Berlin day, by day number (days since 1970-01-01). Results are cached. */
export function berlinClock(dayNo: number): DayClock {
  const known = days.get(dayNo);
  if (known) return known;
  if (days.size >= MOST_DAYS) days.clear();
  const clock = dayClock(berlin, dayNo);
  days.set(dayNo, clock);
  return clock;
}

let lastDay = berlinClock(0);

/**
 * The day that contains a minute (since 1970). Successive calls mostly ask for the same day, so the last result is
 * tried first.
 */
function dayOf(minute: number): DayClock {
  if (minute < lastDay.start || minute >= lastDay.end) lastDay = berlinClock(dayNumberAt(berlin, minute * MINUTE));
  return lastDay;
}

const minuteOf = (instant: number): number => Math.floor(instant / MINUTE);

const offsetOn = (clock: DayClock, minute: number): number => (minute < clock.shift ? clock.before : clock.after);

/** The wall time of a minute, in minutes since midnight. */
const wallOn = (clock: DayClock, minute: number): number =>
  minute + offsetOn(clock, minute) - clock.dayNo * (DAY / MINUTE);

/** Berlin wall time that sorts as text: '2030-06-05T09:00:00'. Milliseconds are dropped. */
export function sortableOf(instant: number): string {
  const minute = minuteOf(instant);
  const clock = dayOf(minute);
  return `${clock.date}T${timeText(wallOn(clock, minute))}:${twoDigits(Math.floor(instant / 1000) - minute * 60)}`;
}

/** 'HH:mm' of minutes since midnight. */
export const timeText = (wallMinute: number): string =>
  `${twoDigits(Math.floor(wallMinute / 60))}:${twoDigits(wallMinute % 60)}`;

/** ISO 8601 with the Berlin offset, to the second: '2030-06-05T09:00:00+02:00'. */
export function formatInstant(instant: number): string {
  const minute = minuteOf(instant);
  return `${sortableOf(instant)}+${timeText(offsetOn(dayOf(minute), minute))}`;
}

/**
 * Like `formatInstant`, to the millisecond, for instants that clients send back for comparison:
 * '2030-06-05T09:00:00.042+02:00'.
 */
export const formatExactInstant = (instant: number): string =>
  formatInstant(instant).replace('+', `.${String(instant - Math.floor(instant / 1000) * 1000).padStart(3, '0')}+`);

/** The Berlin date of an instant. */
export const berlinDateOf = (instant: number): string => dayOf(minuteOf(instant)).date;

/** The Berlin date of an instant, as days since 1970-01-01. */
export const berlinDayNumberOf = (instant: number): number => dayOf(minuteOf(instant)).dayNo;

/** The Berlin wall time of an instant, in minutes since midnight. */
export function wallMinuteOf(instant: number): number {
  const minute = minuteOf(instant);
  return wallOn(dayOf(minute), minute);
}

/** The instant of a Berlin wall time; null if the clock change skips it. Throws RangeError if `date` is invalid. */
export function instantOf(date: string, wallMinute: number): number | null {
  const minute = minuteOfWall(berlinClock(dayNumberOf(date)), wallMinute);
  return minute === null ? null : minute * MINUTE;
}

/** A Berlin day, from its first instant to the first of the next day: 23, 24 or 25 hours. */
export const berlinDay = (date: string): TimeRange => rangeOf(berlinClock(dayNumberOf(date)));

const rangeOf = ({ start, end }: DayClock): TimeRange => ({ start: start * MINUTE, end: end * MINUTE });

/** The day `date` in the time zone `zoneId`; null if the zone is unknown or the date invalid. */
export function dayInZone(date: string, zoneId: string): TimeRange | null {
  const dayNo = parseDate(date);
  const zone = zoneOf(zoneId);
  return dayNo === null || !zone ? null : rangeOf(dayClock(zone, dayNo));
}
