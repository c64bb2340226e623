import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { customer } from '#features/booking/server/testing/bookable-studio.ts';
import { webhookStudio } from './testing/webhook-studio.ts';

const { studio, service, photographer, book, edit, cancel, admin, listen, deliver, receivedBodies } = webhookStudio();

it('the stored records of events have no computed column', async () => {
  await listen();
  const { booking_id: id } = await book('2030-06-05T10:00');
  await edit(id, { customer_name: 'Änne Neu' });
  await cancel(id);
  await admin('POST', 'contacts', { name: 'Mia Kern', email: customer.email });
  const times = [{ photographer_id: photographer(), start: '2030-06-06T12:00:00' }];
  await admin('POST', 'offers', { service_id: service(), times, customer });
  const { db } = studio().database;
  const stored = await sql<{ type: string; key: string }>`
    SELECT type, jsonb_object_keys(record) AS key FROM webhook_event`.execute(db);
  expect([...new Set(stored.rows.map(({ type }) => type))].toSorted()).toEqual([
    'booking.cancelled',
    'booking.created',
    'booking.updated',
    'contact.created',
    'offer.made',
  ]);
  const computed = await sql<{ name: string }>`
    SELECT attname AS name FROM pg_attribute
    WHERE attrelid IN ('booking'::regclass, 'contact'::regclass, 'offer'::regclass) AND attgenerated <> ''`.execute(db);
  const names = computed.rows.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['canonical_email', 'customer_words', 'other_words']));
  expect(stored.rows.filter(({ key }) => names.includes(key))).toEqual([]);
  expect(stored.rows).toContainEqual({ type: 'booking.updated', key: 'customer_name' });
  await deliver();
  expect(receivedBodies()).toHaveLength(5);
});
