import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { cancelToken } from '#features/booking/server/api.ts';
import { outboxStudio } from '../testing/outbox-studio.ts';
import { startSmtpSink } from '../testing/smtp-sink.ts';
import { deliverDueMails } from './deliver-mails.ts';

const studio = outboxStudio();

test('several processes send every mail once (SRV-37)', async () => {
  const { sink, deliverAll, book, delivery } = studio();
  const bookings = [];
  for (let index = 0; index < 12; index++) {
    bookings.push(await book([{ kind: 'booking_received' }], { customer_email: `kunde-${index}@example.com` }));
  }
  await Promise.all([delivery(), delivery(), delivery()].map((process) => deliverAll(process)));
  expect(sink.received).toHaveLength(12);
  expect(new Set(sink.received.map(({ recipients }) => recipients[0]))).toEqual(
    new Set(bookings.map(({ customer_email }) => customer_email)),
  );
});

test('a mail whose process died is sent again when the lease expires, with the same Message-ID (M01)', async () => {
  const { sink, deliverAll, book, mails, context } = studio();
  const booking = await book([{ kind: 'booking_received' }]);
  await deliverAll();
  // The state after a process dies between the mail server's acceptance and recording it.
  const leaseEnd = studio().clock + 30_000;
  await sql`
    UPDATE message SET status = 'waiting', sent_at = NULL, next_attempt_at = ${new Date(leaseEnd).toISOString()}
    WHERE booking_id = ${booking.id}`.execute(context.db);
  studio().clock = leaseEnd - 1;
  await deliverAll();
  expect(sink.received).toHaveLength(1);
  studio().clock = leaseEnd;
  await deliverAll();
  expect(sink.received).toHaveLength(2);
  expect(sink.received[1]?.messageId).toBe(sink.received[0]?.messageId);
  expect(await mails(booking.id)).toMatchObject([{ status: 'sent', attempts: 2 }]);
});

test('while a mail is being sent, it is leased (SRV-37)', async () => {
  const { book, mails, delivery, clock } = studio();
  const greeted = await startSmtpSink({ onConnect: () => undefined });
  const booking = await book([{ kind: 'booking_received' }]);
  const broken = new AbortController();
  const context = { ...studio().context, smtpUrl: greeted.url };
  const sending = deliverDueMails(delivery({ context, signal: broken.signal }));
  await expect.poll(async () => (await mails(booking.id))[0]?.next_attempt_at).toBe(clock + 30_000);
  expect(await deliverDueMails(delivery())).toBe(0);
  broken.abort();
  await sending;
  await greeted.close();
  // Aborted by the process: it does not count as an attempt and is due at once.
  expect(await mails(booking.id)).toMatchObject([{ status: 'waiting', attempts: 0, next_attempt_at: clock }]);
});

test('a message of a kind unknown to this version waits for a newer one', async () => {
  const { deliverAll, book, mails, context } = studio();
  const booking = await book([{ kind: 'booking_received' }]);
  await sql`UPDATE message SET kind = 'birthday_wishes' WHERE booking_id = ${booking.id}`.execute(context.db);
  await deliverAll();
  expect(await mails(booking.id)).toMatchObject([{ status: 'waiting', attempts: 0 }]);
});

test('a message that cannot be read fails and does not block the others', async () => {
  const { sink, deliverAll, book, mails, context } = studio();
  const broken = await book([{ kind: 'payment_received', amount_cents: 1 }], { customer_email: 'a@example.com' });
  await sql`UPDATE message SET params = '{"amount_cents": "viel"}' WHERE booking_id = ${broken.id}`.execute(context.db);
  await book([{ kind: 'booking_received' }]);
  await deliverAll();
  expect(sink.received).toHaveLength(1);
  expect(await mails(broken.id)).toMatchObject([{ status: 'failed' }]);
});

test('no customer, no token and no password is ever logged (SRV-66)', async () => {
  const { sink, deliverAll, book, logged, context } = studio();
  const booking = await book([{ kind: 'booking_received' }, { kind: 'studio_new_booking' }]);
  sink.response = { code: 550, text: 'erika@example.com is unknown here' };
  const url = sink.url.replace('//', '//konto:geheim@');
  await deliverAll(studio().delivery({ context: { ...context, smtpUrl: url } }));
  sink.response = undefined;
  await book([{ kind: 'booking_received' }]);
  await deliverAll();
  const all = logged.join('');
  expect(all).toContain('a message has failed');
  for (const secret of [
    'erika',
    'Sommer',
    'studio@example',
    'geheim',
    cancelToken(context.secretKey, { ...booking, link_version: 0 }),
  ]) {
    expect(all).not.toContain(secret);
  }
});
