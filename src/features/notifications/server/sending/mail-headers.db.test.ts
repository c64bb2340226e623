import { expect, test } from 'vitest';
import { outboxStudio } from '../testing/outbox-studio.ts';
import type { ReceivedMail } from '../testing/smtp-sink.ts';

const studio = outboxStudio();

const header = (mail: ReceivedMail | undefined, name: string): string[] =>
  mail?.headers.filter(({ key }) => key === name).map(({ value }) => value) ?? [];

test.each([
  'a@example.com, b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  '"a" <a@example.com>, <b@example.com>',
  'a@example.com;b@example.com',
  'kein-at',
])('%j gets no mail (M03)', async (customer_email) => {
  const { sink, deliverAll, book, mails } = studio();
  const booking = await book([{ kind: 'booking_received' }], { customer_email });
  await deliverAll();
  expect(sink.attempts).toBe(0);
  expect(await mails(booking.id)).toMatchObject([{ status: 'failed', last_error: 'Not an e-mail address' }]);
});

test.each([
  'Erika\r\nBcc: opfer@example.com',
  'Erika\nSubject: Gewonnen\n\nHallo',
  'Erika" <opfer@example.com>, "x',
  'Erika\u2028Bcc: opfer@example.com',
  '=?utf-8?q?=0D=0ABcc:_opfer=40example.com?=',
])('a name like %j adds neither a header nor a recipient (M03)', async (customer_name) => {
  const { sink, deliverAll, book } = studio();
  await book([{ kind: 'booking_received' }, { kind: 'studio_new_booking' }], { customer_name, notes: customer_name });
  await deliverAll();
  expect(sink.received).toHaveLength(2);
  for (const mail of sink.received) {
    expect(mail.recipients).toHaveLength(1);
    expect(mail.to).toHaveLength(1);
    expect(mail.cc ?? mail.bcc ?? []).toEqual([]);
    for (const name of ['to', 'subject', 'from', 'reply-to', 'message-id', 'content-type']) {
      expect(header(mail, name)).toHaveLength(1);
    }
    expect(header(mail, 'bcc')).toEqual([]);
  }
});
