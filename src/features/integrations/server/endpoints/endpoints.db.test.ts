import { describe, expect, it } from 'vitest';
import { webhookStudio } from '../testing/webhook-studio.ts';

const { studio, book, admin, listen, deliver, log } = webhookStudio();
const unknownId = '00000000-0000-4000-8000-000000000000';

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  studio().adminCall(method, `/api/admin/${path}`, body);

describe('webhooks', () => {
  it('are created with a secret that is returned once, changed, and deleted with their log', async () => {
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

  it('return 404 if the id is unknown', async () => {
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

  it('are limited to twenty', async () => {
    for (let made = 0; made < 20; made++) await listen();
    const refused = await ask('POST', 'webhooks', { url: 'https://hooks.example.com/', events: ['booking.created'] });
    expect(refused).toMatchObject({ status: 409, body: { code: 'too_many_webhooks' } });
  });
});
