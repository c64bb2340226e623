import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { completePastBookings } from '#features/booking/server/api.ts';
import { customer } from '#features/booking/server/testing/bookable-studio.ts';
import { eventBody } from '../contract.ts';
import { type WebhookEvent, webhookEvents } from '../domain/webhook-events.ts';
import { webhookStudio } from './testing/webhook-studio.ts';

const { studio, book, edit, setStatus, cancel, read, admin, listen, deliver, heard } = webhookStudio();
const db = () => studio().database.db;
const types = () => heard().map(({ type }) => type as WebhookEvent);

it('the events of a booking are in their order, each time as the change left it', async () => {
  await listen();
  const { booking_id: id } = await book('2030-06-05T10:00');
  await setStatus(id, 'CONFIRMED');
  await edit(id, { start: '2030-06-05T12:00', customer_name: 'Änne Neu' });
  await cancel(id);
  await edit(id, { status: 'PENDING' });
  await setStatus(id, 'CONFIRMED');
  studio().setNow('2030-06-06T08:00');
  await completePastBookings(studio().context);
  await deliver();
  expect(types()).toEqual([
    'booking.created',
    'booking.confirmed',
    'booking.rescheduled',
    'booking.updated',
    'booking.cancelled',
    'booking.restored',
    'booking.confirmed',
    'booking.completed',
  ]);
  const [created, confirmed, moved, , cancelled, restored] = heard();
  expect(created).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    type: 'booking.created',
    created_at: '2030-06-03T08:00:00.000+02:00',
    data: expect.objectContaining({
      id,
      status: 'PENDING',
      start: '2030-06-05T10:00:00+02:00',
      customer_email: customer.email,
      payment: expect.objectContaining({ status: 'none' }),
      version: 1,
    }),
    details: {},
  });
  // The fields an administrator can read, and no further column.
  expect(Object.keys(created.data).sort()).toEqual(Object.keys(await read(id)).sort());
  expect(confirmed).toMatchObject({ details: { from: 'PENDING' }, data: { status: 'CONFIRMED', version: 2 } });
  expect(moved).toMatchObject({
    details: { old_start: '2030-06-05T10:00:00+02:00', old_photographer_name: 'Anna Lindner' },
    data: { start: '2030-06-05T12:00:00+02:00' },
  });
  expect(cancelled).toMatchObject({ details: { from: 'CONFIRMED' }, data: { status: 'CANCELLED' } });
  expect(restored).toMatchObject({ details: { from: 'CANCELLED' }, data: { status: 'PENDING' } });
  for (const body of heard()) expect(eventBody(body.type).parse(body)).toEqual(body);
});

it('events of contacts: made, changed, converted, deleted', async () => {
  await listen();
  const raw = { question_Was: '1', name: 'Mia Kern', b: '2' };
  const contact = { name: 'Mia Kern', email: customer.email, raw_data: raw };
  const added = await admin<{ id: string }>('POST', 'contacts', contact);
  const change = (body: object) => studio().adminCall('PATCH', `/api/admin/contacts/${added.id}`, body);
  await change({ phase: 'in_klaerung' });
  await change({ phase: 'in_klaerung' });
  await admin('POST', `contacts/${added.id}/notes`, { note: 'Ruft zurück', note_type: 'general' });
  await change({ converted_to_booking: true });
  await deliver();
  await admin('DELETE', `contacts/${added.id}`);
  await deliver();
  expect(types()).toEqual(['contact.created', 'contact.updated', 'contact.converted', 'contact.deleted']);
  expect(heard()).toMatchObject([
    { data: { name: 'Mia Kern', phase: 'new', email: customer.email } },
    { data: { phase: 'in_klaerung' }, details: { old_phase: 'new' } },
    { data: { converted_to_booking: true } },
    { data: { id: added.id } },
  ]);
  for (const { data } of heard().slice(0, 3)) expect(Object.keys(data.raw_data)).toEqual(Object.keys(raw));
  for (const body of heard()) expect(eventBody(body.type).parse(body)).toEqual(body);
});

it('only what an endpoint asked for is written, and nothing while nobody listens', async () => {
  const events = async () =>
    (await sql<{ type: string }>`SELECT type FROM webhook_event ORDER BY created_at`.execute(db())).rows;
  await book('2030-06-05T09:00');
  expect(await events()).toEqual([]);
  const { id } = await listen({ events: ['booking.cancelled'] });
  const { booking_id } = await book('2030-06-05T11:00');
  expect(await events()).toEqual([]);
  await cancel(booking_id);
  expect(await events()).toEqual([{ type: 'booking.cancelled' }]);
  await admin('PUT', `webhooks/${id}`, { is_enabled: false });
  await cancel((await book('2030-06-05T13:00')).booking_id);
  expect(await events()).toHaveLength(1);
});

it('a rolled-back change has no event, and what lost the race for a slot neither', async () => {
  await listen();
  await book('2030-06-05T10:00');
  await expect(book('2030-06-05T10:00')).rejects.toThrow('slot_taken');
  await db()
    .transaction()
    .execute(async (trx) => {
      await sql`UPDATE booking SET customer_name = 'X'`.execute(trx);
      throw new Error('undone');
    })
    .catch(() => undefined);
  await deliver();
  expect(types()).toEqual(['booking.created']);
});

it('deleted for good: nothing of it is left in the log, waiting events are not sent, except the deletion', async () => {
  const { id } = await listen();
  const { booking_id } = await book('2030-06-05T10:00');
  await deliver();
  await setStatus(booking_id, 'CONFIRMED');
  await admin('DELETE', `bookings/${booking_id}`);
  await deliver();
  expect(types()).toEqual(['booking.created', 'booking.deleted']);
  expect(heard()[1].data).toEqual({ id: booking_id, confirmation_code: expect.stringMatching(/^FB-/) });
  const { rows } = await sql<{ found: string }>`
    SELECT coalesce(string_agg(e::text, ' '), '') AS found FROM webhook_event e`.execute(db());
  expect(rows[0]?.found).not.toContain(customer.email);
  const { deliveries } = await admin<{ deliveries: { status: string; type: string }[] }>(
    'GET',
    `webhooks/${id}/deliveries`,
  );
  expect(deliveries.map(({ type, status }) => [type, status])).toEqual([
    ['booking.deleted', 'delivered'],
    ['booking.confirmed', 'skipped'],
    ['booking.created', 'delivered'],
  ]);
});

it('every event has a shape, and none that is not in the list', () => {
  for (const type of webhookEvents) expect(eventBody(type).shape.type.value).toBe(type);
});
