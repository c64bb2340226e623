import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cancelToken } from '#features/booking/server/api.ts';
import { insertContact } from '#features/contacts/server/api.ts';
import { writeSetting } from '#features/settings/server/api.ts';
import { MINUTE } from '#shared/kernel/zone-time.ts';
import { queueMessageMail } from '#shared/server/outbox.ts';
import { sealSecret } from '#shared/server/secret-box.ts';
import { readCalendar } from '#shared/server/testing/read-calendar.ts';
import { smtpPasswordPurpose } from '../domain/email-settings.ts';
import { deliverDueMails } from './deliver-mails.ts';
import { outboxStudio, sessionStart } from './testing/outbox-studio.ts';
import { type ReceivedMail, startSmtpSink } from './testing/smtp-sink.ts';

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

test('the calendar file of a mail names the session as the file on the page does, and not by the id of the booking', async () => {
  const { sink, deliverAll, book, context } = studio();
  const booking = await book([{ kind: 'booking_received' }]);
  const uid = 'a3'.repeat(16);
  await sql`UPDATE booking SET calendar_uid = ${uid} WHERE id = ${booking.id}`.execute(context.db);
  await deliverAll();
  expect(calendarOf(sink.received[0]).events[0]?.UID).toBe(`${uid}@fotobooking`);
});

test('the calendar file of a pending booking is tentative, of a cancelled one it cancels (SRV-70)', async () => {
  const { sink, deliverAll, book, clock } = studio();
  const booking = await book([{ kind: 'booking_received' }]);
  await deliverAll();
  expect(sink.received[0]?.attachments).toMatchObject([
    { mimeType: 'text/calendar', method: 'REQUEST' },
    { mimeType: 'application/ics', filename: 'termin.ics', disposition: 'attachment' },
  ]);
  const received = calendarOf(sink.received[0]);
  expect(received.properties['METHOD']).toBe('REQUEST');
  expect(received.events[0]).toMatchObject({
    UID: `${booking.id}@fotobooking`,
    STATUS: 'TENTATIVE',
    SEQUENCE: '1',
    DTSTART: '20300604T070000Z',
    DTEND: '20300604T080000Z',
    SUMMARY: 'Porträtshooting – Studio Licht',
    LOCATION: 'Musterstraße 12, 10115 Berlin',
    ORGANIZER: 'mailto:studio@example.com',
    ATTENDEE: 'mailto:erika@example.com',
  });
  const cancelled = await book([{ kind: 'booking_cancelled' }], {
    status: 'CANCELLED',
    cancelled_by: 'admin',
    version: 4,
  });
  await deliverAll();
  const cancel = calendarOf(sink.received[1]);
  expect(cancel.properties['METHOD']).toBe('CANCEL');
  expect(cancel.events[0]).toMatchObject({
    UID: `${cancelled.id}@fotobooking`,
    STATUS: 'CANCELLED',
    SEQUENCE: '4',
    DTSTAMP: new Date(clock).toISOString().replaceAll(/[-:]|\.000/g, ''),
  });
});

