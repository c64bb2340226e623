import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertTestBooking } from './database/testing/insert-booking.ts';
import { testDatabase } from './database/testing/test-database.ts';
import { mailInsert, queueMails } from './outbox.ts';

const database = testDatabase();
const now = Date.UTC(2030, 5, 3);
const start = now + 86_400_000;

const mailsOf = async (bookingId: string) => {
  const { rows } = await sql<Record<string, unknown>>`
    SELECT kind, params, recipient, to_address, to_name, language, status, created_at FROM message
    WHERE booking_id = ${bookingId} ORDER BY recipient`.execute(database().db);
  return rows;
};

const setCompanyEmail = (email: string) =>
  sql`INSERT INTO setting (name, value)
    VALUES ('company', ${JSON.stringify({ company_email: email, company_name: 'Studio Licht' })}::jsonb)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`.execute(database().db);

test('mails are inserted by the statement of the change (SRV-37)', async () => {
  const { db } = database();
  await setCompanyEmail('studio@example.com');
  const booking = await insertTestBooking(db, start, { language: 'ru' });
  await sql`
    WITH changed AS (UPDATE booking SET notes = 'changed' WHERE id = ${booking.id} RETURNING id),
    mailed AS (${mailInsert([{ kind: 'booking_received' }, { kind: 'studio_new_booking' }], booking, now, sql`changed`)})
    SELECT id FROM changed`.execute(db);
  expect(await mailsOf(booking.id)).toEqual([
    {
      kind: 'booking_received',
      params: {},
      recipient: 'customer',
      to_address: 'erika@example.com',
      to_name: 'Erika Sommer',
      language: 'ru',
      status: 'waiting',
      created_at: now,
    },
    {
      kind: 'studio_new_booking',
      params: {},
      recipient: 'studio',
      to_address: 'studio@example.com',
      to_name: 'Studio Licht',
      language: 'de',
      status: 'waiting',
      created_at: now,
    },
  ]);
});

test('a statement that changes no row inserts no mail (SRV-37)', async () => {
  const { db } = database();
  const booking = await insertTestBooking(db, start);
  await sql`
    WITH changed AS (UPDATE booking SET notes = 'changed' WHERE id = ${randomUUID()} RETURNING id),
    mailed AS (${mailInsert([{ kind: 'booking_received' }], booking, now, sql`changed`)})
    SELECT id FROM changed`.execute(db);
  expect(await mailsOf(booking.id)).toEqual([]);
});

test('a rolled-back change leaves no mail (M07)', async () => {
  const { db } = database();
  const booking = await insertTestBooking(db, start);
  const rolledBack = db.transaction().execute(async (trx) => {
    await queueMails(trx, [{ kind: 'booking_confirmation' }], booking, now);
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  expect(await mailsOf(booking.id)).toEqual([]);
});

test('parameters that are not in the booking are stored with the mail (SRV-36)', async () => {
  const { db } = database();
  const booking = await insertTestBooking(db, start);
  const order = { kind: 'booking_changed', old_start: now, old_end: now + 1, new_start: start } as const;
  await db.transaction().execute((trx) => queueMails(trx, [order], booking, now));
  expect(await mailsOf(booking.id)).toMatchObject([
    { kind: 'booking_changed', params: { old_start: now, old_end: now + 1, new_start: start } },
  ]);
});

test('no message to the studio is inserted without an address of the company (SRV-36)', async () => {
  const { db } = database();
  await setCompanyEmail('');
  const booking = await insertTestBooking(db, start);
  await queueMails(db, [{ kind: 'studio_new_booking' }], booking, now);
  expect(await mailsOf(booking.id)).toEqual([]);
  await sql`DELETE FROM setting WHERE name = 'company'`.execute(db);
  await queueMails(db, [{ kind: 'studio_new_booking' }], booking, now);
  expect(await mailsOf(booking.id)).toEqual([]);
});

test.each(['kunde@fotobooking.invalid', 'INTERN@FOTOBOOKING.INVALID'])(
  '%s is skipped at once (AMB-052)',
  async (email) => {
    const { db } = database();
    const booking = await insertTestBooking(db, start, { customer_email: email });
    await queueMails(db, [{ kind: 'booking_received' }], booking, now);
    expect(await mailsOf(booking.id)).toMatchObject([{ status: 'skipped' }]);
  },
);

test('deleting a booking deletes its mails (SRV-25)', async () => {
  const { db } = database();
  const booking = await insertTestBooking(db, start);
  await queueMails(db, [{ kind: 'booking_received' }], booking, now);
  await sql`DELETE FROM booking WHERE id = ${booking.id}`.execute(db);
  expect(await mailsOf(booking.id)).toEqual([]);
});

test('quotes and SQL in names are stored as text (X02)', async () => {
  const { db } = database();
  const customer_name = `'); DROP TABLE message; -- $1 {{x}}`;
  const booking = await insertTestBooking(db, start, { customer_name });
  await queueMails(db, [{ kind: 'booking_received' }], booking, now);
  expect(await mailsOf(booking.id)).toMatchObject([{ to_name: customer_name }]);
});
