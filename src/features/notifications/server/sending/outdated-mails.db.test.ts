import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { outboxStudio, sessionStart } from '../testing/outbox-studio.ts';

const studio = outboxStudio();

test('a mail that is no longer correct for its booking is skipped (M07)', async () => {
  const { sink, deliverAll, book, mails, context } = studio();
  const booking = await book([{ kind: 'booking_received' }, { kind: 'studio_new_booking' }]);
  await sql`UPDATE booking SET status = 'CANCELLED', occupied_id = NULL WHERE id = ${booking.id}`.execute(context.db);
  await deliverAll();
  expect(sink.received).toHaveLength(0);
  expect(await mails(booking.id)).toMatchObject([
    { status: 'skipped', last_error: 'cancelled' },
    { status: 'skipped', last_error: 'cancelled' },
  ]);
});

test('a mail contains the data of the moment it is sent (M07)', async () => {
  const { sink, deliverAll, book, mails, context } = studio();
  const booking = await book([{ kind: 'booking_received' }]);
  await sql`
    UPDATE booking SET photographer_name = 'Max Berger', customer_email = 'richtig@example.com' WHERE id = ${booking.id}
  `.execute(context.db);
  await deliverAll();
  expect(sink.received[0]?.text).toContain('Max Berger');
  expect(sink.received[0]?.recipients).toEqual(['richtig@example.com']);
  expect(await mails(booking.id)).toMatchObject([{ to_address: 'richtig@example.com' }]);
});

test('a mail is skipped if the address was replaced by the placeholder while it waited (AMB-052)', async () => {
  const { sink, deliverAll, book, mails, context } = studio();
  const booking = await book([{ kind: 'booking_received' }]);
  await sql`UPDATE booking SET customer_email = 'kunde@fotobooking.invalid' WHERE id = ${booking.id}`.execute(
    context.db,
  );
  await deliverAll();
  expect(sink.received).toHaveLength(0);
  expect(await mails(booking.id)).toMatchObject([{ status: 'skipped', last_error: 'placeholder' }]);
});

test('deleting a booking deletes its waiting mail (M07)', async () => {
  const { sink, deliverAll, book, context } = studio();
  const booking = await book([{ kind: 'booking_received' }]);
  await sql`DELETE FROM booking WHERE id = ${booking.id}`.execute(context.db);
  await deliverAll();
  expect(sink.attempts).toBe(0);
});

test('a mail about a session that ended while the mail server was unavailable is not sent (MAIL-021)', async () => {
  const { sink, deliverAll, book, mails } = studio();
  const booking = await book([{ kind: 'booking_received' }]);
  studio().clock = sessionStart;
  await deliverAll();
  expect(sink.received).toHaveLength(0);
  expect(await mails(booking.id)).toMatchObject([{ status: 'skipped', last_error: 'over' }]);
});
