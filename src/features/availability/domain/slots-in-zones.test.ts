import { expect, test } from 'vitest';
import { byDay, firstDay2027, lastDay2027, oddZones, readingsOf2027 } from '#shared/kernel/testing/wall-readings.ts';
import { type DayClock, dayClock, zoneOf } from '#shared/kernel/zone-time.ts';
import { dayBarriers, planOf, stands } from './barriers.ts';
import { defaultCalendarSettings, type WeeklySchedule, weekdayKeys } from './calendar-settings.ts';
import { freeStarts } from './slots.ts';

const MINUTE = 60_000;
const session = 60;
const grid = 30;
// Hours that begin or end before, within and after the times at which clocks change.
const windows = [
  ['00:00', '23:45'],
  ['09:00', '18:00'],
  ['01:30', '03:00'],
  ['22:30', '23:45'],
] as const;

const minuteOf = (wall: string): number => Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3));

/** What the rules offer on every day of 2027 if a studio in `zone` opens at the same hours every day. */
function offered(zone: string, start_time: string, end_time: string): { starts: number[][]; refused: number[] } {
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
  const facts = { settings, exceptions: [], durationMinutes: session, busy: [], timeOff: [], now: 0 };
  const clocks: DayClock[] = [];
  for (let dayNo = firstDay2027; dayNo <= lastDay2027; dayNo++) clocks.push(dayClock(zoneOf(zone)!, dayNo));
  const plan = planOf(facts, 'staff');
  const starts = freeStarts(plan, clocks);
  // What would be explained: nothing may speak against what is offered.
  const refused = clocks.flatMap((clock, index) => {
    const barriers = dayBarriers(plan, clock);
    const reasons = (start: number) => barriers.filter((one) => stands(start / MINUTE, one));
    return (starts[index] ?? []).filter((start) => reasons(start).length > 0);
  });
  return { starts, refused };
}

test.each(oddZones)('SRV-01, SRV-06: no day of 2027 is wrong in %s, whatever the hours', (zone) => {
  const days = byDay(readingsOf2027(zone));
  const wrong: string[] = [];
  for (const [start, end] of windows) {
    const { starts: all, refused } = offered(zone, start, end);
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
