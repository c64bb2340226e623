import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { writeSetting } from '#features/settings/server/api.ts';
import { bookableStudio } from '../testing/bookable-studio.ts';

const { studio, attempt, book, edit, setStatus, cancel, service, photographer } = bookableStudio();

beforeEach(() => writeSetting(studio().database.db, 'company', { company_email: 'studio@example.com' }));

interface Mail {
  readonly kind: string;
  readonly to_address: string;
  readonly language: string;
  readonly status: string;
}
const mailsOf = async (bookingId: string): Promise<Mail[]> => {
  const { rows } = await sql<Mail>`
    SELECT kind, to_address, language, status FROM message WHERE booking_id = ${bookingId} ORDER BY created_at, kind
  `.execute(studio().database.db);
  return rows;
};
const received = { kind: 'booking_received', to_address: 'aenne@example.de', language: 'de', status: 'waiting' };
const toStudio = { kind: 'studio_new_booking', to_address: 'studio@example.com', language: 'de', status: 'waiting' };

test('a public booking writes one mail to the customer and one to the studio (MAIL-021, SRV-36)', async () => {
  const { booking_id } = await book('2030-06-05T09:00:00');
  expect(await mailsOf(booking_id)).toEqual([received, toStudio]);
});

test('the mail to the customer is in the language of the booking (SRV-38)', async () => {
  const { booking_id } = await book('2030-06-05T09:00:00', { language: 'ru' });
  expect(await mailsOf(booking_id)).toEqual([{ ...received, language: 'ru' }, toStudio]);
});

test('of twenty customers for one slot only one gets a mail (SRV-10, SRV-37)', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => attempt('2030-06-05T09:00:00')));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  const { rows } = await sql`
    SELECT message.kind FROM message JOIN booking ON booking.id = message.booking_id
    WHERE photographer_id = ${photographer()} ORDER BY kind`.execute(studio().database.db);
  expect(rows).toEqual([{ kind: 'booking_received' }, { kind: 'studio_new_booking' }]);
});

test('a repeated response sends no further mail (SRV-22)', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const first = await attempt('2030-06-05T09:00:00', {}, key);
  const again = await attempt('2030-06-05T09:00:00', {}, key);
  expect(again.body).toEqual(first.body);
  expect(await mailsOf(first.body.booking_id)).toHaveLength(2);
});

test('a cancellation by a customer is mailed to customer and studio, once (SRV-18, SRV-36)', async () => {
  const { booking_id, cancel_token } = await book('2030-06-05T09:00:00');
  for (let time = 0; time < 2; time++) {
    const { status } = await studio().call('POST', `/api/bookings/${booking_id}/cancel?token=${cancel_token}`);
    expect(status).toBe(200);
  }
  const kinds = (await mailsOf(booking_id)).map(({ kind }) => kind).sort();
  expect(kinds).toEqual(['booking_cancelled', 'booking_received', 'studio_customer_cancelled', 'studio_new_booking']);
});

const byStudio = (more: object = {}) =>
  studio().adminCall('POST', '/api/admin/bookings', {
    service_id: service(),
    photographer_id: photographer(),
    location_id: 'company',
    start: '2030-06-05T09:00:00',
    customer: { name: 'Änne Müller', email: 'aenne@example.de', phone: '030 1' },
    ...more,
  });
const kindsOf = async (bookingId: string) => (await mailsOf(bookingId)).map(({ kind }) => kind).sort();

test('a booking by the studio is mailed to the customer only, and its confirmation too (SRV-36)', async () => {
  const { body } = await byStudio({ send_email_notification: true });
  expect(await mailsOf(body.id)).toEqual([received]);
  await setStatus(body.id, 'CONFIRMED');
  await setStatus(body.id, 'CONFIRMED');
  await setStatus(body.id, 'COMPLETED');
  expect(await kindsOf(body.id)).toEqual(['booking_confirmation', 'booking_received']);
});

test('send_email_notification false suppresses the mails about creating and confirming, but not about a cancellation (SRV-36)', async () => {
  const { body } = await byStudio({ send_email_notification: false });
  await setStatus(body.id, 'CONFIRMED');
  expect(await kindsOf(body.id)).toEqual([]);
  await cancel(body.id);
  expect(await kindsOf(body.id)).toEqual(['booking_cancelled']);
});

test('the mail of a booking without an address is stored as skipped (AMB-052)', async () => {
  const { body } = await byStudio({ customer: { name: 'Änne Müller', email: '', phone: '030 1' } });
  expect(await mailsOf(body.id)).toMatchObject([{ kind: 'booking_received', status: 'skipped' }]);
});

test('the mail about a move contains the former and the new time; a change of notes sends none (SRV-36)', async () => {
  const { booking_id } = await book('2030-06-05T09:00:00');
  expect((await edit(booking_id, { notes: 'Ohne Hund' })).status).toBe(200);
  expect((await edit(booking_id, { start: '2030-06-06T11:00:00', end: '2030-06-06T12:00:00' })).status).toBe(200);
  expect(await kindsOf(booking_id)).toEqual(['booking_changed', 'booking_received', 'studio_new_booking']);
  const { rows } = await sql<{ params: unknown }>`
    SELECT params FROM message WHERE booking_id = ${booking_id} AND kind = 'booking_changed'`.execute(
    studio().database.db,
  );
  expect(rows).toEqual([
    {
      params: {
        old_start: Date.parse('2030-06-05T09:00:00+02:00'),
        old_end: Date.parse('2030-06-05T10:00:00+02:00'),
        new_start: Date.parse('2030-06-06T11:00:00+02:00'),
      },
    },
  ]);
});

test('cancelling by the studio and restoring are mailed to the customer (SRV-18, SRV-23, SRV-36)', async () => {
  const { booking_id } = await book('2030-06-05T09:00:00');
  expect((await cancel(booking_id, { reason: 'Studio krank' })).status).toBe(200);
  expect((await edit(booking_id, { status: 'PENDING' })).status).toBe(200);
  expect(await kindsOf(booking_id)).toEqual([
    'booking_cancelled',
    'booking_received',
    'booking_restored',
    'studio_new_booking',
  ]);
});

test('a refused change sends no mail (SRV-16)', async () => {
  const { booking_id } = await book('2030-06-05T09:00:00');
  expect((await setStatus(booking_id, 'COMPLETED')).status).toBe(400);
  expect(await kindsOf(booking_id)).toEqual(['booking_received', 'studio_new_booking']);
});
