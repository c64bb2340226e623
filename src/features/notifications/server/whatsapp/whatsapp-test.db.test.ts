import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { emailSettingsCalls, networks, path } from '../testing/email-settings-calls.ts';
import { startWebhookSink } from '../testing/webhook-sink.ts';

const { studio, put } = emailSettingsCalls();

describe('settings of WhatsApp', () => {
  afterEach(async () => {
    await sql`DELETE FROM setting WHERE name = 'email'`.execute(studio().context.db);
  });

  it('sends nothing to a private address that was stored before this check, or to a name that resolves to one (X04)', async () => {
    const sink = await startWebhookSink();
    await put({ whatsapp: { webhook_url: 'https://provider.example/' } });
    for (const url of [sink.url, sink.url.replace('127.0.0.1', 'localhost')]) {
      await sql`UPDATE setting SET value = jsonb_set(value, '{whatsapp,webhook_url}', to_jsonb(${url}::text))
        WHERE name = 'email'`.execute(studio().context.db);
      const { body } = await studio().adminCall('POST', `${path}/test-whatsapp`, {
        to: '0171 2345678',
        language: 'de',
      });
      expect(body).toEqual({ success: false, message: expect.stringMatching(/leads to a private address$/) });
    }
    expect(sink.received).toEqual([]);
    await sink.close();
    await put({ whatsapp: { webhook_url: '' } });
  });

  it('a test by WhatsApp returns the provider’s response (AMB-084, SRV-40)', async () => {
    const sink = await startWebhookSink();
    networks.push('127.0.0.1');
    const send = async (to = '0171 2345678') =>
      (await studio().adminCall('POST', `${path}/test-whatsapp`, { to, language: 'ru' })).body;
    const secret = 'ganz geheim';
    await put({ whatsapp: { webhook_url: 'https://provider.example/', webhook_token: secret } });
    const set = (fields: object) =>
      sql`UPDATE setting SET value = jsonb_set(value, '{whatsapp}', value -> 'whatsapp' || ${JSON.stringify(fields)})
          WHERE name = 'email'`.execute(studio().context.db);
    await set({ webhook_url: sink.url });
    sink.response = { status: 202, text: '{"queued": true}' };
    expect(await send()).toEqual({
      success: true,
      message: 'Der Anbieter hat die Testnachricht angenommen und antwortet: 202 {"queued": true}',
    });
    expect(sink.received[0]).toMatchObject({
      headers: { authorization: `Bearer ${secret}` },
      body: { to: '491712345678', language: 'ru', text: expect.stringContaining('Напоминаем о вашей записи') },
    });
    const { rows } = await sql`SELECT 1 FROM audit_entry WHERE action = 'whatsapp.tested'`.execute(studio().context.db);
    expect(rows).toHaveLength(1);
    sink.response = { status: 401, text: 'who are you' };
    expect(await send()).toEqual({ success: false, message: '401 who are you' });
    await sink.close();
    expect(await send()).toMatchObject({ success: false, message: expect.stringContaining('ECONNREFUSED') });
    await set({ webhook_token_sealed: 'of another key' });
    expect(await send()).toMatchObject({
      success: false,
      message: expect.stringMatching(/^Der Zugangsschlüssel kann/),
    });
    await set({ webhook_url: '' });
    expect(await send()).toMatchObject({
      success: false,
      message: expect.stringMatching(/^Es ist noch kein Anbieter/),
    });
    expect(await send('12')).toMatchObject({ detail: [{ loc: expect.arrayContaining(['to']) }] });
  });
});
