import { afterEach, describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { type SmtpSink, startSmtpSink } from '../testing/smtp-sink.ts';
import { mailServerFrom } from './mail-server.ts';

const studio = testStudio();
const settings = '/api/admin/email-settings';
const sendTest = async () => (await studio().adminCall('POST', `${settings}/test-mail`, { to: 'a@b.de' })).body;

// Every address of this machine except loopback: to the program it is another machine.
const notLoopback = '0.0.0.0';

const signedIn: string[] = [];
const sinks: SmtpSink[] = [];
/** A mail server that accepts passwords unencrypted, and offers no STARTTLS. */
const clearServer = async () => {
  const sink = await startSmtpSink({
    allowInsecureAuth: true,
    onAuth: ({ username = '' }, _session, callback) => {
      signedIn.push(username);
      callback(null, { user: username });
    },
  });
  sinks.push(sink);
  return sink;
};
afterEach(async () => {
  await Promise.all(sinks.splice(0).map((sink) => sink.close()));
  signedIn.length = 0;
});

describe('a mail server that offers no encryption', () => {
  it.each(['studio', ''])('gets neither password nor mail on another machine (user %j) (SRV-80)', async (username) => {
    const sink = await clearServer();
    const smtp = { host: notLoopback, port: sink.port, username, password: 'ganz geheim', from_email: 'a@b.de' };
    await studio().adminCall('PUT', settings, { smtp });
    const { success, message } = await sendTest();
    expect(success).toBe(false);
    expect(message).toMatch(/^Der Mailserver nimmt keine verschlüsselte Verbindung an \(STARTTLS\)/);
    expect([signedIn, sink.attempts, sink.received]).toEqual([[], 0, []]);
  });

  it('is used if it runs on this machine', async () => {
    const sink = await clearServer();
    const smtp = { host: '127.0.0.1', port: sink.port, username: 'studio', password: 'ganz geheim' };
    await studio().adminCall('PUT', settings, { smtp });
    expect(await sendTest()).toMatchObject({ success: true });
    expect([signedIn, sink.received.length]).toEqual([['studio'], 1]);
  });
});

describe('a mail server whose certificate is not valid', () => {
  it('gets nothing, and the test message says so in words (SRV-132)', async () => {
    // The certificate that the server of the tests has by default: everybody knows its key, and it has expired.
    const sink = await startSmtpSink({ disabledCommands: [] });
    sinks.push(sink);
    await studio().adminCall('PUT', settings, { smtp: { host: notLoopback, port: sink.port, from_email: 'a@b.de' } });
    const { success, message } = await sendTest();
    expect(success).toBe(false);
    expect(message).toMatch(/^Das Zertifikat des Mailservers ist abgelaufen .*\(certificate has expired\)$/);
    expect(sink.received).toEqual([]);
  });
});

describe('SMTP_URL', () => {
  const clear = testStudio({ smtpUrl: `smtp://studio:geheim@${notLoopback}:1/` });

  it('cannot switch encryption off', () => {
    const { context } = clear();
    const company = { company_name: 'Studio', company_email: 'studio@example.de' };
    const smtp = { host: '', port: 587, username: '', password_sealed: '', from_email: '', from_name: '' };
    const url = (query: string) => {
      const smtpUrl = `smtp://studio:geh%40eim@mail.example:2525/?${query}`;
      const server = mailServerFrom(smtp, { ...context, smtpUrl, company });
      return typeof server === 'string' ? server : server.options;
    };
    for (const off of ['requireTLS=false', 'ignoreTLS=true', 'opportunisticTLS=true', 'secured=true']) {
      expect(url(off)).toEqual({ url: 'smtp://studio:geh%40eim@mail.example:2525/', host: 'mail.example' });
    }
    expect(url('tls.rejectUnauthorized=false')).toMatchObject({
      url: expect.stringContaining('?tls.rejectUnauthorized=false'),
    });
  });

  it('never sends its password unencrypted', async () => {
    const sink = await clearServer();
    const smtpUrl = `smtp://studio:geheim@${notLoopback}:${sink.port}/?ignoreTLS=true`;
    // The address of the server is only known now.
    Object.assign(clear().context, { smtpUrl });
    const { body } = await clear().adminCall('POST', `${settings}/test-mail`, { to: 'a@b.de' });
    expect(body).toMatchObject({ success: false, message: expect.stringContaining('STARTTLS') });
    expect([signedIn, sink.received]).toEqual([[], []]);
  });
});
