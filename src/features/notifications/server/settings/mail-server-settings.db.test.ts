import { expect, test } from 'vitest';
import { writeSetting } from '#features/settings/server/api.ts';
import { sealSecret } from '#shared/server/secrets/secret-box.ts';
import { smtpPasswordPurpose } from '../../domain/email-settings.ts';
import { deliverDueMails } from '../sending/deliver-mails.ts';
import { outboxStudio } from '../testing/outbox-studio.ts';
import { startSmtpSink } from '../testing/smtp-sink.ts';

const studio = outboxStudio();

test('without a mail server mails wait, which is logged once, and are sent as soon as there is one (SRV-37, AMB-083)', async () => {
  const { sink, deliverAll, book, mails, context, logged } = studio();
  const delivery = studio().delivery({ context: { ...context, smtpUrl: undefined } });
  const booking = await book([{ kind: 'booking_received' }]);
  for (let look = 0; look < 5; look++) expect(await deliverDueMails(delivery)).toBe(0);
  expect(await mails(booking.id)).toMatchObject([{ status: 'waiting', attempts: 0 }]);
  expect(logged.filter((line) => line.includes('No mail server'))).toHaveLength(1);
  await writeSetting(context.db, 'email', { smtp: { host: '127.0.0.1', port: sink.port } });
  await deliverAll(delivery);
  expect(sink.received).toHaveLength(1);
});

test('the settings, with their password and sender, override SMTP_URL (AMB-083)', async () => {
  const { sink, deliverAll, book, context } = studio();
  const logins: (string | null | undefined)[][] = [];
  const mine = await startSmtpSink({
    authOptional: false,
    onAuth: ({ username, password }, _session, callback) => {
      logins.push([username, password]);
      callback(null, { user: username });
    },
  });
  const password_sealed = sealSecret(context.secretKey, smtpPasswordPurpose, 'pässword');
  const smtp = { host: '127.0.0.1', port: mine.port, username: 'konto', password_sealed };
  await writeSetting(context.db, 'email', { smtp: { ...smtp, from_email: 'post@licht.example', from_name: 'Licht' } });
  await book([{ kind: 'booking_received' }]);
  await deliverAll();
  expect(sink.received).toHaveLength(0);
  expect(logins).toEqual([['konto', 'pässword']]);
  expect(mine.received[0]?.from).toEqual({ name: 'Licht', address: 'post@licht.example' });
  await mine.close();
});

test('mails wait if the password was sealed with another key, and this is logged', async () => {
  const { sink, deliverAll, book, mails, context, logged } = studio();
  const password_sealed = sealSecret('another key altogether', smtpPasswordPurpose, 'secret');
  await writeSetting(context.db, 'email', {
    smtp: { host: '127.0.0.1', port: sink.port, username: 'a', password_sealed },
  });
  const booking = await book([{ kind: 'booking_received' }]);
  await deliverAll();
  expect(await mails(booking.id)).toMatchObject([{ status: 'waiting', attempts: 0 }]);
  expect(logged.join('')).toContain('SECRET_KEY');
});

test('a mail is retried after a wrong password, because the settings can be corrected', async () => {
  const { deliverAll, book, mails } = studio();
  const strict = await startSmtpSink({
    authOptional: false,
    onAuth: (_auth, _session, callback) => callback(Object.assign(new Error('wrong'), { responseCode: 535 })),
  });
  const booking = await book([{ kind: 'booking_received' }]);
  const context = { ...studio().context, smtpUrl: strict.url.replace('//', '//user:wrong@') };
  await deliverAll(studio().delivery({ context }));
  await strict.close();
  const [mail] = await mails(booking.id);
  expect(mail).toMatchObject({ status: 'waiting', attempts: 1 });
  expect(mail?.last_error).toContain('535');
});
