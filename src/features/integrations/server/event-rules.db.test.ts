import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { customer } from '#features/booking/server/testing/bookable-studio.ts';
import { eventBody } from '../contract.ts';
import { type WebhookEvent, webhookEvents } from '../domain/webhook-events.ts';
import { webhookStudio } from './testing/webhook-studio.ts';

const { studio, book, setStatus, cancel, admin, listen, deliver, receivedBodies } = webhookStudio();
const db = () => studio().database.db;
const types = () => receivedBodies().map(({ type }) => type as WebhookEvent);

it('writes only events that an endpoint subscribes to, and none while there is no endpoint', async () => {
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

it('writes no event for a change that is rolled back or a booking that lost the race for a slot', async () => {
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

it('a deleted booking leaves no data in the log, and only the event of its deletion is still sent', async () => {
  const { id } = await listen();
  const { booking_id } = await book('2030-06-05T10:00');
  await deliver();
  await setStatus(booking_id, 'CONFIRMED');
  await admin('DELETE', `bookings/${booking_id}`);
  await deliver();
  expect(types()).toEqual(['booking.created', 'booking.deleted']);
  expect(receivedBodies()[1].data).toEqual({ id: booking_id, confirmation_code: expect.stringMatching(/^FB-/) });
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

it('every listed event has a schema, and no other event has one', () => {
  for (const type of webhookEvents) expect(eventBody(type).shape.type.value).toBe(type);
});
