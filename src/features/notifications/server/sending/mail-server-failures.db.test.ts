import { expect, test } from 'vitest';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import { outboxStudio } from '../testing/outbox-studio.ts';
import { startSmtpSink } from '../testing/smtp-sink.ts';

const studio = outboxStudio();

test('a temporary refusal is retried after 1, 5, 30 and 120 minutes, then the mail fails (SRV-37, M06)', async () => {
  const { sink, deliverAll, book, mails } = studio();
  sink.response = { code: 451, text: 'busy, come back' };
  const booking = await book([{ kind: 'booking_received' }]);
  const delivery = studio().delivery();
  for (const [attempt, minutes] of [1, 5, 30, 120].entries()) {
    await deliverAll(delivery);
    expect(sink.attempts).toBe(attempt + 1);
    const [mail] = await mails(booking.id);
    expect(mail).toMatchObject({ status: 'waiting', attempts: attempt + 1, last_error: '451 busy, come back' });
    expect(mail?.next_attempt_at).toBe(studio().clock + minutes * MINUTE);
    studio().clock += minutes * MINUTE - 1;
    await deliverAll(delivery);
    expect(sink.attempts).toBe(attempt + 1);
    studio().clock += 1;
  }
  await deliverAll(delivery);
  expect(sink.attempts).toBe(5);
  expect(await mails(booking.id)).toMatchObject([{ status: 'failed', attempts: 5, last_error: '451 busy, come back' }]);
  studio().clock += 24 * 60 * MINUTE - 1;
  await deliverAll(delivery);
  expect(sink.attempts).toBe(5);
});

test('a mail that fails once is sent at the second attempt (SRV-37)', async () => {
  const { sink, deliverAll, book, mails } = studio();
  sink.response = { code: 421, text: 'too many connections' };
  const booking = await book([{ kind: 'booking_received' }]);
  await deliverAll();
  sink.response = undefined;
  studio().clock += MINUTE;
  await deliverAll();
  expect(sink.received).toHaveLength(1);
  expect(await mails(booking.id)).toMatchObject([{ status: 'sent', attempts: 2, last_error: null }]);
});

test('a permanently refused mail fails at once, and the response is stored (M06)', async () => {
  const { sink, deliverAll, book, mails } = studio();
  sink.response = { code: 550, text: '5.1.1 no such user' };
  const booking = await book([{ kind: 'booking_received' }]);
  await deliverAll();
  studio().clock += 60 * MINUTE;
  await deliverAll();
  expect(sink.attempts).toBe(1);
  expect(await mails(booking.id)).toMatchObject([
    { status: 'failed', attempts: 1, last_error: '550 5.1.1 no such user' },
  ]);
});

test('a mail keeps waiting while the mail server is unreachable (M02)', async () => {
  const { sink, deliverAll, book, mails } = studio();
  await sink.close();
  const booking = await book([{ kind: 'booking_received' }]);
  await deliverAll();
  const [mail] = await mails(booking.id);
  expect(mail).toMatchObject({ status: 'waiting', attempts: 1, next_attempt_at: studio().clock + MINUTE });
  expect(mail?.last_error).toContain('ECONNREFUSED');
});

test('a mail keeps waiting if the mail server lacks the required TLS (M06)', async () => {
  const { sink, deliverAll, book, mails, context } = studio();
  const booking = await book([{ kind: 'booking_received' }]);
  await deliverAll(studio().delivery({ context: { ...context, smtpUrl: sink.url.replace('smtp:', 'smtps:') } }));
  expect(await mails(booking.id)).toMatchObject([{ status: 'waiting', attempts: 1 }]);
  expect(sink.attempts).toBe(0);
});

test('mails keep waiting while the mail server refuses the sender of the studio (M06)', async () => {
  const { deliverAll, book, mails, context } = studio();
  const refusal = Object.assign(new Error('5.7.1 sender address not allowed'), { responseCode: 550 });
  const server = await startSmtpSink({ onMailFrom: (_address, _session, callback) => callback(refusal) });
  const booking = await book([{ kind: 'booking_received' }]);
  await deliverAll(studio().delivery({ context: { ...context, smtpUrl: server.url } }));
  await server.close();
  expect(await mails(booking.id)).toMatchObject([
    { status: 'waiting', attempts: 1, last_error: '550 5.7.1 sender address not allowed' },
  ]);
});

test('mails keep waiting while the certificate of the mail server is not valid, and say why (SRV-132)', async () => {
  const { deliverAll, book, mails, context } = studio();
  // Its certificate has expired. To the program, 0.0.0.0 is another machine.
  const server = await startSmtpSink({ disabledCommands: [] });
  const booking = await book([{ kind: 'booking_received' }]);
  const smtpUrl = server.url.replace('127.0.0.1', '0.0.0.0');
  await deliverAll(studio().delivery({ context: { ...context, smtpUrl } }));
  expect(server.attempts).toBe(0);
  expect(await mails(booking.id)).toMatchObject([
    { status: 'waiting', attempts: 1, last_error: 'certificate has expired', next_attempt_at: studio().clock + MINUTE },
  ]);
  studio().clock += MINUTE;
  await deliverAll(studio().delivery({ context: { ...context, smtpUrl: server.url } }));
  await server.close();
  expect(server.received).toHaveLength(1);
});
