import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { webhookStudio } from '../testing/webhook-studio.ts';

const { studio, book, admin, listen, deliver, receiver, log } = webhookStudio();

it('every action on a webhook has an audit entry with the administrator and the host, without the path', async () => {
  receiver().response = { status: 410 };
  const { id } = await listen({ events: ['booking.created'] });
  await book('2030-06-05T10:00');
  await deliver();
  await admin('PUT', `webhooks/${id}`, { is_enabled: true });
  await admin('PUT', `webhooks/${id}`, { is_enabled: true });
  await admin('PUT', `webhooks/${id}`, { description: 'Büro', events: ['booking.created', 'booking.paid'] });
  await admin('POST', `webhooks/${id}/send-failed-again`);
  receiver().response = { status: 204 };
  await deliver();
  await admin('POST', `webhooks/${id}/send-failed-again`);
  const [delivered] = await log(id);
  await admin('POST', `webhook-deliveries/${delivered?.id}/send-again`);
  await admin('POST', `webhooks/${id}/roll-secret`);
  await admin('PUT', `webhooks/${id}`, { is_enabled: false });
  await admin('DELETE', `webhooks/${id}`);
  const { rows } = await sql<{ action: string; actor: string; details: Record<string, unknown> }>`
    SELECT action, actor, details FROM audit_entry
    WHERE action LIKE 'webhook.%' AND (details->>'webhook_id' = ${id} OR details->>'delivery_id' = ${delivered?.id})
    ORDER BY id`.execute(studio().database.db);
  const about = { webhook_id: id };
  const host = new URL(receiver().url).host;
  expect(rows.map(({ action, details }) => [action.replace('webhook.', ''), details])).toEqual([
    ['created', { ...about, host, events: ['booking.created'] }],
    ['disabled', expect.objectContaining(about)],
    ['enabled', about],
    ['changed', { ...about, changed: ['description', 'events'] }],
    ['failed_sent_again', { ...about, deliveries: 1 }],
    ['sent_again', { delivery_id: delivered?.id, type: 'booking.created' }],
    ['secret_rolled', about],
    ['disabled', expect.objectContaining(about)],
    ['deleted', { ...about, host }],
  ]);
  const people = rows.filter(({ actor }) => actor !== 'system');
  expect(new Set(people.map(({ actor }) => actor)).size).toBe(1);
  expect(people).toHaveLength(rows.length - 1);
});
