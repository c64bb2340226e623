import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { receiveMessage } from './receive-message.ts';

const studio = testStudio({ rateLimit: true });
const message = { name: 'Änne Müller', email: 'aenne@example.de', message: 'Haben Sie im Mai noch Zeit?' };
const send = (more: object = {}) => studio().call('POST', '/api/contact-messages', { ...message, ...more });
const contacts = async () => (await studio().adminCall('GET', '/api/admin/contacts')).body;

beforeEach(() => sql`DELETE FROM contact`.execute(studio().database.db).then(() => undefined));

it('a visitor’s message becomes a contact, that of a bot does not, and the limit is ten per hour (AMB-075, SRV-61)', async () => {
  expect(await send({ phone: '030 1', language: 'ru' })).toMatchObject({ status: 201, body: { success: true } });
  expect(await contacts()).toEqual([
    expect.objectContaining({
      name: message.name,
      email: message.email,
      phone: '030 1',
      source: 'Website',
      phase: 'new',
      notes: message.message,
      tags: ['Russisch'],
    }),
  ]);
  expect(await send({ homepage: 'https://spam.example' })).toMatchObject({ status: 201, body: { success: true } });
  for (const wrong of [{ name: 'x' }, { email: 'x' }, { message: ' ' }, { message: 'x'.repeat(2001) }]) {
    expect((await send(wrong)).status).toBe(422);
  }
  expect(await contacts()).toHaveLength(1);
  for (let i = 0; i < 4; i++) expect((await send()).status).toBe(201);
  expect((await send()).status).toBe(429);
  expect(await contacts()).toHaveLength(5);
});

it('the studio is notified by mail, in the transaction of the contact, once it has an address (AMB-075, SRV-37)', async () => {
  const waiting = async () => (await studio().adminCall('GET', '/api/admin/outbox?search=aenne')).body.messages;
  const { db } = studio().database;
  const settings = (company_email: string) =>
    studio().adminCall('PUT', '/api/admin/company/settings', { company_email });
  const receive = () => receiveMessage(studio().context, { ...message, phone: '030 1', language: 'ru' });
  await settings('');
  await receive();
  expect(await waiting()).toEqual([]);
  await settings('hallo@studio.example');
  await receive();
  expect(await waiting()).toMatchObject([
    {
      kind: 'studio_new_message',
      status: 'waiting',
      recipient: 'studio',
      to_address: 'hallo@studio.example',
      language: 'de',
      booking: null,
      contact: { name: message.name },
    },
  ]);
  const [{ id }] = await waiting();
  const { body } = await studio().adminCall('GET', `/api/admin/outbox/${id}`);
  expect(body).toMatchObject({
    shown_subject: `Nachricht von ${message.name}`,
    plain_text: expect.stringContaining(message.message),
  });
  expect((await studio().call('GET', body.preview_url)).status).toBe(200);
  expect((await studio().adminCall('POST', `/api/admin/outbox/${id}/give-up`)).status).toBe(200);
  expect((await studio().adminCall('POST', `/api/admin/outbox/${id}/send-again`)).status).toBe(200);

  await sql`ALTER TABLE message ADD CONSTRAINT no_mail CHECK (contact_id IS NULL) NOT VALID`.execute(db);
  const before = (await contacts()).length;
  await expect(receive()).rejects.toThrow('no_mail');
  expect(await contacts()).toHaveLength(before);
  await sql`ALTER TABLE message DROP CONSTRAINT no_mail`.execute(db);
});
