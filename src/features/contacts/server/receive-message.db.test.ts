import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';

const studio = testStudio({ rateLimit: true });
const message = { name: 'Änne Müller', email: 'aenne@example.de', message: 'Haben Sie im Mai noch Zeit?' };
const send = (more: object = {}) => studio().call('POST', '/api/contact-messages', { ...message, ...more });
const contacts = async () => (await studio().adminCall('GET', '/api/admin/contacts')).body;

beforeEach(() => sql`DELETE FROM contact`.execute(studio().database.db).then(() => undefined));

it('a message of a visitor becomes a contact, a machine’s does not, and ten an hour are enough (AMB-075, SRV-61)', async () => {
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
