import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DAY, HOUR } from '#shared/kernel/time/zone-time.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import { outboxStudio, sessionStart } from '../testing/outbox-studio.ts';
import { dueOf, queueDueReminders } from './queue-reminders.ts';
import { insertReminders, selectReminderCandidates } from './reminder-store.ts';

const studio = outboxStudio();
const reminder = { channel: 'email', minutes: 1440 } as const;
const now = sessionStart - DAY;
const db = () => studio().context.db;
const confirmed = { status: 'CONFIRMED', created_at: at(now - DAY) };

/** What a process has decided to queue, and has not queued yet. */
const decided = async () =>
  dueOf(await selectReminderCandidates(db(), reminder, now, { after: undefined, limit: 100 }), reminder, now);

const queuedOf = async (id: string) => {
  const { rows } = await sql<{ params: unknown }>`
    SELECT params FROM message JOIN reminder USING (booking_id) WHERE booking_id = ${id}`.execute(db());
  return rows;
};

const move = async (trx: Database, id: string, start: number): Promise<void> => {
  const during = sql`tstzrange(${at(start)}, ${at(start + HOUR)})`;
  await sql`SET CONSTRAINTS ALL DEFERRED`.execute(trx);
  await sql`UPDATE occupied_time SET during = ${during}, guarded = ${during} WHERE id = ${id}`.execute(trx);
  await sql`UPDATE booking SET starts_at = ${at(start)}, ends_at = ${at(start + HOUR)} WHERE id = ${id}`.execute(trx);
};
const cancel = async (trx: Database, id: string): Promise<void> => {
  await sql`UPDATE booking SET status = 'CANCELLED', occupied_id = NULL WHERE id = ${id}`.execute(trx);
};
const edit = async (trx: Database, id: string): Promise<void> => {
  await sql`UPDATE booking SET customer_email = 'neu@example.com', version = version + 1 WHERE id = ${id}`.execute(trx);
};
const changes = {
  moved: (trx: Database, id: string) => move(trx, id, sessionStart + 30 * 60_000),
  cancelled: cancel,
  edited: edit,
};

test.each(Object.entries(changes))(
  'a booking that was %s between decision and insert gets no stale reminder (SRV-39)',
  async (_, change) => {
    const booking = await studio().book([], confirmed);
    const due = await decided();
    expect(due).toHaveLength(1);
    await db()
      .transaction()
      .execute((trx) => change(trx, booking.id));
    expect(await insertReminders(db(), reminder, due, now)).toBe(0);
    expect(await queuedOf(booking.id)).toEqual([]);
  },
);

test.each(Object.entries(changes))(
  'a booking that is being %s is left to the next run, which decides on the outcome (SRV-39)',
  async (how, change) => {
    const booking = await studio().book([], confirmed);
    const due = await decided();
    await db()
      .transaction()
      .execute(async (trx) => {
        await change(trx, booking.id);
        // Does not wait for the other transaction.
        expect(await insertReminders(db(), reminder, due, now)).toBe(0);
      });
    expect(await insertReminders(db(), reminder, due, now)).toBe(0);
    expect(await queueDueReminders(db(), [reminder], now)).toBe(how === 'edited' ? 1 : 0);
    const later = now + 30 * 60_000;
    expect(await queueDueReminders(db(), [reminder], later)).toBe(how === 'moved' ? 1 : 0);
    const start = how === 'moved' ? sessionStart + 30 * 60_000 : sessionStart;
    expect(await queuedOf(booking.id)).toEqual(how === 'cancelled' ? [] : [{ params: { hours: 24, start } }]);
  },
);

test('processes that decide concurrently to queue the same reminder queue it once (SRV-39, D05)', async () => {
  for (let i = 0; i < 5; i++) await studio().book([], confirmed);
  const decisions = await Promise.all(Array.from({ length: 8 }, decided));
  expect(decisions.map((due) => due.length)).toEqual(Array.from({ length: 8 }, () => 5));
  const queued = await Promise.all(decisions.map((due) => insertReminders(db(), reminder, due, now)));
  expect(queued.reduce((sum, count) => sum + count, 0)).toBe(5);
  const { rows } = await sql<{ messages: number }>`SELECT count(*) AS messages FROM message`.execute(db());
  expect(rows[0]?.messages).toBe(5);
});
