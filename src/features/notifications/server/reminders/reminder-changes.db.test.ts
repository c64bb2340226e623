import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { HOUR } from '#shared/kernel/time/zone-time.ts';
import { at } from '#shared/server/database/database.ts';
import { sessionStart } from '../testing/outbox-studio.ts';
import { confirmed, reminderCalls } from '../testing/reminder-calls.ts';

const { studio, queue, hoursBefore } = reminderCalls();

const run = (text: ReturnType<typeof sql>) => text.execute(studio().context.db);
/** Moves the session, as an administrator would. */
const move = async (id: string, start: number): Promise<void> => {
  const during = sql`tstzrange(${at(start)}, ${at(start + HOUR)})`;
  await studio()
    .context.db.transaction()
    .execute(async (trx) => {
      await sql`SET CONSTRAINTS ALL DEFERRED`.execute(trx);
      await sql`UPDATE occupied_time SET during = ${during}, guarded = ${during} WHERE id = ${id}`.execute(trx);
      await sql`UPDATE booking SET starts_at = ${at(start)}, ends_at = ${at(start + HOUR)} WHERE id = ${id}`.execute(
        trx,
      );
    });
};

test('a moved session gets a new reminder, and the old one is not sent (SRV-39)', async () => {
  const { sink, book, deliverAll, mails } = studio();
  const booking = await book([], confirmed);
  hoursBefore(24);
  await queue();
  await move(booking.id, sessionStart + 2 * HOUR);
  await deliverAll();
  expect(sink.received).toHaveLength(0);
  expect(await mails(booking.id)).toMatchObject([{ status: 'skipped', last_error: 'moved' }]);
  studio().clock += 2 * HOUR;
  expect(await queue()).toBe(1);
  await deliverAll();
  expect(sink.received).toHaveLength(1);
  // Moving cleared the log, so a session moved back in time for its reminder is queued again.
  await move(booking.id, sessionStart);
  studio().clock -= 2 * HOUR;
  expect(await queue()).toBe(1);
});

test('a restored booking gets a new reminder (SRV-23, SRV-39)', async () => {
  const { book, context } = studio();
  const booking = await book([], confirmed);
  hoursBefore(24);
  await queue();
  const logged = async () => (await run(sql`SELECT 1 FROM reminder WHERE booking_id = ${booking.id}`)).rows.length;
  await context.db.transaction().execute(async (trx) => {
    await sql`UPDATE booking SET status = 'CANCELLED', occupied_id = NULL WHERE id = ${booking.id}`.execute(trx);
  });
  expect(await logged()).toBe(1);
  await run(sql`UPDATE booking SET status = 'CONFIRMED', occupied_id = id WHERE id = ${booking.id}`);
  expect(await logged()).toBe(0);
  expect(await queue()).toBe(1);
});

test('deleting a booking deletes its reminder log (SRV-25)', async () => {
  const { book } = studio();
  const booking = await book([], confirmed);
  hoursBefore(24);
  await queue();
  await run(sql`DELETE FROM booking WHERE id = ${booking.id}`);
  expect((await run(sql`SELECT 1 FROM reminder`)).rows).toEqual([]);
});

test('a reminder is not sent if its booking was cancelled while it waited (M07)', async () => {
  const { sink, book, deliverAll, mails } = studio();
  const booking = await book([], confirmed);
  hoursBefore(24);
  await queue();
  await run(sql`UPDATE booking SET status = 'CANCELLED', occupied_id = NULL WHERE id = ${booking.id}`);
  await deliverAll();
  expect(sink.received).toHaveLength(0);
  expect(await mails(booking.id)).toMatchObject([{ status: 'skipped', last_error: 'not_confirmed' }]);
});
