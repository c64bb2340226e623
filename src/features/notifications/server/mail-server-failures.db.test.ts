import { expect, test } from 'vitest';
import { MINUTE } from '#shared/kernel/zone-time.ts';
import { outboxStudio } from './testing/outbox-studio.ts';

const studio = outboxStudio();

test('a mail server that is busy is asked again after 1, 5, 30 and 120 minutes, then the mail has failed (SRV-37, M06)', async () => {
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

test('a mail that could be sent at the second try is sent (SRV-37)', async () => {
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

test('a mail that is refused for good has failed at once, with the response stored (M06)', async () => {
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

test('a mail server that is not there leaves the mail waiting (M02)', async () => {
  const { sink, deliverAll, book, mails } = studio();
  await sink.close();
  const booking = await book([{ kind: 'booking_received' }]);
  await deliverAll();
  const [mail] = await mails(booking.id);
  expect(mail).toMatchObject({ status: 'waiting', attempts: 1, next_attempt_at: studio().clock + MINUTE });
  expect(mail?.last_error).toContain('ECONNREFUSED');
});

test('a mail server that does not speak TLS where it should leaves the mail waiting (M06)', async () => {
  const { sink, deliverAll, book, mails, context } = studio();
  const booking = await book([{ kind: 'booking_received' }]);
  await deliverAll(studio().delivery({ context: { ...context, smtpUrl: sink.url.replace('smtp:', 'smtps:') } }));
  expect(await mails(booking.id)).toMatchObject([{ status: 'waiting', attempts: 1 }]);
  expect(sink.attempts).toBe(0);
});
