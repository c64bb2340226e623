import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { forgetOldDeliveries } from '../deliveries/webhook-jobs.ts';
import { isSignedWith, webhookStudio } from '../testing/webhook-studio.ts';

const { studio, book, admin, listen, delivering, deliver, receiver, webhook, log } = webhookStudio();
const db = () => studio().database.db;
const arrived = () => receiver().received;

it('deliveries are signed with the new and the previous secret for a day', async () => {
  const { id, secret: old } = await listen();
  const { secret } = await admin<{ secret: string }>('POST', `webhooks/${id}/roll-secret`);
  const valid = () => {
    const last = arrived().at(-1);
    if (!last) throw new Error('Nothing arrived');
    return [isSignedWith(old, last), isSignedWith(secret, last)];
  };
  await book('2030-06-05T10:00');
  await deliver();
  expect(valid()).toEqual([true, true]);
  studio().setNow('2030-06-04T08:00');
  await book('2030-06-05T12:00');
  await deliver();
  expect(valid()).toEqual([false, true]);
  await forgetOldDeliveries(studio().context);
  expect((await webhook(id)).old_secret_until).toBeNull();
});

it('secrets are stored sealed, and nothing is sent unsigned under another SECRET_KEY', async () => {
  const { id, secret } = await listen();
  const { rows } = await sql<{ stored: string }>`
    SELECT (SELECT json_agg(e)::text FROM webhook_endpoint e) || (SELECT json_agg(a)::text FROM audit_entry a) AS stored
  `.execute(db());
  expect(rows[0]?.stored).not.toContain(secret.slice(6));
  await book('2030-06-05T10:00');
  await deliver(delivering({ context: { ...studio().context, secretKey: 'another key, of no value either' } }));
  expect(arrived()).toEqual([]);
  expect((await log(id))[0]?.last_attempt?.error).toContain('SECRET_KEY');
});
