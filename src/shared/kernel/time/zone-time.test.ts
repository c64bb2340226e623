import { describe, expect, test } from 'vitest';
import { byDay, firstDay2027, lastDay2027, oddZones, readingsOf2027 } from '../testing/wall-readings.ts';
import { civilDate, dayNumber } from './calendar-date.ts';
import {
  DAY,
  dayClock,
  dayNumberAt,
  MINUTE,
  minuteAtOrAfterWall,
  minuteOfWall,
  offsetAt,
  zoneOf,
} from './zone-time.ts';

// Opening hours that end before, at and after the hours of a clock change.
const windows = [
  [0, 1440],
  [540, 1080],
  [90, 150],
  [1380, 1440],
] as const;

describe.each(oddZones)('every quarter hour of 2027 in %s (SRV-06, SRV-07)', (id) => {
  const zone = zoneOf(id)!;
  const readings = readingsOf2027(id);
  const days = byDay(readings);

  /**
   * The first instant of the day at which the clock shows `minute` or later; otherwise the first instant of the next
   * day.
   */
  const firstShowing = (dayNo: number, minute: number): number | undefined =>
    (days.get(dayNo)?.find((reading) => reading.minute >= minute) ?? days.get(dayNo + 1)?.[0])?.at;

  test('the day and the offset of an instant are what the wall clock shows', () => {
    const wrong = readings.filter(
      ({ at, dayNo, minute }) =>
        dayNumberAt(zone, at) !== dayNo || offsetAt(zone, at) !== dayNo * DAY + minute * MINUTE - at,
    );
    expect(wrong).toEqual([]);
  });

  test('a wall time gives the first instant that shows it, and null if none does', () => {
    const wrong: string[] = [];
    for (let dayNo = firstDay2027; dayNo <= lastDay2027; dayNo++) {
      const day = days.get(dayNo) ?? [];
      const clock = dayClock(zone, dayNo);
      for (let minute = 0; minute < 1440; minute += 15) {
        const expected = day.find((reading) => reading.minute === minute)?.at ?? null;
        const found = minuteOfWall(clock, minute);
        if ((found === null ? null : found * MINUTE) !== expected) wrong.push(`${dayNo} ${minute}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each(windows)('hours from minute %i to %i start and end at the right instants on every day', (open, close) => {
    const wrong: string[] = [];
    for (let dayNo = firstDay2027; dayNo <= lastDay2027; dayNo++) {
      const clock = dayClock(zone, dayNo);
      const opened = minuteAtOrAfterWall(clock, open) * MINUTE === firstShowing(dayNo, open);
      const closed = minuteAtOrAfterWall(clock, close) * MINUTE === firstShowing(dayNo, close);
      const whole =
        clock.start * MINUTE === firstShowing(dayNo, 0) && clock.end * MINUTE === firstShowing(dayNo + 1, 0);
      if (!opened || !closed || !whole) wrong.push(`${JSON.stringify(civilDate(dayNo))} ${open}-${close}`);
    }
    expect(wrong).toEqual([]);
  });
});

test('checking once a week misses no clock change of any zone between 2022 and 2030', () => {
  const wrong: string[] = [];
  for (const id of Intl.supportedValuesOf('timeZone')) {
    const zone = zoneOf(id)!;
    for (let at = Date.UTC(2022, 0, 1); at < Date.UTC(2031, 0, 1); at += 3.5 * DAY) {
      if (zone.askOffset(at) !== offsetAt(zone, at)) wrong.push(`${id} ${new Date(at).toISOString()}`);
    }
  }
  expect(wrong).toEqual([]);
}, 60_000);

test('a day that a zone skipped is empty and has no times', () => {
  const skipped = dayClock(zoneOf('Pacific/Apia')!, dayNumber(2011, 12, 30));
  expect(skipped.end).toBe(skipped.start);
  expect(minuteOfWall(skipped, 720)).toBeNull();
});

test('an unknown zone gives null (SRV-07)', () => {
  expect(zoneOf('Europe/Atlantis')).toBeNull();
  expect(zoneOf('')).toBeNull();
  expect(zoneOf('../etc/passwd')).toBeNull();
});
