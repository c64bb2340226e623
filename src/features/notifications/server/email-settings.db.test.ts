import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { openSecret } from '#shared/server/secret-box.ts';
import { smtpPasswordPurpose } from '../domain/email-settings.ts';
import { startSmtpSink } from './testing/smtp-sink.ts';
import { startWebhookSink } from './testing/webhook-sink.ts';

/** The value of WEBHOOK_PRIVATE_NETWORKS, changed by tests. */
const networks: string[] = [];
const studio = testStudio({ webhookNetworks: networks });
const path = '/api/admin/email-settings';
const read = async () => (await studio().adminCall('GET', path)).body;
const put = (changes: unknown) => studio().adminCall('PUT', path, changes);
const preview = (kind: string, body: unknown = {}) =>
  studio().adminCall('POST', `${path}/test-preview?template_type=${kind}`, body);
const storedSmtp = async () => {
  const { rows } = await sql<{
    value: { smtp: { password_sealed: string } };
  }>`SELECT value FROM setting WHERE name = 'email'`.execute(studio().context.db);
  return rows[0]!.value.smtp;
};

afterEach(() => void (networks.length = 0));

const defaults = {
  design: { primary_color: '#9333EA', secondary_color: '#EC4899', header_text: '', show_company_info: true },
  reminders: { enabled: true, reminders: [24] },
  smtp: { host: '', port: 587, username: '', from_email: '', from_name: '', has_password: false },
  whatsapp: {
    enabled: false,
    reminders: [{ quantity: 24, unit: 'hours' }],
    webhook_url: '',
    has_webhook_token: false,
    is_configured: false,
  },
  confirmation: { required: false },
};

