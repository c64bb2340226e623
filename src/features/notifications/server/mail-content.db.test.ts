import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cancelToken } from '#features/booking/server/api.ts';
import { insertContact } from '#features/contacts/server/api.ts';
import { writeSetting } from '#features/settings/server/api.ts';
import { queueMessageMail } from '#shared/server/outbox.ts';
import { readCalendar } from '#shared/server/testing/read-calendar.ts';
import { outboxStudio } from './testing/outbox-studio.ts';
import type { ReceivedMail } from './testing/smtp-sink.ts';

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

test('a mail to the studio leaves out what a customer never gave, and a reply goes nowhere (AMB-052)', async () => {
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

test('an open prepayment is read from the settings of the moment (SRV-36)', async () => {
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

test('the logo travels inside the mail, no larger than it is shown (SRV-38)', async () => {
  const { sink, deliverAll, book, context } = studio();
  const large = sharp({ create: { width: 1200, height: 600, channels: 3, background: '#9333ea' } });
  await sql`
    INSERT INTO upload (name, content_type, bytes)
    VALUES ('11111111111111111111111111111111.png', 'image/png', ${await large.png().toBuffer()}) ON CONFLICT DO NOTHING`.execute(
    context.db,
  );
  await writeSetting(context.db, 'company', {
    company_name: 'Studio Licht',
    logo_url: '/uploads/11111111111111111111111111111111.png',
  });
  await book([{ kind: 'booking_received' }]);
  await deliverAll();
  const [mail] = sink.received;
  const inline = mail?.attachments.find(({ contentId }) => contentId !== undefined);
  expect(inline?.mimeType).toBe('image/png');
  expect(await sharp(Buffer.from(inline?.content as ArrayBuffer)).metadata()).toMatchObject({ width: 176, height: 88 });
  expect(mail?.html).toContain(`src="cid:${inline?.contentId?.slice(1, -1)}"`);
});

test('a logo that cannot be read keeps no mail back (SRV-38)', async () => {
  const { sink, deliverAll, book, context, logged } = studio();
  await sql`
    INSERT INTO upload (name, content_type, bytes)
    VALUES ('22222222222222222222222222222222.png', 'image/png', ${Buffer.from('no picture')}) ON CONFLICT DO NOTHING`.execute(
    context.db,
  );
  await writeSetting(context.db, 'company', {
    company_name: 'Studio Licht',
    logo_url: '/uploads/22222222222222222222222222222222.png',
  });
  await book([{ kind: 'booking_received' }]);
  await deliverAll();
  expect(sink.received).toHaveLength(1);
  expect(sink.received[0]?.html).not.toContain('<img');
  expect(logged.join('')).toContain('the logo could not be put into a mail');
});

test('what a visitor wrote reaches the studio once, and the reply goes to the visitor (AMB-075)', async () => {
  const { sink, context, deliverAll, clock } = studio();
  const contact = {
    name: 'Änne Müller',
    email: 'aenne@example.com',
    source: 'Website',
    phase: 'new',
    priority: 'medium',
    tags: [],
    preferred_dates: [],
    raw_data: null,
  } as const;
  const order = {
    kind: 'studio_new_message',
    name: contact.name,
    email: contact.email,
    message: 'Haben Sie im Mai\nnoch Zeit?',
  } as const;
  const { id } = await context.db.transaction().execute(async (trx) => {
    const row = await insertContact(trx, { ...contact, tags: [], preferred_dates: [] }, clock);
    await queueMessageMail(trx, order, row.id, clock);
    return row;
  });
  await deliverAll();
  await deliverAll();
  expect(sink.received).toHaveLength(1);
  const [mail] = sink.received;
  expect(mail?.recipients).toEqual(['studio@example.com']);
  expect(mail?.replyTo).toEqual([{ name: 'Änne Müller', address: 'aenne@example.com' }]);
  expect(mail?.subject).toBe('Nachricht von Änne Müller');
  expect(mail?.text).toContain('> Haben Sie im Mai\n> noch Zeit?');
  expect(mail?.attachments).toEqual([]);
  const kept = () =>
    sql<{ status: string }>`SELECT status FROM message WHERE contact_id = ${id}`
      .execute(context.db)
      .then(({ rows }) => rows);
  expect(await kept()).toEqual([{ status: 'sent' }]);
  await sql`DELETE FROM contact WHERE id = ${id}`.execute(context.db);
  expect(await kept()).toEqual([]);
});
