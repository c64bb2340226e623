import { expect, test } from 'vitest';
import { cancelToken } from '#features/booking/server/api.ts';
import { writeSetting } from '#features/settings/server/api.ts';
import { readCalendar } from '#shared/server/testing/read-calendar.ts';
import { outboxStudio } from '../testing/outbox-studio.ts';
import type { ReceivedMail } from '../testing/smtp-sink.ts';

const studio = outboxStudio();

const header = (mail: ReceivedMail | undefined, name: string): string[] =>
  mail?.headers.filter(({ key }) => key === name).map(({ value }) => value) ?? [];

// From the bytes of the attachment: the parser of the test would change the line endings.
const calendarOf = (mail: ReceivedMail | undefined) => {
  const base64 = /filename=termin\.ics\r\n[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(mail?.raw ?? '')?.[1];
  if (base64 === undefined) throw new Error('No calendar file');
  return readCalendar(Buffer.from(base64, 'base64').toString('utf8'));
};

test('a confirmation reaches the customer once, with cancel link and calendar file (MAIL-021, SRV-36, SRV-37)', async () => {
  const { sink, context, deliverAll, book, mails } = studio();
  const booking = await book([{ kind: 'booking_received' }]);
  await deliverAll();
  await deliverAll();
  expect(sink.received).toHaveLength(1);
  const [mail] = sink.received;
  expect(mail?.recipients).toEqual(['erika@example.com']);
  expect(mail?.to).toEqual([{ name: 'Erika Sommer', address: 'erika@example.com' }]);
  expect(mail?.from).toEqual({ name: 'Studio Licht', address: 'studio@example.com' });
  expect(mail?.replyTo).toEqual([{ name: 'Studio Licht', address: 'studio@example.com' }]);
  expect(header(mail, 'auto-submitted')).toEqual(['auto-generated']);
  const link = `https://termine.example.com/cancel/${booking.id}?token=${cancelToken(context.secretKey, { ...booking, link_version: 0 })}`;
  expect(mail?.text).toContain(link);
  expect(mail?.html).toContain(link);
  expect(mail?.text).toContain('Dienstag, 4. Juni 2030, 09:00–10:00 Uhr');
  const [stored] = await mails(booking.id);
  expect(stored).toMatchObject({ status: 'sent', attempts: 1, sent_at: studio().clock, subject: mail?.subject });
  expect(mail?.messageId).toBe(stored?.message_id);
  expect(stored?.plain_text).toContain(link);
});

test('the studio is notified of a new booking and can reply to the customer (SRV-36)', async () => {
  const { sink, deliverAll, book } = studio();
  await book([{ kind: 'studio_new_booking' }], { notes: 'Mit Hund' });
  await deliverAll();
  expect(sink.received).toHaveLength(1);
  const [mail] = sink.received;
  expect(mail?.recipients).toEqual(['studio@example.com']);
  expect(mail?.replyTo).toEqual([{ name: 'Erika Sommer', address: 'erika@example.com' }]);
  expect(mail?.text).toContain('Mit Hund');
  expect(mail?.attachments).toEqual([]);
});

test('a mail to the studio leaves out placeholder contact data and has no reply address (AMB-052)', async () => {
  const { sink, deliverAll, book } = studio();
  await book([{ kind: 'studio_new_booking' }], {
    customer_email: 'intern@fotobooking.invalid',
    customer_phone: '+49',
  });
  await deliverAll();
  const [mail] = sink.received;
  expect(mail?.text).toContain('Erika Sommer');
  expect(mail?.replyTo).toBeUndefined();
  for (const body of [mail?.text, mail?.html]) expect(body).not.toMatch(/\.invalid|\+49(?! 30)/);
});

test('a booking made in Russian gets Russian mails (SRV-38)', async () => {
  const { sink, deliverAll, book } = studio();
  await book([{ kind: 'booking_received' }], { language: 'ru', service_name_ru: 'Портрет' });
  await deliverAll();
  expect(sink.received[0]?.subject).toContain('Запись получена');
  expect(calendarOf(sink.received[0]).events[0]?.['SUMMARY']).toBe('Портрет – Studio Licht');
});

test('an open prepayment is computed from the current settings (SRV-36)', async () => {
  const { sink, deliverAll, book, context } = studio();
  await writeSetting(context.db, 'payments', {
    stripe_enabled: true,
    stripe_publishable_key: 'pk',
    stripe_secret_key_sealed: 'sealed',
    enable_prepayment: true,
    prepayment_percentage: 50,
  });
  await book([{ kind: 'booking_received' }]);
  await deliverAll();
  expect(sink.received[0]?.text).toContain('Noch zu zahlen: 75,00 €');
});
