import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  defaultCalendarSettings,
  type WeeklySchedule,
  weekdayKeys,
} from '#features/hours/domain/settings/calendar-settings.ts';
import { byDay, firstDay2027, lastDay2027, oddZones, readingsOf2027 } from '#shared/kernel/testing/wall-readings.ts';
import type { DayClock } from '#shared/kernel/time/zone-time.ts';

const MINUTE = 60_000;
const session = 60;
const grid = 30;
// Hours that start or end before, within and after the times at which clocks change.
const windows = [
  ['00:00', '23:45'],
  ['09:00', '18:00'],
  ['01:30', '03:00'],
  ['22:30', '23:45'],
] as const;

/** Imports a fresh copy of the rules, so that no cached value of another time zone remains. */
const freshRules = async () => {
  vi.resetModules();
  const { dayClock, zoneOf } = await import('#shared/kernel/time/zone-time.ts');
  const { dayBarriers, planOf } = await import('../barriers/barriers.ts');
  const { isForbidden } = await import('../barriers/barrier.ts');
  const { freeStarts } = await import('./free-starts.ts');
  return { dayClock, zoneOf, dayBarriers, planOf, isForbidden, freeStarts };
};
type Rules = Awaited<ReturnType<typeof freshRules>>;

const minuteOf = (wall: string): number => Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3));

/** Returns what the rules offer on every day of 2027 if a studio in `zone` opens at the same hours every day. */
function offered(
  { dayClock, zoneOf, dayBarriers, planOf, isForbidden, freeStarts }: Rules,
  zone: string,
  [start_time, end_time]: readonly [string, string],
): { starts: number[][]; refused: number[] } {
  const day = {
    is_working: true,
    start_time,
    end_time,
    break_enabled: false,
    break_start: '12:00',
    break_end: '13:00',
  };
  const settings = {
    ...defaultCalendarSettings,
    slot_duration_minutes: grid,
    weekly_schedule: Object.fromEntries(weekdayKeys.map((key) => [key, day])) as WeeklySchedule,
  };
  const facts = { settings, exceptions: [], duration_min: session, busy: [], timeOff: [], now: 0 };
  const clocks: DayClock[] = [];
  for (let dayNo = firstDay2027; dayNo <= lastDay2027; dayNo++) clocks.push(dayClock(zoneOf(zone)!, dayNo));
  const plan = planOf(facts, 'staff');
  const starts = freeStarts(plan, clocks);
  // The explanation: no reason may be given against an offered start.
  const refused = clocks.flatMap((clock, index) => {
    const barriers = dayBarriers(plan, clock);
    const reasons = (start: number) => barriers.filter((one) => isForbidden(start / MINUTE, one));
    return (starts[index] ?? []).filter((start) => reasons(start).length > 0);
  });
  return { starts, refused };
}

// The machine's own time zone must not matter; all rows but the first verify that.
describe.each([
  ['UTC', 0],
  ['Europe/Berlin', -120],
  ['America/New_York', 240],
])('in a process whose zone is %s', (home, minutesBehindUtc) => {
  const original = process.env['TZ'];
  let rules: Rules;
  beforeAll(async () => {
    process.env['TZ'] = home;
    rules = await freshRules();
  });
  afterAll(() => {
    if (original === undefined) delete process.env['TZ'];
    else process.env['TZ'] = original;
  });

  test('the process uses that zone', () => {
    expect(new Date(2027, 6, 1).getTimezoneOffset()).toBe(minutesBehindUtc);
  });

  test.each(oddZones)('every day of 2027 is right in %s, whatever the hours (SRV-01, SRV-06)', (zone) => {
    const days = byDay(readingsOf2027(zone));
    const wrong: string[] = [];
    for (const window of windows) {
      const [start, end] = window;
      const { starts: all, refused } = offered(rules, zone, window);
      expect(refused, `${zone}: offered and yet explained as not free`).toEqual([]);
      for (let dayNo = firstDay2027; dayNo <= lastDay2027; dayNo++) {
        const readings = days.get(dayNo) ?? [];
        const closing = (readings.find(({ minute }) => minute >= minuteOf(end)) ?? days.get(dayNo + 1)?.[0])?.at ?? 0;
        const expected: number[] = [];
        for (let wall = minuteOf(start); wall < minuteOf(end); wall += grid) {
          const at = readings.find(({ minute }) => minute === wall)?.at;
          if (at !== undefined && at + session * MINUTE <= closing) expected.push(at);
        }
        const found = all[dayNo - firstDay2027] ?? [];
        if (String(found) !== String(expected))
          wrong.push(`${dayNo} ${start}-${end}: ${String(found)} not ${String(expected)}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
