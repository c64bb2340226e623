import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { HOUR } from '#shared/kernel/zone-time.ts';
import { at } from '#shared/server/database/database.ts';
import { sessionStart } from './testing/outbox-studio.ts';
import { confirmed, reminderCalls } from './testing/reminder-calls.ts';

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

test('a session that has moved is reminded of again, and the old reminder is not sent (SRV-39)', async () => {
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
  // Moved back to its first time while its reminder is not too late: the log was cleared.
  await move(booking.id, sessionStart);
  studio().clock -= 2 * HOUR;
  expect(await queue()).toBe(1);
});

test('a booking taken back from its cancellation is reminded of again (SRV-23, SRV-39)', async () => {
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

test('a deleted booking takes its reminder log along (SRV-25)', async () => {
  const { book } = studio();
  const booking = await book([], confirmed);
  hoursBefore(24);
  await queue();
  await run(sql`DELETE FROM booking WHERE id = ${booking.id}`);
  expect((await run(sql`SELECT 1 FROM reminder`)).rows).toEqual([]);
});

test('a reminder of what was cancelled while it waited is not sent (M07)', async () => {
  const { sink, book, deliverAll, mails } = studio();
  const booking = await book([], confirmed);
  hoursBefore(24);
  await queue();
  await run(sql`UPDATE booking SET status = 'CANCELLED', occupied_id = NULL WHERE id = ${booking.id}`);
  await deliverAll();
  expect(sink.received).toHaveLength(0);
  expect(await mails(booking.id)).toMatchObject([{ status: 'skipped', last_error: 'not_confirmed' }]);
});
