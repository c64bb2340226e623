import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { openSecret } from '#shared/server/secrets/secret-box.ts';
import { smtpPasswordPurpose } from '../../domain/email-settings.ts';
import { emailSettingsCalls, path } from '../testing/email-settings-calls.ts';
import { startSmtpSink } from '../testing/smtp-sink.ts';

const { studio, put } = emailSettingsCalls();

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
  ])('the password is deleted when the %s becomes %j and it is not sent again', async (field, value) => {
    const smtp = { host: 'mail.example.de', port: 587, username: 'studio', password: 'ganz geheim' };
    expect((await put({ smtp })).body.smtp.has_password).toBe(true);
    expect((await put({ smtp: { [field]: value } })).body.smtp.has_password).toBe(false);
    expect((await storedSmtp()).password_sealed).toBe('');
    // Restoring the field does not restore the secret; a secret sent along is stored.
    expect((await put({ smtp: { ...smtp, password: undefined } })).body.smtp.has_password).toBe(false);
    expect((await put({ smtp: { [field]: value, password: 'noch geheimer' } })).body.smtp.has_password).toBe(true);
  });

  it('a test mail returns the mail server’s response (AMB-083)', async () => {
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
