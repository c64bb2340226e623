import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import { at } from '#shared/server/database/database.ts';
import { emptyTables } from '#shared/server/database/testing/empty-tables.ts';
import { insertTestBooking } from '#shared/server/database/testing/insert-booking.ts';
import { emailSettingsFrom } from '../../domain/email-settings.ts';
import { isReminderDue, type PlannedReminder, plannedReminders } from '../../domain/reminders/reminder-plan.ts';
import { outboxStudio, sessionStart } from '../testing/outbox-studio.ts';
import { queueDueReminders } from './queue-reminders.ts';
import { candidateQuery, type ReminderCandidate, selectReminderCandidates } from './reminder-store.ts';

vi.setConfig({ testTimeout: 180_000 });

const studio = outboxStudio();
const now = sessionStart;
const db = () => studio().context.db;

const emptied = () => emptyTables(db(), 'message', 'booking', 'occupied_time', 'service', 'photographer');

const allCandidates = async (reminder: PlannedReminder): Promise<ReminderCandidate[]> =>
  selectReminderCandidates(db(), reminder, now, { after: undefined, limit: 1000 });

/** Every booking, with the fields that the rule reads. */
const allBookings = async () => {
  const { rows } = await sql<ReminderCandidate>`SELECT * FROM booking`.execute(db());
  return rows;
};

const mostly = constantFrom(true, true, true, false);
const whatsappReminder = constantFrom(
  { quantity: 1, unit: 'minutes' },
  { quantity: 90, unit: 'minutes' },
  { quantity: 24, unit: 'hours' },
  { quantity: 2, unit: 'days' },
);
const settings = record({
  reminders: record({ enabled: mostly, reminders: array(constantFrom(1, 24, 48), { minLength: 1, maxLength: 3 }) }),
  whatsapp: record({ enabled: mostly, reminders: array(whatsappReminder, { minLength: 1, maxLength: 3 }) }),
});
const session = record({
  before: constantFrom(1, 60, 90, 1440, 2880),
  // Around both ends of the hour in which a reminder is due.
  late: constantFrom(-1, 0, 1, 59, 60, 61),
  age: integer({ min: 0, max: 6000 }),
  status: constantFrom('CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'PENDING', 'COMPLETED', 'CANCELLED'),
  customer_email: constantFrom('erika@example.com', 'kunde@fotobooking.invalid'),
  customer_phone: constantFrom('+49 30 1234567', '+49', '0 30/12', '12345', '12-34 56', ''),
  customer_whatsapp_notifications: mostly,
});

test('the query preselects every booking with a due reminder, and exactly these are queued (SRV-39, SRV-40)', async () => {
  let wantedOnes = 0;
  await assert(
    asyncProperty(
      settings,
      array(session, { minLength: 4, maxLength: 12 }),
      integer({ min: 1, max: 4 }),
      async (stored, sessions, batchSize) => {
        await emptied();
        const planned = plannedReminders(emailSettingsFrom(stored));
        for (const { before, late, age, ...columns } of sessions) {
          const created_at = at(now - age * MINUTE);
          await insertTestBooking(db(), now + (before - late) * MINUTE, { ...columns, created_at });
        }
        const wanted: string[] = [];
        for (const reminder of planned) {
          const due = (await allBookings()).filter((booking) => isReminderDue(booking, reminder, now));
          wanted.push(...due.map(({ id }) => `${id} ${reminder.channel} ${reminder.minutes}`));
          const preselected = (await allCandidates(reminder)).map(({ id }) => id);
          expect(preselected).toEqual(expect.arrayContaining(due.map(({ id }) => id)));
        }
        expect(await queueDueReminders(db(), planned, now, batchSize)).toBe(wanted.length);
        const { rows } = await sql<{ key: string }>`
          SELECT booking_id || ' ' || channel || ' ' || minutes_before AS key FROM reminder`.execute(db());
        expect(rows.map(({ key }) => key).sort()).toEqual(wanted.sort());
        expect(await queueDueReminders(db(), planned, now, batchSize)).toBe(0);
        wantedOnes += wanted.length;
      },
    ),
    { numRuns: 40, seed: 15 },
  );
  // The sample contains enough bookings with a due reminder.
  expect(wantedOnes).toBeGreaterThan(40);
});

test('bookings that are never due do not block the batch for others (SRV-39)', async () => {
  const reminder = { channel: 'whatsapp', minutes: 90 } as const;
  const start = now + 90 * MINUTE;
  const columns = { status: 'CONFIRMED', created_at: at(now - 6000 * MINUTE) };
  for (let i = 0; i < 7; i++) await insertTestBooking(db(), start - 10 * MINUTE, columns);
  for (let i = 0; i < 3; i++) await insertTestBooking(db(), start, columns);
  const agreed = await insertTestBooking(db(), start, { ...columns, customer_whatsapp_notifications: true });
  for (let i = 0; i < 3; i++) await insertTestBooking(db(), start, columns);
  expect(await queueDueReminders(db(), [reminder], now, 2)).toBe(1);
  const { rows } = await sql`SELECT booking_id FROM message`.execute(db());
  expect(rows).toEqual([{ booking_id: agreed.id }]);
});

test('reads only the sessions around the time of a reminder, through the index on their starts (SRV-39)', async () => {
  const reminder = { channel: 'email', minutes: 1440 } as const;
  const { rows } = await db()
    .transaction()
    .execute(async (trx) => {
      // Replaces a large table: with few rows the planner would not use the index.
      await sql`SET LOCAL enable_seqscan = off`.execute(trx);
      await sql`SET LOCAL enable_bitmapscan = off`.execute(trx);
      const query = candidateQuery(reminder, now, { after: undefined, limit: 500 });
      return sql<{ 'QUERY PLAN': string }>`EXPLAIN ${query}`.execute(trx);
    });
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('booking_confirmed_start');
  expect(plan).toMatch(/Index Cond: .*starts_at >= .*starts_at <= /);
});
