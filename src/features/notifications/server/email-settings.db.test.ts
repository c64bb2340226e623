import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { openSecret } from '#shared/server/secret-box.ts';
import { smtpPasswordPurpose } from '../domain/email-settings.ts';
import { defaults, emailSettingsCalls, path } from './testing/email-settings-calls.ts';
import { startSmtpSink } from './testing/smtp-sink.ts';

const { studio, read, put } = emailSettingsCalls();

const storedSmtp = async () => {
  const { rows } = await sql<{
    value: { smtp: { password_sealed: string } };
  }>`SELECT value FROM setting WHERE name = 'email'`.execute(studio().context.db);
  return rows[0]!.value.smtp;
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
    const { rows } = await sql`SELECT FROM audit_entry WHERE action = 'mail.tested'`.execute(studio().context.db);
    expect(rows).toHaveLength(1);
    const [first] = sink.received;
    expect(first?.subject).toMatch(/^Testnachricht: Termin bestätigt/);
    expect(first?.text?.startsWith(testNotice)).toBe(true);
    expect(first?.html).toContain(testNotice);
    sink.response = { code: 550, text: 'No such user here' };
    expect(await send()).toMatchObject({ success: false, message: expect.stringContaining('No such user here') });
    await sink.close();
    expect(await send()).toMatchObject({ success: false, message: expect.stringContaining('ECONNREFUSED') });
  });
});
