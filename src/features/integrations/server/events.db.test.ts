import { expect, it } from 'vitest';
import { completePastBookings } from '#features/booking/server/api.ts';
import { customer } from '#features/booking/server/testing/bookable-studio.ts';
import { eventBody } from '../contract.ts';
import { type WebhookEvent } from '../domain/webhook-events.ts';
import { webhookStudio } from './testing/webhook-studio.ts';

const { studio, book, edit, setStatus, cancel, read, admin, listen, deliver, receivedBodies } = webhookStudio();
const types = () => receivedBodies().map(({ type }) => type as WebhookEvent);

it('a move by the customer is sent as booking.rescheduled', async () => {
  const move_rules = { kind: 'by_link', until_hours: 0, free_moves: 1, fee: null, most_days_later: 20 };
  expect((await studio().adminCall('PUT', '/api/admin/calendar/settings', { move_rules })).status).toBe(200);
  const { booking_id: id, cancel_token } = await book('2030-06-05T10:00');
  await listen();
  const start = '2030-06-06T11:00:00+02:00';
  const moved = await studio().call('POST', `/api/bookings/${id}/move?token=${cancel_token}`, {
    start,
    expected_fee: 0,
  });
  expect(moved.status).toBe(200);
  await deliver();
  expect(receivedBodies()).toEqual([
    expect.objectContaining({ type: 'booking.rescheduled', data: expect.objectContaining({ id, start }) }),
  ]);
  await studio().adminCall('PUT', '/api/admin/calendar/settings', { move_rules: { kind: 'none' } });
});

it('the events of a booking are sent in order, each with the booking after that change', async () => {
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
  const [created, confirmed, moved, , cancelled, restored] = receivedBodies();
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
  for (const body of receivedBodies()) expect(eventBody(body.type).parse(body)).toEqual(body);
});

it('contacts have events when they are created, changed, converted and deleted', async () => {
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
  expect(receivedBodies()).toMatchObject([
    { data: { name: 'Mia Kern', phase: 'new', email: customer.email } },
    { data: { phase: 'in_klaerung' }, details: { old_phase: 'new' } },
    { data: { converted_to_booking: true } },
    { data: { id: added.id } },
  ]);
  for (const { data } of receivedBodies().slice(0, 3)) expect(Object.keys(data.raw_data)).toEqual(Object.keys(raw));
  for (const body of receivedBodies()) expect(eventBody(body.type).parse(body)).toEqual(body);
});
