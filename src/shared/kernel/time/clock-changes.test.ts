import { afterEach, describe, expect, test, vi } from 'vitest';
import { dayNumberOf } from './calendar-date.ts';
import {
  DAY,
  dayClock,
  dayNumberAt,
  HOUR,
  MINUTE,
  minuteAtOrAfterWall,
  minuteOfWall,
  offsetAt,
  type Zone,
  zoneOf,
} from './zone-time.ts';

const QUARTER = 15 * MINUTE;

/** A zone that changes its clocks once, and counts how often its offset is computed. */
const zoneWith = (shift: number, before: number, after: number): Zone & { readonly asked: () => number } => {
  let asked = 0;
  const askOffset = (instant: number): number => {
    asked += 1;
    return (instant < shift ? before : after) * HOUR;
  };
  return { id: 'Test/Zone', askOffset, years: new Map(), asked: () => asked };
};

// Offsets in hours before and after: the most eastern and western zones, and one that skips or repeats a whole day.
const changes = [
  [13, 14],
  [14, 13],
  [-12, -11],
  [-11, -12],
  [1, 2],
  [2, 1],
  [-10, 14],
  [14, -10],
] as const;

/** The first instant that shows each local time, and the first that shows it or a later one, of the days around one. */
const readings = (around: number, local: (at: number) => number) => {
  const [shows, reaches] = [new Map<number, number>(), new Map<number, number>()];
  let next = local(around - 5 * DAY);
  for (let at = around - 5 * DAY; at < around + 5 * DAY; at += QUARTER) {
    if (!shows.has(local(at))) shows.set(local(at), at);
    for (; next <= local(at); next += QUARTER) reaches.set(next, at);
  }
  return { shows, reaches };
};

const minuteOf = (instant: number | undefined): number | null => (instant === undefined ? null : instant / MINUTE);

describe.each(changes)('clocks that change around new year from UTC%i to UTC%i (SRV-06)', (before, after) => {
  // Five days before and after, at every hour of the day.
  const shifts = Array.from({ length: 48 }, (_, n) => Date.UTC(2029, 11, 27) + n * 5 * HOUR);

  test('every quarter hour has its offset and its day', () => {
    const wrong: string[] = [];
    for (const shift of shifts) {
      const zone = zoneWith(shift, before, after);
      for (let at = shift - 3 * DAY; at < shift + 3 * DAY; at += QUARTER) {
        const offset = (at < shift ? before : after) * HOUR;
        const isRight = offsetAt(zone, at) === offset && dayNumberAt(zone, at) === Math.floor((at + offset) / DAY);
        if (!isRight) wrong.push(`${new Date(at).toISOString()}, changed ${new Date(shift).toISOString()}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('every wall time of the days around it gives the first instant that shows it, if there is one', () => {
    const wrong: string[] = [];
    for (const shift of shifts) {
      const zone = zoneWith(shift, before, after);
      const dayOfShift = Math.floor(shift / DAY);
      const { shows, reaches } = readings(dayOfShift * DAY, (at) => at + (at < shift ? before : after) * HOUR);
      for (let dayNo = dayOfShift - 2; dayNo <= dayOfShift + 2; dayNo++) {
        const clock = dayClock(zone, dayNo);
        const areRight = Array.from({ length: 96 }, (_, quarter) => {
          const [wall, local] = [quarter * 15, dayNo * DAY + quarter * QUARTER];
          return (
            minuteOfWall(clock, wall) === minuteOf(shows.get(local)) &&
            minuteAtOrAfterWall(clock, wall) === minuteOf(reaches.get(local))
          );
        });
        areRight.push(clock.start === minuteOf(reaches.get(dayNo * DAY)));
        areRight.push(clock.end === minuteOf(reaches.get((dayNo + 1) * DAY)));
        if (areRight.includes(false)) wrong.push(`${clock.date}, changed ${new Date(shift).toISOString()}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

test.each([
  ['2030-03-28', 60],
  ['2030-04-03', 120],
  ['2030-10-24', 120],
  ['2030-10-30', 60],
])('on %s, days from a clock change, one offset applies', (date, minutes) => {
  const { before, after, shift, end } = dayClock(zoneOf('Europe/Berlin')!, dayNumberOf(date));
  expect([before, after]).toEqual([minutes, minutes]);
  expect(shift).toBeGreaterThan(end);
});

test('the offset of an instant within a minute is that of its minute', () => {
  const berlin = zoneOf('Europe/Berlin')!;
  expect(berlin.askOffset(Date.UTC(2030, 5, 5, 7, 0, 30, 500))).toBe(2 * HOUR);
  expect(offsetAt(berlin, Date.UTC(2030, 5, 5, 7, 0, 30, 500))).toBe(2 * HOUR);
});

describe('the clock changes of a year are computed once', () => {
  test('and cached for 256 years', () => {
    const zone = zoneWith(Date.UTC(2030, 2, 31, 1), 1, 2);
    const inYear = (year: number) => offsetAt(zone, Date.UTC(year, 6, 1));
    for (let year = 2000; year < 2256; year++) inYear(year);
    const asked = zone.asked();
    expect([inYear(2000), inYear(2255)]).toEqual([HOUR, 2 * HOUR]);
    expect(zone.asked()).toBe(asked);
    inYear(2256);
    expect([...zone.years.keys()]).toEqual([2256]);
  });

  test('with at most 80 reads of the time zone data', () => {
    const zone = zoneWith(Date.UTC(2030, 2, 31, 1), 1, 2);
    offsetAt(zone, Date.UTC(2030, 6, 1));
    expect(zone.asked()).toBeLessThanOrEqual(80);
  });
});

describe('computed days are cached', () => {
  afterEach(() => vi.resetModules());

  test('for 64 zones', async () => {
    vi.resetModules();
    const fresh = await import('./zone-time.ts');
    const ids = Intl.supportedValuesOf('timeZone').slice(0, 65);
    const found = ids.slice(0, 64).map((id) => fresh.zoneOf(id));
    expect(ids.slice(0, 64).map((id, n) => fresh.zoneOf(id) === found[n])).not.toContain(false);
    fresh.zoneOf(ids[64]!);
    expect(fresh.zoneOf(ids[0]!)).not.toBe(found[0]);
  });

  test('for 2048 days in Berlin', async () => {
    vi.resetModules();
    const fresh = await import('./berlin-time.ts');
    const found = Array.from({ length: 2048 }, (_, dayNo) => fresh.berlinClock(dayNo));
    expect(found.filter((clock, dayNo) => fresh.berlinClock(dayNo) !== clock)).toEqual([]);
    fresh.berlinClock(2048);
    expect(fresh.berlinClock(0)).not.toBe(found[0]);
  });
});

test('a runtime without the time zone of the studio is reported at the start', async () => {
  vi.resetModules();
  const format = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
    throw new RangeError('Invalid time zone specified');
  });
  await expect(import('./berlin-time.ts')).rejects.toThrow('no time zone data for Europe/Berlin');
  format.mockRestore();
  vi.resetModules();
});
