import { dayNumber } from '../time/calendar-date.ts';

/** Wall times as `Intl` reports them: the reference for all time calculations. */

// Zones with special rules: half-hour and quarter-hour offsets, half-hour summer time, clock changes at midnight,
// summer time in the southern hemisphere, summer time suspended for Ramadan, no clock change at all.
export const oddZones = [
  'Europe/Berlin',
  'Europe/London',
  'Europe/Moscow',
  'UTC',
  'America/New_York',
  'America/Los_Angeles',
  'America/Havana',
  'America/Santiago',
  'America/St_Johns',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
] as const;

export const firstDay2027 = dayNumber(2027, 1, 1);
export const lastDay2027 = dayNumber(2027, 12, 31);

export interface Reading {
  /** Epoch ms. */
  readonly at: number;
  readonly dayNo: number;
  /** Minutes since midnight, wall time. */
  readonly minute: number;
}

const QUARTER = 15 * 60_000;
const DAY = 96 * QUARTER;

/** Every quarter hour of 2027 and of one day before and after it, in chronological order. */
export function readingsOf2027(zone: string): readonly Reading[] {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const readings: Reading[] = [];
  for (let at = (firstDay2027 - 1) * DAY; at < (lastDay2027 + 2) * DAY; at += QUARTER) {
    const [, date = '', hour, minute] = /^(\S+) (\d\d):(\d\d)$/.exec(format.format(at)) ?? [];
    readings.push({ at, dayNo: Date.parse(`${date}T00:00Z`) / DAY, minute: Number(hour) * 60 + Number(minute) });
  }
  return readings;
}

export function byDay(readings: readonly Reading[]): ReadonlyMap<number, readonly Reading[]> {
  const days = new Map<number, Reading[]>();
  for (const reading of readings) {
    const day = days.get(reading.dayNo);
    if (day) day.push(reading);
    else days.set(reading.dayNo, [reading]);
  }
  return days;
}
