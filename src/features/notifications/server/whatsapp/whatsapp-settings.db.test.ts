import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { emailSettingsCalls } from '../testing/email-settings-calls.ts';
import { offersWhatsapp } from './offers-whatsapp.ts';

const { studio, read, put } = emailSettingsCalls();

describe('settings of WhatsApp', () => {
  afterEach(async () => {
    await sql`DELETE FROM setting WHERE name = 'email'`.execute(studio().context.db);
  });

  it('changing the address of the WhatsApp webhook deletes its token (SRV-80)', async () => {
    const whatsapp = { webhook_url: 'https://provider.example/messages', webhook_token: 'ganz geheim' };
    await put({ whatsapp });
    const same = { webhook_url: whatsapp.webhook_url, enabled: true };
    expect((await put({ whatsapp: same })).body.whatsapp.has_webhook_token).toBe(true);
    const elsewhere = { webhook_url: 'https://elsewhere.example/' };
    expect((await put({ whatsapp: elsewhere })).body.whatsapp.has_webhook_token).toBe(false);
  });

  it('stores the WhatsApp webhook and its token, which is sealed and never returned (SRV-40, AMB-084)', async () => {
    const webhook_url = 'https://provider.example/messages';
    const { body } = await put({ whatsapp: { webhook_url, webhook_token: 'ganz geheim' } });
    expect(body.whatsapp).toMatchObject({ webhook_url, has_webhook_token: true, is_configured: true });
    expect(JSON.stringify(await read())).not.toContain('geheim');
    const { rows } = await sql<{
      stored: string;
    }>`SELECT value::text AS stored FROM setting WHERE name = 'email'`.execute(studio().context.db);
    expect(rows[0]?.stored).not.toContain('geheim');
    const cleared = (await put({ whatsapp: { webhook_url: '', webhook_token: '' } })).body.whatsapp;
    expect(cleared).toMatchObject({ webhook_url: '', has_webhook_token: false, is_configured: false });
  });

  it.each([
    [true, 'https://provider.example/messages', true],
    [true, '', false],
    [false, 'https://provider.example/messages', false],
  ])('enabled: %s, sent to %j: customers can choose reminders: %s', async (enabled, webhook_url, offered) => {
    await put({ whatsapp: { enabled, webhook_url } });
    expect(await offersWhatsapp(studio().context)).toBe(offered);
  });

  it('refuses an address for WhatsApp messages in a private network (X04, AMB-084)', async () => {
    for (const webhook_url of [
      'https://127.0.0.1/messages',
      'https://[::1]/',
      'https://localhost/',
      'https://10.1.2.3/',
    ])
      expect(await put({ whatsapp: { webhook_url } })).toMatchObject({ status: 400, body: { code: 'url_private' } });
    const withPassword = { whatsapp: { webhook_url: 'https://user:word@provider.example/' } };
    expect(await put(withPassword)).toMatchObject({ status: 400, body: { code: 'url_with_password' } });
    expect((await put({ whatsapp: { webhook_url: 'https://provider.example/messages' } })).status).toBe(200);
  });
});
