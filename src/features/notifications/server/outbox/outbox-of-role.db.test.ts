import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { setRole as giveRole } from '#features/auth/server/testing/set-role.ts';
import type { Role } from '#shared/contract/role.ts';
import { queueMessages, queueSignInMail } from '#shared/server/outbox.ts';

const studio = testStudio();
const db = () => studio().database.db;
const setRole = (role: Role) => giveRole(db(), role);
const failedAgain = async () => (await studio().adminCall('POST', '/api/admin/outbox/send-failed-again')).body.messages;
const fail = () => sql`UPDATE message SET status = 'failed'`.execute(db());
let aboutAccount: string;

beforeAll(async () => {
  const admin = (await studio().adminCall('GET', '/api/admin/auth/me')).body;
  const given = { name: 'Erika Sommer', email: 'erika@example.com', message: 'Guten Tag', language: 'de' as const };
  await studio().call('POST', '/api/contact-messages', given);
  const contact = (await studio().adminCall('GET', '/api/admin/contacts')).body[0];
  const { language, ...params } = given;
  const mail = {
    recipient: 'studio',
    to_address: 'studio@example.de',
    to_name: '',
    language,
    status: 'waiting',
  } as const;
  const about = { subject: 'contact_id', id: contact.id } as const;
  await queueMessages(db(), about, [{ kind: 'studio_new_message', params, ...mail }], studio().context.now());
  const device = { at: studio().context.now(), browser: 'Firefox', system: null };
  const order = { kind: 'studio_new_sign_in', session_id: admin.id, ...device } as const;
  await queueSignInMail(db(), order, admin, studio().context.now());
  const { rows } = await sql<{ id: string }>`SELECT id FROM message WHERE admin_id IS NOT NULL`.execute(db());
  aboutAccount = rows[0]?.id ?? '';
});

describe('mails about accounts in the outbox', () => {
  it.each([
    ['owner', 2],
    ['desk', 1],
  ] as const)('are listed, counted and sent again for %s: %i of two (TEAM-01)', async (role, seen) => {
    await fail();
    await setRole(role);
    const { body } = await studio().adminCall('GET', '/api/admin/outbox');
    expect([body.found, body.messages.length, body.counts.failed]).toEqual([seen, seen, seen]);
    expect(await failedAgain()).toBe(seen);
    await setRole('owner');
  });

  it('are unknown to the desk, by their ID too (TEAM-01)', async () => {
    await fail();
    await setRole('desk');
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/send-again'],
      ['POST', '/give-up'],
    ] as const) {
      const { status } = await studio().adminCall(method, `/api/admin/outbox/${aboutAccount}${path}`);
      expect([path, status]).toEqual([path, 404]);
    }
    await setRole('owner');
    expect((await studio().adminCall('POST', `/api/admin/outbox/${aboutAccount}/give-up`)).status).toBe(200);
  });
});
