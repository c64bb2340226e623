import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { webhookStudio } from '../testing/webhook-studio.ts';

const { studio, book, admin, listen, deliver, receiver, webhook } = webhookStudio();
const db = () => studio().database.db;
const arrived = () => receiver().received;

it('410 disables the endpoint, and its waiting deliveries fail', async () => {
  receiver().response = { status: 410 };
  const { id } = await listen();
  await book('2030-06-05T10:00');
  await book('2030-06-05T12:00');
  await deliver();
  expect(arrived()).toHaveLength(1);
  expect(await webhook(id)).toMatchObject({
    is_enabled: false,
    disabled_because: 'gone',
    counts: { waiting: 0, failed: 2 },
  });
});

it('three days without a successful delivery disable the endpoint; once enabled again, failed deliveries can be sent', async () => {
  receiver().response = { status: 500 };
  const { id } = await listen();
  await book('2030-06-10T10:00');
  await deliver();
  studio().setNow('2030-06-06T08:00');
  await book('2030-06-10T12:00');
  await deliver();
  expect(await webhook(id)).toMatchObject({ is_enabled: false, disabled_because: 'failing' });
  const { rows } = await sql<{ actor: string }>`
    SELECT actor FROM audit_entry WHERE action = 'webhook.disabled' ORDER BY id DESC LIMIT 1`.execute(db());
  expect(rows).toEqual([{ actor: 'system' }]);
  receiver().response = { status: 200 };
  expect(await admin('PUT', `webhooks/${id}`, { is_enabled: true })).toMatchObject({
    is_enabled: true,
    failing_since: null,
  });
  expect(await admin('POST', `webhooks/${id}/send-failed-again`)).toEqual({ deliveries: 2 });
  await deliver();
  expect((await webhook(id)).counts).toMatchObject({ delivered: 2, failed: 0 });
});