describe('e-mail settings', () => {
  afterEach(async () => {
    await sql`DELETE FROM setting WHERE name = 'email'`.execute(studio().context.db);
  });

  it('of a new studio, with and without a slash at the end (MAIL-004, MAIL-005, MAIL-006, MAIL-020)', async () => {
    expect((await studio().call('GET', path)).status).toBe(401);
    expect(await read()).toEqual(defaults);
    expect((await studio().adminCall('GET', `${path}/`)).body).toEqual(defaults);
    expect((await studio().adminCall('PUT', `${path}/`, {})).body).toEqual(defaults);
  });

  it('a change leaves what it does not name (MAIL-007)', async () => {
    const { status, body } = await put({ design: { header_text: ' Studio  Lichtblick ' } });
    expect(status).toBe(200);
    expect(body).toEqual({ ...defaults, design: { ...defaults.design, header_text: 'Studio Lichtblick' } });
    await put({ reminders: { enabled: false } });
    expect(await read()).toMatchObject({
      design: { header_text: 'Studio Lichtblick' },
      reminders: { enabled: false, reminders: [24] },
    });
  });

  it('addresses are confirmed only where mails leave, and the mail server stays while they are (SRV-94, MAIL-023)', async () => {
    const confirmation = { required: true };
    expect(await put({ confirmation })).toMatchObject({ status: 400, body: { code: 'no_mail_server' } });
    expect(await read()).toEqual(defaults);
    const { status, body } = await put({ confirmation, smtp: { host: 'mail.example.de' } });
    expect(status).toBe(200);
    expect(body.confirmation).toEqual(confirmation);
    expect(await put({ smtp: { host: '' } })).toMatchObject({ status: 400, body: { code: 'no_mail_server' } });
    expect((await put({ smtp: { host: '' }, confirmation: { required: false } })).status).toBe(200);
  });

  it('reminders are whole hours, each once, the earliest first (MAIL-022, AMB-089)', async () => {
    const { body } = await put({ reminders: { reminders: [3, 48, 24, 3] } });
    expect(body.reminders).toEqual({ enabled: true, reminders: [48, 24, 3] });
    expect((await read()).reminders).toEqual(body.reminders);
  });

  it('the password is sealed and never returned (MAIL-018, AMB-083)', async () => {
    const smtp = { host: 'mail.example.de', port: 465, username: 'studio', from_email: 'a@b.de', from_name: 'Studio' };
    const { body } = await put({ smtp: { ...smtp, password: 'ganz geheim' } });
    expect(body.smtp).toEqual({ ...smtp, has_password: true });
    const { password_sealed } = await storedSmtp();
    expect(password_sealed).not.toContain('geheim');
    expect(openSecret(studio().context.secretKey, smtpPasswordPurpose, password_sealed)).toBe('ganz geheim');
    await put({ smtp: { ...smtp, from_name: 'Atelier' } });
    expect((await storedSmtp()).password_sealed).toBe(password_sealed);
    expect((await put({ smtp: { password: '' } })).body.smtp.has_password).toBe(false);
    const { rows } = await sql<{ details: unknown }>`
      SELECT details FROM audit_entry WHERE action = 'settings.changed' ORDER BY id DESC LIMIT 1`.execute(
      studio().context.db,
    );
    expect(rows[0]?.details).toEqual({ settings: 'email', changed: ['smtp.password'] });
  });

  it.each([
    ['host', 'mail.elsewhere.example'],
    ['host', ''],
    ['port', 25],
    ['username', 'somebody'],
  ])('the password goes when the %s becomes %j and it is not sent again', async (field, value) => {
    const smtp = { host: 'mail.example.de', port: 587, username: 'studio', password: 'ganz geheim' };
    expect((await put({ smtp })).body.smtp.has_password).toBe(true);
    expect((await put({ smtp: { [field]: value } })).body.smtp.has_password).toBe(false);
    expect((await storedSmtp()).password_sealed).toBe('');
    // Restoring the field does not restore the secret; a secret sent along is stored.
    expect((await put({ smtp: { ...smtp, password: undefined } })).body.smtp.has_password).toBe(false);
    expect((await put({ smtp: { [field]: value, password: 'noch geheimer' } })).body.smtp.has_password).toBe(true);
  });

  it('the token of the WhatsApp provider goes with its address (SRV-80)', async () => {
    const whatsapp = { webhook_url: 'https://provider.example/messages', webhook_token: 'ganz geheim' };
    await put({ whatsapp });
    const same = { webhook_url: whatsapp.webhook_url, enabled: true };
    expect((await put({ whatsapp: same })).body.whatsapp.has_webhook_token).toBe(true);
    const elsewhere = { webhook_url: 'https://elsewhere.example/' };
    expect((await put({ whatsapp: elsewhere })).body.whatsapp.has_webhook_token).toBe(false);
  });

  it('the WhatsApp provider and its token, which is sealed and never returned (SRV-40, AMB-084)', async () => {
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
    [{ design: { primary_color: 'red' } }, 'primary_color'],
    [{ reminders: { reminders: [0] } }, 'reminders'],
    [{ reminders: { reminders: [1.5] } }, 'reminders'],
    [{ smtp: { port: 0 } }, 'port'],
    [{ smtp: { host: 'http://x/' } }, 'host'],
    [{ smtp: { from_email: 'x' } }, 'from_email'],
    [{ whatsapp: { reminders: Array.from({ length: 6 }, () => ({ quantity: 1, unit: 'days' })) } }, 'reminders'],
    [{ whatsapp: { reminders: [{ quantity: 1, unit: 'weeks' }] } }, 'unit'],
    [{ whatsapp: { webhook_url: 'http://provider.example/' } }, 'webhook_url'],
    [{ whatsapp: { webhook_url: 'javascript:alert(1)' } }, 'webhook_url'],
  ])('refuses %j with 422 (MAIL-019)', async (changes, field) => {
    const { status, body } = await put(changes);
    expect(status).toBe(422);
    expect(body.detail[0].loc).toContain(field);
    expect(await read()).toEqual(defaults);
  });

  it('a preview shows the override and stores nothing (MAIL-008, MAIL-009, SRV-41)', async () => {
    const override = { primary_color: '#0369A1', header_text: 'Hallo <b>', logo_url: '/uploads/x.png' };
    const { status, body } = await preview('booking_confirmation', override);
    expect(status).toBe(200);
    expect(body.html).toContain('Hallo &lt;b&gt;');
    expect(body.html).toContain('/uploads/x.png');
    expect(body.html.toLowerCase()).toContain('#0369a1');
    expect(body.html).toContain('Erika Sommer');
    expect((await preview('booking_confirmation')).body.html).not.toContain('Hallo');
    expect(await read()).toEqual(defaults);
  });

  it('company lines, footer and kind of a preview (COMP-018, MAIL-009, SRV-41)', async () => {
    const company = { company_phone: '+49 30 999', notification_footer: 'Parkplätze im Hof.' };
    await studio().adminCall('PUT', '/api/admin/company/settings', company);
    const shown = (await preview('reminder')).body.html;
    expect(shown).toContain('Parkplätze im Hof.');
    expect(shown).toContain('+49 30 999');
    const hidden = (await preview('reminder', { show_company_info: false })).body.html;
    expect(hidden).not.toContain('+49 30 999');
    expect(await preview('nonsense')).toMatchObject({ status: 400 });
    expect((await preview('booking_confirmation', { logo_url: 'javascript:alert(1)' })).status).toBe(422);
  });

  it('a test mail returns the mail server’s own words (AMB-083)', async () => {
    const send = async () => (await studio().adminCall('POST', `${path}/test-mail`, { to: 'a@b.de' })).body;
    expect(await send()).toEqual({
      success: false,
      message: 'Es ist kein Mailserver eingerichtet. Nachrichten warten im Postausgang.',
    });
    const sink = await startSmtpSink();
    await put({ smtp: { host: '127.0.0.1', port: sink.port, from_email: 'studio@example.de' } });
    expect(await send()).toMatchObject({ success: true });
    expect(sink.received[0]).toMatchObject({ recipients: ['a@b.de'], from: { address: 'studio@example.de' } });
    const testNotice = 'Das ist eine Testnachricht. Name, Termin und Beträge sind erfunden, gebucht ist nichts.';
    const [first] = sink.received;
    expect(first?.subject).toMatch(/^Testnachricht: Termin bestätigt/);
    expect(first?.text?.startsWith(testNotice)).toBe(true);
    expect(first?.html).toContain(testNotice);
    sink.response = { code: 550, text: 'No such user here' };
    expect(await send()).toMatchObject({ success: false, message: expect.stringContaining('No such user here') });
    await sink.close();
    expect(await send()).toMatchObject({ success: false, message: expect.stringContaining('ECONNREFUSED') });
  });

  it('the reminder by WhatsApp can be looked at in both languages (SRV-40, SRV-41)', async () => {
    const shown = async (language: string) =>
      (await studio().adminCall('GET', `${path}/whatsapp-preview?language=${language}`)).body;
    expect((await studio().call('GET', `${path}/whatsapp-preview`)).status).toBe(401);
    const german = await shown('de');
    expect(german.text).toMatch(
      /^Guten Tag Erika Sommer,\nwir erinnern Sie an Ihren Termin bei .+: Di., 5. März, 14:30/,
    );
    expect(german.template).toMatchObject({ name: 'booking_reminder' });
    expect((await shown('ru')).text).toMatch(/^Здравствуйте, Erika Sommer!\nНапоминаем о вашей записи/);
    expect((await studio().adminCall('GET', `${path}/whatsapp-preview?language=fr`)).status).toBe(422);
  });

  it('the address for WhatsApp messages leads into no private network (X04, AMB-084)', async () => {
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

  it('nothing is sent to an address stored before that was looked at, or to a name that leads there (X04)', async () => {
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

  it('a test by WhatsApp returns the provider’s own words (AMB-084, SRV-40)', async () => {
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
