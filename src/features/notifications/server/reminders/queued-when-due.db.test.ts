import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import { emptyTables } from '#shared/server/database/testing/empty-tables.ts';
import { insertTestBooking } from '#shared/server/database/testing/insert-booking.ts';
import { reminderTiming } from '../../domain/reminders/reminder-plan.ts';
import { sessionStart } from '../testing/outbox-studio.ts';
import { confirmed, reminderCalls } from '../testing/reminder-calls.ts';
import { queueDueReminders } from './queue-reminders.ts';

vi.setConfig({ testTimeout: 180_000 });

const { studio } = reminderCalls();

test('the statement queues exactly the reminders that are due by the rule (SRV-39)', async () => {
  const { db } = studio().context;
  await assert(
    asyncProperty(
      array(record({ start: integer({ min: -300, max: 5000 }), age: integer({ min: 0, max: 6000 }) }), {
        minLength: 1,
        maxLength: 6,
      }),
      array(constantFrom(1, 30, 60, 90, 1440, 2880, 4000), { minLength: 1, maxLength: 3 }),
      async (sessions, chosen) => {
        await emptyTables(db, 'message', 'booking', 'occupied_time');
        const now = sessionStart;
        const planned = [...new Set(chosen)].map((minutes) => ({ channel: 'email', minutes }) as const);
        const expected: string[] = [];
        for (const { start, age } of sessions) {
          const session = { starts_at: now + start * MINUTE, created_at: now - age * MINUTE };
          const columns = { ...confirmed, created_at: new Date(session.created_at).toISOString() };
          const { id } = await insertTestBooking(db, session.starts_at, columns);
          for (const { minutes } of planned) {
            if (reminderTiming(session, minutes, now) === 'due') expected.push(`${id} ${minutes}`);
          }
        }
        await queueDueReminders(db, planned, now);
        const { rows } = await sql<{ key: string }>`
          SELECT booking_id || ' ' || minutes_before AS key FROM reminder`.execute(db);
        expect(rows.map(({ key }) => key).sort()).toEqual(expected.sort());
      },
    ),
    { numRuns: scaleCount(40) },
  );
});
