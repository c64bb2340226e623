import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { HOUR } from '#shared/kernel/time/zone-time.ts';
import { at } from '#shared/server/database/database.ts';
import { outboxStudio } from '../testing/outbox-studio.ts';

const studio = outboxStudio();
const db = () => studio().context.db;

/** Inserts a mail with the statement of the version before. */
const insertAsBefore = (bookingId: string, company = 'studio@example.com') => sql`
  WITH changed AS (UPDATE booking SET notes = 'changed' WHERE id = ${bookingId} RETURNING id),
  mailed AS (
    INSERT INTO mail (booking_id, created_at, next_attempt_at, kind, params, recipient, to_address, to_name, language,
                      status, last_error)
    SELECT id, ${at(studio().clock)}, ${at(studio().clock)}, kind, params, recipient, coalesce(to_address, ${company}),
           '', language, status, last_error
    FROM changed, jsonb_to_recordset(${JSON.stringify([
      {
        kind: 'booking_received',
        params: {},
        recipient: 'customer',
        to_address: 'erika@example.com',
        language: 'de',
        status: 'waiting',
      },
    ])}::jsonb) AS ordered (kind text, params jsonb, recipient text, to_address text, language text, status text,
                            last_error text))
  SELECT id FROM changed`;

test('mails inserted by the previous version are sent by this version (M07)', async () => {
  const { sink, book, deliverAll, mails } = studio();
  const booking = await book([]);
  await insertAsBefore(booking.id).execute(db());
  expect(await mails(booking.id)).toMatchObject([{ status: 'waiting', attempts: 0, message_id: null }]);
  await deliverAll();
  expect(sink.received.map(({ recipients }) => recipients)).toEqual([['erika@example.com']]);
});

test('the previous version claims, settles, empties and deletes messages of this version, each once (M07)', async () => {
  const { book, mails, clock } = studio();
  const booking = await book([{ kind: 'booking_received' }]);
  const claim = () =>
    sql<{ id: string }>`
      UPDATE mail SET next_attempt_at = ${at(clock + HOUR)}, attempts = attempts + 1,
        message_id = coalesce(message_id, '<' || id || '@studio>')
      WHERE id IN (
        SELECT id FROM mail WHERE status = 'waiting' AND next_attempt_at <= ${at(clock)} AND NOT EXISTS (
          SELECT FROM mail AS before WHERE before.booking_id = mail.booking_id AND before.status = 'waiting'
            AND (before.created_at, before.id) < (mail.created_at, mail.id))
        ORDER BY next_attempt_at LIMIT 8 FOR UPDATE SKIP LOCKED)
      RETURNING id, kind, params`.execute(db());
  const claimed = (await Promise.all(Array.from({ length: 6 }, claim))).flatMap(({ rows }) => rows);
  expect(claimed).toHaveLength(1);
  const id = claimed[0]?.id ?? '';
  await sql`UPDATE mail SET status = 'sent', sent_at = ${at(clock)}, subject = 'S' WHERE id = ${id}`.execute(db());
  expect(await mails(booking.id)).toMatchObject([{ id, status: 'sent', attempts: 1, subject: 'S' }]);
  const { rows } = await sql<{ record: unknown }>`
    SELECT to_jsonb(mail) - '{admitted_to,admitted_at}'::text[] AS record
    FROM mail JOIN booking ON booking.id = mail.booking_id`.execute(db());
  expect(rows).toMatchObject([{ record: { id, booking_id: booking.id, status: 'sent' } }]);
  await sql`
    UPDATE mail SET html = NULL FROM booking WHERE booking.id = mail.booking_id RETURNING mail.id`.execute(db());
  await db()
    .transaction()
    .execute(async (trx) => {
      await sql`SELECT m.id FROM mail m LEFT JOIN booking b ON b.id = m.booking_id WHERE m.id = ${id} FOR UPDATE OF m`.execute(
        trx,
      );
      const other = await sql`SELECT id FROM message FOR UPDATE SKIP LOCKED`.execute(db());
      expect(other.rows).toEqual([]);
    });
  await sql`DELETE FROM mail WHERE id = ${id}`.execute(db());
  expect(await mails(booking.id)).toEqual([]);
});

test('deleting a booking deletes its messages written by the previous version (SRV-25)', async () => {
  const booking = await studio().book([]);
  await insertAsBefore(booking.id).execute(db());
  await sql`DELETE FROM booking WHERE id = ${booking.id}`.execute(db());
  expect((await sql`SELECT FROM message`.execute(db())).rows).toEqual([]);
});
