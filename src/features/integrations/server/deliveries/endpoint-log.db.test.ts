import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { webhookStudio } from '../testing/webhook-studio.ts';

const { studio, book, admin, listen, deliver, log, full, webhook } = webhookStudio();

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  studio().adminCall(method, `/api/admin/${path}`, body);

describe('webhooks', () => {
  it('that are disabled are sent nothing, not even on request', async () => {
    const { id } = await listen();
    await book('2030-06-05T10:00');
    expect(await admin('PUT', `webhooks/${id}`, { is_enabled: false })).toMatchObject({
      is_enabled: false,
      disabled_because: 'switched_off',
      counts: { failed: 1, waiting: 0 },
    });
    const [failed] = await log(id);
    for (const path of [
      `webhooks/${id}/test`,
      `webhooks/${id}/send-failed-again`,
      `webhook-deliveries/${failed?.id}/send-again`,
    ]) {
      expect(await ask('POST', path)).toMatchObject({ status: 409, body: { code: 'webhook_off' } });
    }
  });

  it('return their log page by page', async () => {
    const { id } = await listen();
    for (const hour of [10, 12, 14]) await book(`2030-06-05T${hour}:00`);
    const { found, deliveries } = await admin<{ found: number; deliveries: unknown[] }>(
      'GET',
      `webhooks/${id}/deliveries?limit=2&offset=2`,
    );
    expect([found, deliveries.length]).toEqual([3, 1]);
    expect(await log(id, '?status=delivered')).toEqual([]);
    const [waiting] = await log(id);
    expect(await ask('POST', `webhook-deliveries/${waiting?.id}/send-again`)).toMatchObject({
      status: 409,
      body: { code: 'being_sent' },
    });
  });

  it('lose the data of an erased customer, deliver the event of the erasure, and cannot resend earlier ones (G05)', async () => {
    const { id } = await listen();
    const { booking_id } = await book('2030-06-05T10:00', {
      customer: { name: 'Zoé Wunderlich', email: 'zoe@kunde.example', phone: '+49 160 7654321' },
    });
    await deliver();
    await sql`UPDATE webhook_attempt SET answer = 'Danke, zoe@kunde.example'`.execute(studio().database.db);
    await admin('POST', `bookings/${booking_id}/cancel`, {});
    await admin('POST', 'privacy/erase', { email: 'zoe@kunde.example', repeated: 'zoe@kunde.example' });
    await deliver();
    const logged = await log(id);
    expect(logged.map(({ type, status }) => [type, status])).toEqual([
      ['booking.erased', 'delivered'],
      ['booking.cancelled', 'skipped'],
      ['booking.created', 'delivered'],
    ]);
    const contents = await Promise.all(logged.map(async (one) => JSON.stringify(await full(one.id))));
    expect(contents.join(' ')).not.toMatch(/zoe|Wunderlich|7654321/i);
    expect(contents[0]).toContain('Anonym');
    expect(await ask('POST', `webhook-deliveries/${logged[2]?.id}/send-again`)).toMatchObject({
      status: 409,
      body: { code: 'forgotten' },
    });
    expect((await webhook(id)).counts.skipped).toBe(1);
  });
});
