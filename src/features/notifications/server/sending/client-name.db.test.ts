import { afterAll, beforeAll, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { type SmtpSink, startSmtpSink } from '../testing/smtp-sink.ts';
import { MailConnections, mailServerFrom } from './mail-server.ts';

const studio = testStudio({ publicUrl: 'https://termine.studio.example/buchen' });
const smtp = { host: '', port: 587, username: '', password_sealed: '', from_email: '', from_name: '' };
const company = { company_name: 'Studio', company_email: 'studio@example.de' };

// A strict server, which ends the connection of whoever gives the name of a machine.
const names: string[] = [];
let sink: SmtpSink;
beforeAll(async () => {
  sink = await startSmtpSink({
    onMailFrom: (_address, { hostNameAppearsAs }, callback) => {
      names.push(hostNameAppearsAs);
      const isName = /^[a-z-]+(?:\.[a-z-]+)+$/.test(hostNameAppearsAs);
      callback(isName ? null : Object.assign(new Error('this is not your name'), { responseCode: 421 }));
    },
  });
});
afterAll(() => sink.close());

it.each(['settings', 'SMTP_URL'])(
  'a mail server of %s is greeted with the host of PUBLIC_URL (MAIL-030)',
  async (from) => {
    const { context } = studio();
    const server = mailServerFrom(from === 'settings' ? { ...smtp, host: '127.0.0.1', port: sink.port } : smtp, {
      ...context,
      smtpUrl: sink.url,
      company,
    });
    if (typeof server === 'string') throw new Error(server);
    const connections = new MailConnections();
    names.length = 0;
    await connections.to(server).sendMail({ from: 'studio@example.de', to: 'mia@example.de', text: 'Hallo' });
    connections.close();
    expect(names).toEqual(['termine.studio.example']);
  },
);

it('the test mail is sent under that name, too (MAIL-030)', async () => {
  names.length = 0;
  const path = '/api/admin/email-settings';
  await studio().adminCall('PUT', path, { smtp: { host: '127.0.0.1', port: sink.port, username: '', password: '' } });
  const { body } = await studio().adminCall('POST', `${path}/test-mail`, { to: 'mia@example.de' });
  expect([body.success, names]).toEqual([true, ['termine.studio.example']]);
});

it.each([
  ['http://192.168.1.20:3000', '[192.168.1.20]'],
  ['http://[fd00::1]:3000', '[IPv6:fd00::1]'],
  ['https://müller-foto.example', 'xn--mller-foto-9db.example'],
  ['http://localhost:3000', 'localhost'],
])('the host of %s is given as %s (MAIL-030)', (publicUrl, name) => {
  const server = mailServerFrom(smtp, { ...studio().context, publicUrl, smtpUrl: sink.url, company });
  expect(server).toMatchObject({ client_name: name });
});
