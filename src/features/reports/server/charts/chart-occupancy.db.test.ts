import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { chartStudio } from '../testing/chart-studio.ts';
import {
  anyBookings,
  anyRange,
  aroundShifts,
  day,
  daysFrom,
  hour,
  minute,
  names,
  shown,
} from '../testing/drawn-bookings.ts';
import { storeBookings } from '../testing/stored-bookings.ts';

const { studio, photographers, charts, stored } = chartStudio();

interface OracleHours {
  readonly is_working: boolean;
  readonly start_time?: string;
  readonly end_time?: string;
  readonly break_enabled?: boolean;
  readonly break_start?: string;
  readonly break_end?: string;
}

describe('what the charts show', () => {
  it('computes the offered time from working hours or the exception of the date, without break and time off, and the sessions within it', async () => {
    const { weekly_schedule } = (await studio().adminCall('GET', '/api/admin/calendar/settings')).body;
    // Open during the night of the clock change, with a break.
    const night = { is_working: true, start_time: '01:00', end_time: '16:00', break_enabled: true };
    weekly_schedule.sunday = { ...night, break_start: '12:15', break_end: '13:00' };
    const saved = await studio().adminCall('PUT', '/api/admin/calendar/settings', { weekly_schedule });
    expect(saved.status).toBe(200);
    const schedule: Record<string, OracleHours> = weekly_schedule;
    const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
    const minutesOf = (text = '00:00') => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
    // A Wednesday on which the studio is closed, and a Monday on which it opens late.
    const { db: database } = studio().database;
    await sql`
      INSERT INTO date_exception (id, date, name, opens_at, closes_at)
      VALUES (gen_random_uuid(), '2030-04-03', 'Zu', NULL, NULL), (gen_random_uuid(), '2030-10-28', 'Spät', '15:00', '21:30')`.execute(
      database,
    );
    const exceptions: Record<string, OracleHours> = {
      '2030-04-03': { is_working: false },
      '2030-10-28': { is_working: true, start_time: '15:00', end_time: '21:30' },
    };
    const isOpen = (instant: number): boolean => {
      const at = shown(instant);
      const hours = exceptions[at.date] ?? schedule[weekdays[at.weekday - 1] ?? ''];
      if (!hours?.is_working) return false;
      const inBreak =
        hours.break_enabled && minutesOf(hours.break_start) <= at.minutes && at.minutes < minutesOf(hours.break_end);
      return minutesOf(hours.start_time) <= at.minutes && at.minutes < minutesOf(hours.end_time) && !inBreak;
    };
    const anyTimeOff = fc.array(
      fc.record({ photographer: fc.nat({ max: 2 }), hour: aroundShifts, quarters: fc.integer({ min: 1, max: 200 }) }),
      { maxLength: 4 },
    );
    await fc.assert(
      fc.asyncProperty(anyBookings, anyTimeOff, anyRange, async (drawn, drawnOff, { from, to }) => {
        const { db } = studio().database;
        const bookings = stored(drawn);
        await sql`DELETE FROM time_off`.execute(db);
        await storeBookings(db, bookings);
        const off: { photographer_id: string; start: number; end: number }[] = [];
        for (const { photographer, hour: at, quarters } of drawnOff) {
          const one = {
            photographer_id: photographers[photographer] as string,
            start: at * hour,
            end: at * hour + quarters * 15 * minute,
          };
          const clashes = off.some(
            (other) => other.photographer_id === one.photographer_id && other.start < one.end && one.start < other.end,
          );
          if (clashes) continue;
          off.push(one);
          await sql`
            INSERT INTO time_off (id, photographer_id, during)
            VALUES (${randomUUID()}, ${one.photographer_id}, tstzrange(${new Date(one.start).toISOString()}, ${new Date(one.end).toISOString()}))`.execute(
            db,
          );
        }
        const expected = photographers.map((id, i) => ({
          id,
          name: names[i],
          offered_minutes: 0,
          booked_minutes: 0,
          outside_minutes: 0,
        }));
        const quarters = (daysFrom(from, to).length + 2) * 96;
        for (let at = Date.parse(`${from}T00:00Z`) - day, i = 0; i < quarters; i++, at += 15 * minute) {
          const date = shown(at).date;
          if (date < from || date > to) continue;
          const open = isOpen(at);
          for (const one of expected) {
            const covers = (range: { start: number; end: number }) => range.start <= at && at < range.end;
            const offered = open && !off.some((range) => range.photographer_id === one.id && covers(range));
            const taken = bookings.some(
              ({ photographer_id, status, start, minutes }) =>
                photographer_id === one.id &&
                status !== 'CANCELLED' &&
                covers({ start, end: start + minutes * minute }),
            );
            if (offered) one.offered_minutes += 15;
            if (offered && taken) one.booked_minutes += 15;
            if (!offered && taken) one.outside_minutes += 15;
          }
        }
        expect((await charts({ date_from: from, date_to: to })).occupancy).toEqual(expected);
      }),
      { numRuns: scaleCount(15, 5) },
    );
  });
});