test('the studio is told of a new booking and can answer the customer (SRV-36)', async () => {
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

test('a booking made in Russian is answered in Russian (SRV-38)', async () => {
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

test('a mail server that is busy is asked again after 1, 5, 30 and 120 minutes, then the mail has failed (SRV-37, M06)', async () => {
  const { sink, deliverAll, book, mails } = studio();
  sink.answer = { code: 451, text: 'busy, come back' };
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
  sink.answer = { code: 421, text: 'too many connections' };
  const booking = await book([{ kind: 'booking_received' }]);
  await deliverAll();
  sink.answer = undefined;
  studio().clock += MINUTE;
  await deliverAll();
  expect(sink.received).toHaveLength(1);
  expect(await mails(booking.id)).toMatchObject([{ status: 'sent', attempts: 2, last_error: null }]);
});

test('a mail that is refused for good has failed at once, with the answer kept (M06)', async () => {
  const { sink, deliverAll, book, mails } = studio();
  sink.answer = { code: 550, text: '5.1.1 no such user' };
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

test('a mail whose sender died is sent again when the lease ends, under the same Message-ID (M01)', async () => {
  const { sink, deliverAll, book, mails, context } = studio();
  const booking = await book([{ kind: 'booking_received' }]);
  await deliverAll();
  // The state after a process dies between the mail server's acceptance and recording it.
  const leaseEnd = studio().clock + 30_000;
  await sql`
    UPDATE mail SET status = 'waiting', sent_at = NULL, next_attempt_at = ${new Date(leaseEnd).toISOString()}
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
  const sending = deliverDueMails(delivery({ context, brokenOff: broken.signal }));
  await expect.poll(async () => (await mails(booking.id))[0]?.next_attempt_at).toBe(clock + 30_000);
  expect(await deliverDueMails(delivery())).toBe(0);
  broken.abort();
  await sending;
  await greeted.close();
  // Aborted by the process: it does not count as an attempt and is due at once.
  expect(await mails(booking.id)).toMatchObject([{ status: 'waiting', attempts: 0, next_attempt_at: clock }]);
});

test('without a mail server mails wait, the log says so once, and go out once there is one (SRV-37, AMB-083)', async () => {
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

test('the settings win over SMTP_URL, with their password and their sender (AMB-083)', async () => {
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

test('a password sealed with another key leaves the mails waiting and says so', async () => {
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

test('a wrong password is the settings’ fault, not the mail’s: it is tried again', async () => {
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

test('a mail that has become untrue while it waited is skipped (M07)', async () => {
  const { sink, deliverAll, book, mails, context } = studio();
  const booking = await book([{ kind: 'booking_received' }, { kind: 'studio_new_booking' }]);
  await sql`UPDATE booking SET status = 'CANCELLED', occupied_id = NULL WHERE id = ${booking.id}`.execute(context.db);
  await deliverAll();
  expect(sink.received).toHaveLength(0);
  expect(await mails(booking.id)).toMatchObject([
    { status: 'skipped', last_error: 'cancelled' },
    { status: 'skipped', last_error: 'cancelled' },
  ]);
});

test('a mail says what is true when it is sent (M07)', async () => {
  const { sink, deliverAll, book, mails, context } = studio();
  const booking = await book([{ kind: 'booking_received' }]);
  await sql`
    UPDATE booking SET photographer_name = 'Max Berger', customer_email = 'richtig@example.com' WHERE id = ${booking.id}
  `.execute(context.db);
  await deliverAll();
  expect(sink.received[0]?.text).toContain('Max Berger');
  expect(sink.received[0]?.recipients).toEqual(['richtig@example.com']);
  expect(await mails(booking.id)).toMatchObject([{ to_address: 'richtig@example.com' }]);
});

test('a placeholder address that came later is skipped too (AMB-052)', async () => {
  const { sink, deliverAll, book, mails, context } = studio();
  const booking = await book([{ kind: 'booking_received' }]);
  await sql`UPDATE booking SET customer_email = 'kunde@fotobooking.invalid' WHERE id = ${booking.id}`.execute(
    context.db,
  );
  await deliverAll();
  expect(sink.received).toHaveLength(0);
  expect(await mails(booking.id)).toMatchObject([{ status: 'skipped', last_error: 'placeholder' }]);
});

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
  const { sink, deliverAll, book, context } = studio();
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
});

test('an entry that a newer version has written waits for it', async () => {
  const { deliverAll, book, mails, context } = studio();
  const booking = await book([{ kind: 'booking_received' }]);
  await sql`UPDATE mail SET kind = 'birthday_wishes' WHERE booking_id = ${booking.id}`.execute(context.db);
  await deliverAll();
  expect(await mails(booking.id)).toMatchObject([{ status: 'waiting', attempts: 0 }]);
});

test('an entry that cannot be read fails and does not keep the others', async () => {
  const { sink, deliverAll, book, mails, context } = studio();
  const broken = await book([{ kind: 'payment_received', amount_cents: 1 }], { customer_email: 'a@example.com' });
  await sql`UPDATE mail SET params = '{"amount_cents": "viel"}' WHERE booking_id = ${broken.id}`.execute(context.db);
  await book([{ kind: 'booking_received' }]);
  await deliverAll();
  expect(sink.received).toHaveLength(1);
  expect(await mails(broken.id)).toMatchObject([{ status: 'failed' }]);
});

test('no customer, no token and no password is ever logged (SRV-66)', async () => {
  const { sink, deliverAll, book, logged, context } = studio();
  const booking = await book([{ kind: 'booking_received' }, { kind: 'studio_new_booking' }]);
  sink.answer = { code: 550, text: 'erika@example.com is unknown here' };
  const url = sink.url.replace('//', '//konto:geheim@');
  await deliverAll(studio().delivery({ context: { ...context, smtpUrl: url } }));
  sink.answer = undefined;
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

test('a booking deleted while its mail waited takes it along (M07)', async () => {
  const { sink, deliverAll, book, context } = studio();
  const booking = await book([{ kind: 'booking_received' }]);
  await sql`DELETE FROM booking WHERE id = ${booking.id}`.execute(context.db);
  await deliverAll();
  expect(sink.attempts).toBe(0);
});

test('what is over when the mail server comes back is not sent (MAIL-021)', async () => {
  const { sink, deliverAll, book, mails } = studio();
  const booking = await book([{ kind: 'booking_received' }]);
  studio().clock = sessionStart;
  await deliverAll();
  expect(sink.received).toHaveLength(0);
  expect(await mails(booking.id)).toMatchObject([{ status: 'skipped', last_error: 'over' }]);
});

test('what a visitor wrote reaches the studio once, and the answer goes to the visitor (AMB-075)', async () => {
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
    sql<{ status: string }>`SELECT status FROM mail WHERE contact_id = ${id}`
      .execute(context.db)
      .then(({ rows }) => rows);
  expect(await kept()).toEqual([{ status: 'sent' }]);
  await sql`DELETE FROM contact WHERE id = ${id}`.execute(context.db);
  expect(await kept()).toEqual([]);
});
