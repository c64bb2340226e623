import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, it, vi } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import type { CalendarSettings } from '#features/hours/domain/settings/calendar-settings.ts';
import { settingLimits } from '#features/hours/domain/settings/calendar-settings-rules.ts';
import { noNotice } from '#features/services/domain/notice.ts';
import { mostMinutesAround } from '#features/services/domain/service-rules.ts';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import { at } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { refusalOf } from '../../domain/barriers/refusal.ts';
import type { AvailabilityFacts, BusyTime } from '../../domain/facts.ts';
import { takeTime, takeTimes } from '../store.ts';

vi.setConfig({ testTimeout: 180_000 });

const studio = testStudio();
const { max: longestBuffer } = settingLimits.buffer_time_minutes;
const midnight = Date.parse('2030-06-05T00:00:00+02:00');
const allDay = {
  is_working: true,
  start_time: '00:00',
  end_time: '23:59',
  break_enabled: false,
  break_start: '',
  break_end: '',
};
const week = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [day, allDay]),
) as CalendarSettings['weekly_schedule'];

interface Around {
  readonly minutes_before: number;
  readonly minutes_after: number;
}

interface Studio {
  readonly sessions: readonly (Around & {
    readonly start: number;
    readonly length: number;
    readonly buffer: number;
    readonly internal: boolean;
  })[];
  readonly around: Around;
  readonly buffer: number;
  readonly duration: number;
  readonly internal: boolean;
}

const minutes = (max: number) => fc.integer({ min: 0, max });
const anyGap = fc.oneof(fc.constantFrom(0, 0, mostMinutesAround), minutes(mostMinutesAround));
const anyStudio: fc.Arbitrary<Studio> = fc.record({
  sessions: fc.array(
    fc.record({
      start: minutes(1440),
      length: fc.integer({ min: 1, max: 200 }),
      buffer: fc.oneof(fc.constantFrom(0, longestBuffer), minutes(longestBuffer)),
      minutes_before: anyGap,
      minutes_after: anyGap,
      internal: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  around: fc.record({ minutes_before: anyGap, minutes_after: anyGap }),
  buffer: fc.oneof(fc.constantFrom(0, longestBuffer), minutes(longestBuffer)),
  duration: fc.integer({ min: 1, max: 180 }),
  internal: fc.boolean(),
});

let photographer_id = '';
beforeEach(async () => {
  photographer_id = await studio().addPhotographer();
  await sql`INSERT INTO time_before_in_use DEFAULT VALUES ON CONFLICT DO NOTHING`.execute(studio().context.db);
});

/** Stores the sessions, each with its own buffer and minutes around; sessions that overlap an earlier one are left out. */
const store = async (sessions: Studio['sessions']): Promise<BusyTime[]> => {
  const { db } = studio().context;
  await sql`DELETE FROM occupied_time`.execute(db);
  const stored: BusyTime[] = [];
  for (const { start: minute, length, internal, minutes_before, minutes_after, ...session } of sessions) {
    const buffer = internal ? 0 : session.buffer;
    const [id, start] = [randomUUID(), midnight + minute * MINUTE];
    const end = start + length * MINUTE;
    const time = { start, end, minutes_before, minutes_after, buffer_time_minutes: buffer, internal };
    const { rows } = await takeTime({ booking_id: id, photographer_id, ...time }).execute(db);
    const guarded = {
      guardedStart: start - minutes_before * MINUTE,
      guardedEnd: end + Math.max(buffer, minutes_after) * MINUTE,
    };
    if (rows.length > 0) stored.push({ id, start, end, ...guarded });
  }
  return stored;
};

/** Whether the statement that writes bookings takes the time; the transaction is rolled back. */
const takes = async ({ buffer, around, duration, internal }: Studio, start: number): Promise<boolean> => {
  const undo = new Error('undo');
  let taken = false;
  const wanted = sql`
    (SELECT ${randomUUID()}::uuid AS id, ${photographer_id}::uuid AS photographer_id, NULL::int[] AS lanes, ${at(start)}::timestamptz AS starts_at,
            ${at(start + duration * MINUTE)}::timestamptz AS ends_at, ${internal ? 0 : buffer}::int AS buffer_time_minutes,
            ${around.minutes_before}::int AS minutes_before, ${around.minutes_after}::int AS minutes_after,
            ${internal}::boolean AS internal)`;
  await inTransaction(studio().context.db, async (trx) => {
    taken = (await takeTimes(wanted).execute(trx)).rows.length > 0;
    throw undo;
  }).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return taken;
};

it('SQL accepts exactly the starts that the slot rule leaves free, whatever the buffers and the minutes around (SRV-02, SRV-10, PLAN-11)', async () => {
  let [taken, refused] = [0, 0];
  await fc.assert(
    fc.asyncProperty(anyStudio, minutes(6), async (drawn, phase) => {
      const busy = await store(drawn.sessions);
      const facts: AvailabilityFacts = {
        settings: {
          slot_duration_minutes: 15,
          buffer_time_minutes: drawn.buffer,
          advance_booking_days: 30,
          cancel_window_hours: 24,
          minimum_notice: noNotice,
          any_photographer: true,
          weekly_schedule: week,
        },
        exceptions: [],
        duration_min: drawn.duration,
        ...drawn.around,
        busy,
        timeOff: [],
        now: midnight - 86_400_000,
      };
      // Ends before midnight: working hours are not part of the comparison.
      for (let minute = phase; minute + drawn.duration < 1439; minute += 7) {
        const start = midnight + minute * MINUTE;
        const isFree = refusalOf(facts, start, drawn.internal ? 'internal' : 'public') === null;
        expect([minute, await takes(drawn, start)]).toEqual([minute, isFree]);
        if (isFree) taken++;
        else refused++;
      }
    }),
    { numRuns: scaleCount(8, 3) },
  );
  expect(Math.min(taken, refused)).toBeGreaterThan(0);
});

/** What has to lie between two sessions, the first of which ends before the second starts. */
const gapBetween = (first: Studio['sessions'][number], second: Studio['sessions'][number]): number =>
  Math.max(first.buffer, first.minutes_after, second.minutes_before);

it('the constraints keep the longest of buffer, minutes after and minutes before between two sessions, never the sum (PLAN-11)', async () => {
  const anySession = fc.record({
    start: fc.constant(0),
    length: fc.integer({ min: 1, max: 60 }),
    buffer: fc.oneof(fc.constant(0), minutes(longestBuffer)),
    minutes_before: anyGap,
    minutes_after: anyGap,
    internal: fc.constant(false),
  });
  const distance = fc.record({ offset: fc.integer({ min: -2, max: 2 }), isSecondFirst: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(anySession, anySession, distance, async (first, next, { offset, isSecondFirst }) => {
      const gap = Math.max(0, gapBetween(first, next) + offset);
      const second = { ...next, start: first.start + first.length + gap };
      const stored = await store(isSecondFirst ? [second, first] : [first, second]);
      expect(stored).toHaveLength(gap >= gapBetween(first, second) ? 2 : 1);
    }),
    { numRuns: scaleCount(150) },
  );
});
