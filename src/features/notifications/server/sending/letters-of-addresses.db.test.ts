import { afterEach, expect, test } from 'vitest';
import { outboxStudio } from '../testing/outbox-studio.ts';
import { type SmtpSink, startSmtpSink } from '../testing/smtp-sink.ts';

const studio = outboxStudio();
const sinks: SmtpSink[] = [];
afterEach(async () => {
  await Promise.all(sinks.splice(0).map((sink) => sink.close()));
});

/** The delivery to a mail server that offers SMTPUTF8, or does not. */
const serverThat = async (offers: boolean) => {
  const sink = await startSmtpSink({ hideSMTPUTF8: !offers });
  sinks.push(sink);
  return { sink, delivery: studio().delivery({ context: { ...studio().context, smtpUrl: sink.url } }) };
};
const umlaut = { customer_email: 'jörg.größe@kölner-bilder.example' };

test('a mail to an address with an umlaut before the @ fails with the reason where the mail server lacks SMTPUTF8 (SRV-131)', async () => {
  const { sink, delivery } = await serverThat(false);
  const booking = await studio().book([{ kind: 'booking_received' }], umlaut);
  await studio().deliverAll(delivery);
  expect([sink.attempts, sink.received]).toEqual([0, []]);
  expect(await studio().mails(booking.id)).toMatchObject([
    { status: 'failed', attempts: 1, last_error: expect.stringContaining('SMTPUTF8') },
  ]);
});

test('it is sent where the mail server offers SMTPUTF8', async () => {
  const { sink, delivery } = await serverThat(true);
  const booking = await studio().book([{ kind: 'booking_received' }], umlaut);
  await studio().deliverAll(delivery);
  expect(sink.received.map(({ recipients }) => recipients)).toEqual([[umlaut.customer_email]]);
  expect(await studio().mails(booking.id)).toMatchObject([{ status: 'sent' }]);
});

test('an umlaut after the @ needs nothing of the mail server', async () => {
  const { sink, delivery } = await serverThat(false);
  await studio().book([{ kind: 'booking_received' }], { customer_email: 'joerg@kölner.example' });
  await studio().deliverAll(delivery);
  expect(sink.received.map(({ raw }) => /^To: .*$/m.exec(raw)?.[0])).toEqual([
    expect.stringContaining('<joerg@xn--klner-jua.example>'),
  ]);
});

test('the mail to the studio about such a customer is sent, without an address for replies that the mail server cannot take (SRV-131)', async () => {
  const { sink, delivery } = await serverThat(false);
  await studio().book([{ kind: 'studio_new_booking' }], umlaut);
  await studio().deliverAll(delivery);
  expect(sink.received).toHaveLength(1);
  expect(sink.received[0]?.replyTo).toBeUndefined();
  expect(sink.received[0]?.text).toContain(umlaut.customer_email);
  const header = sink.received[0]?.raw.split('\r\n\r\n')[0] ?? '';
  expect(header).toMatch(/^[\x20-\x7e\r\n\t]+$/);
});

test('it waits for its next attempt while the mail server cannot be asked', async () => {
  const { sink, delivery } = await serverThat(true);
  await sink.close();
  const booking = await studio().book([{ kind: 'booking_received' }], umlaut);
  await studio().deliverAll(delivery);
  expect(await studio().mails(booking.id)).toMatchObject([{ status: 'waiting', attempts: 1 }]);
});
