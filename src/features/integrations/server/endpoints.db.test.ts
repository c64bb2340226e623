import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { webhookStudio } from './testing/webhook-studio.ts';

const { studio, book, admin, listen, deliver, log, full, webhook } = webhookStudio();
const unknownId = '00000000-0000-4000-8000-000000000000';
const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  studio().adminCall(method, `/api/admin/${path}`, body);

describe('webhooks', () => {
  it('are made with a secret that is shown once, changed and removed with their log', async () => {
    const { secret, ...made } = await listen({
      description: ' Buchhaltung ',
      events: ['booking.paid', 'booking.created'],
    });
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(made).toMatchObject({
      description: 'Buchhaltung',
      events: ['booking.created', 'booking.paid'],
      is_enabled: true,
      disabled_because: null,
      old_secret_until: null,
      counts: { waiting: 0, delivered: 0, failed: 0, skipped: 0 },
    });
    expect(await admin('GET', 'webhooks')).toEqual([made]);
    await book('2030-06-05T10:00');
    await deliver();
    const [logged] = await log(made.id);
    const changed = await admin('PUT', `webhooks/${made.id}`, { events: ['contact.created'] });
    expect(changed).toMatchObject({ events: ['contact.created'], description: 'Buchhaltung', url: made.url });
    await admin('DELETE', `webhooks/${made.id}`);
    expect(await admin('GET', 'webhooks')).toEqual([]);
    expect((await ask('GET', `webhook-deliveries/${logged?.id}`)).status).toBe(404);
  });

  it.each([
    ['malformed', 'nope', 400],
    ['with_password', 'http://user:secret@127.0.0.1/', 400],
    ['private', 'https://10.0.0.1/', 400],
  ])('%s addresses are refused (X04)', async (code, url, status) => {
    const events = ['booking.created'];
    expect(await ask('POST', 'webhooks', { url, events })).toMatchObject({ status, body: { code: `url_${code}` } });
    const { id } = await listen();
    expect((await ask('PUT', `webhooks/${id}`, { url })).status).toBe(status);
  });

  it.each([[{ events: [] }], [{ events: ['everything'] }], [{ url: 5 }]])('%j is malformed', async (more) => {
    const body = { url: 'https://hooks.example.com/', events: ['booking.created'], ...more };
    expect((await ask('POST', 'webhooks', body)).status).toBe(422);
  });

  it('nobody has are 404', async () => {
    for (const [method, path] of [
      ['PUT', `webhooks/${unknownId}`],
      ['DELETE', `webhooks/${unknownId}`],
      ['POST', `webhooks/${unknownId}/roll-secret`],
      ['POST', `webhooks/${unknownId}/test`],
      ['POST', `webhooks/${unknownId}/send-failed-again`],
      ['GET', `webhooks/${unknownId}/deliveries`],
      ['GET', `webhook-deliveries/${unknownId}`],
      ['POST', `webhook-deliveries/${unknownId}/send-again`],
    ] as const) {
      expect([path, (await ask(method, path, method === 'PUT' ? {} : undefined)).status]).toEqual([path, 404]);
    }
  });

  it('are twenty at most', async () => {
    for (let made = 0; made < 20; made++) await listen();
    const refused = await ask('POST', 'webhooks', { url: 'https://hooks.example.com/', events: ['booking.created'] });
    expect(refused).toMatchObject({ status: 409, body: { code: 'too_many_webhooks' } });
  });

  it('that are off are sent nothing, not even when asked to', async () => {
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

  it('show their log in parts', async () => {
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

  it('forget an erased customer, tell that they were erased, and cannot send what was (G05)', async () => {
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

describe('a studio that has named no network of its own', () => {
  const plain = testStudio();

  it.each([
    ['http://hooks.example.com/', 'url_not_https'],
    ['https://localhost/', 'url_private'],
    ['https://127.0.0.1/', 'url_private'],
    ['https://[::1]:8443/', 'url_private'],
  ])('sends nothing to %s (X04)', async (url, code) => {
    const response = await plain().adminCall('POST', '/api/admin/webhooks', { url, events: ['booking.created'] });
    expect(response).toMatchObject({ status: 400, body: { code } });
  });
});
