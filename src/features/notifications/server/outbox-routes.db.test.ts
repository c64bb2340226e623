import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { writeSetting } from '#features/settings/server/api.ts';
import type { BookingOrder } from '#shared/kernel/message-order.ts';
import { HOUR, MINUTE } from '#shared/kernel/zone-time.ts';
import { at } from '#shared/server/database/database.ts';
import { insertTestBooking, type TestBookingColumns } from '#shared/server/database/testing/insert-booking.ts';
import { queueMails, queueMessages } from '#shared/server/outbox.ts';
import { deliverDueMails } from './deliver-mails.ts';
import { MailConnections } from './mail-server.ts';
import { queueReminders } from './queue-reminders.ts';
import { startSmtpSink } from './testing/smtp-sink.ts';

const studio = testStudio();
const start = Date.UTC(2030, 5, 5, 7);
const now = () => studio().context.now();
const unknownId = '00000000-0000-4000-8000-000000000000';

const queued = async (orders: readonly BookingOrder[], columns?: TestBookingColumns) => {
  const { db } = studio().context;
  const booking = await insertTestBooking(db, start, columns);
  await db.transaction().execute((trx) => queueMails(trx, orders, booking, now()));
  return booking;
};
const list = async (query = '') => (await studio().adminCall('GET', `/api/admin/outbox${query}`)).body;
const one = async (booking: { id: string }) =>
  (await studio().adminCall('GET', `/api/admin/bookings/${booking.id}/messages`)).body.messages[0];
const post = (id: string, what: string) => studio().adminCall('POST', `/api/admin/outbox/${id}/${what}`);
const set = (id: string, columns: Record<string, unknown>) => {
  const sets = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  return sql`UPDATE message SET ${sql.join(sets)} WHERE id = ${id}`.execute(studio().context.db);
};

beforeEach(async () => {
  studio().setNow('2030-06-03T08:00');
  await sql`TRUNCATE message, booking, occupied_time, setting CASCADE`.execute(studio().context.db);
});

describe('the outbox (SRV-37)', () => {
  it('lists what waits, was sent, failed and was skipped, with counts, filter and search', async () => {
    const waiting = await queued([{ kind: 'booking_received' }]);
    const failed = await queued([{ kind: 'booking_received' }], {
      customer_name: 'Paul 100%',
      customer_email: 'paul@example.com',
    });
    await set((await one(failed)).id, { status: 'failed', last_error: '550 no such user', attempts: 1 });
    await queued([{ kind: 'booking_received' }], { customer_email: 'kunde@example.invalid' });
    const all = await list();
    expect(all).toMatchObject({
      counts: { waiting: 1, sent: 0, failed: 1, skipped: 1 },
      found: 3,
      mail_server: 'not_configured',
    });
    const failing = await list('?status=failed');
    expect(failing).toMatchObject({ found: 1, counts: { waiting: 1 } });
    expect(failing.messages).toMatchObject([
      {
        channel: 'email',
        kind: 'booking_received',
        to_address: 'paul@example.com',
        status: 'failed',
        last_error: '550 no such user',
        next_attempt_at: null,
        booking: { id: failed.id, customer_name: 'Paul 100%', start: '2030-06-05T09:00:00+02:00' },
        may_send_again: true,
        may_give_up: true,
      },
    ]);
    for (const [search, found] of [
      ['paul@', 1],
      ['PAUL', 1],
      ['100%25', 1],
      ['_', 0],
      ['FB-', 3],
      ['nobody', 0],
    ]) {
      expect([search, (await list(`?search=${search}`)).found]).toEqual([search, found]);
    }
    expect((await list('?limit=2')).messages).toHaveLength(2);
    expect((await list('?limit=2&offset=2')).messages).toHaveLength(1);
    expect((await one(waiting)).next_attempt_at).toBe('2030-06-03T08:00:00+02:00');
  });

  it.each(['?status=lost', '?limit=0', '?limit=1000', '?offset=-1', '?offset=x'])(
    'refuses %s with 422',
    async (query) => {
      expect((await studio().adminCall('GET', `/api/admin/outbox${query}`)).status).toBe(422);
    },
  );

  it('a failed message is sent again, with all its tries before it', async () => {
    const sink = await startSmtpSink();
    await writeSetting(studio().context.db, 'email', { smtp: { host: '127.0.0.1', port: sink.port } });
    const booking = await queued([{ kind: 'booking_received' }]);
    const { id } = await one(booking);
    await set(id, { status: 'failed', last_error: '550 no such user', attempts: 5, next_attempt_at: at(now() - HOUR) });
    const { status, body } = await post(id, 'send-again');
    expect([status, body]).toEqual([200, expect.objectContaining({ id, status: 'waiting', attempts: 0 })]);
    const connections = new MailConnections();
    const delivery = {
      context: studio().context,
      connections,
      onServer: () => undefined,
      signal: new AbortController().signal,
    };
    while ((await deliverDueMails(delivery)) > 0);
    connections.close();
    expect(sink.received).toHaveLength(1);
    const sent = await one(booking);
    expect(sent).toMatchObject({ status: 'sent', last_error: null, may_give_up: false });
    const shown = (await studio().adminCall('GET', `/api/admin/outbox/${id}`)).body;
    expect(shown.shown_subject).toBe(sent.subject);
    expect(shown.plain_text.trim()).toBe(sink.received[0]?.text?.trim());
    // A sent message is sent again as a copy, so that the original stays unchanged.
    const again = (await post(id, 'send-again')).body;
    expect(again).toMatchObject({ status: 'waiting', attempts: 0, kind: 'booking_received' });
    expect(again.id).not.toBe(id);
    expect((await list()).counts).toEqual({ waiting: 1, sent: 1, failed: 0, skipped: 0 });
    await sink.close();
  });

  it.each(['booking_id', 'contact_id', 'payment_id'] as const)(
    'a copy of a sent message has the same content, recipient and %s, and nothing of how the first one went (SRV-37)',
    async (subject) => {
      const { db } = studio().context;
      await writeSetting(db, 'company', { company_email: 'studio@example.de', company_name: 'Studio Licht' });
      const subjects = {
        booking_id: async () => (await insertTestBooking(db, start)).id,
        contact_id: async () =>
          (
            await sql<{ id: string }>`
          INSERT INTO contact (id, name, email, phone, company, source, phase, notes, priority, created_at, phase_entered_at)
          VALUES (gen_random_uuid(), 'Mia', 'mia@example.de', NULL, NULL, 'Website', 'new', NULL, 'medium', now(), now())
          RETURNING id`.execute(db)
          ).rows[0]!.id,
        payment_id: async () =>
          (
            await sql<{ id: string }>`
          INSERT INTO payment (id, session_id, checkout_url, amount_cents, currency, status, expires_at)
          VALUES (gen_random_uuid(), 'cs_copy', '', 5000, 'EUR', 'expired', now()) RETURNING id`.execute(db)
          ).rows[0]!.id,
      };
      const id = await subjects[subject]();
      const message = {
        kind: 'studio_payment_of_deleted',
        params: { amount_cents: 5000, code: '' },
        recipient: 'studio',
        language: 'de',
        status: 'waiting',
      } as const;
      const [first = ''] = await queueMessages(db, { subject, id }, [message], now());
      await set(first, {
        status: 'sent',
        sent_at: at(now()),
        attempts: 2,
        message_id: '<first@studio>',
        to_address: 'frueher@example.de',
        plain_text: 'wie gesendet',
      });
      studio().setNow('2030-06-03T09:00');
      const { body } = await post(first, 'send-again');
      const { rows } = await sql<Record<string, unknown>>`SELECT * FROM message WHERE id = ${body.id}`.execute(db);
      expect(body.id).not.toBe(first);
      expect(rows).toMatchObject([
        {
          booking_id: null,
          contact_id: null,
          payment_id: null,
          [subject]: id,
          ...message,
          to_address: 'frueher@example.de',
          to_name: 'Studio Licht',
          attempts: 0,
          message_id: null,
          plain_text: null,
          sent_at: null,
          created_at: now(),
          next_attempt_at: now(),
        },
      ]);
    },
  );

  it('what a process may be sending is left to it', async () => {
    const { id } = await one(await queued([{ kind: 'booking_received' }]));
    await set(id, { attempts: 1, next_attempt_at: at(now() + 20_000) });
    for (const what of ['send-again', 'give-up']) {
      expect(await post(id, what)).toMatchObject({ status: 409, body: { code: 'being_sent' } });
    }
    await set(id, { attempts: 1, next_attempt_at: at(now() + 5 * MINUTE) });
    expect((await post(id, 'send-again')).body).toMatchObject({ status: 'waiting', attempts: 0 });
  });

  it('a message is given up, and both are in the timeline of its booking', async () => {
    const booking = await queued([{ kind: 'booking_received' }]);
    const { id } = await one(booking);
    expect((await post(id, 'give-up')).body).toMatchObject({ status: 'skipped', last_error: 'given_up' });
    expect(await post(id, 'give-up')).toMatchObject({ status: 409, body: { code: 'nothing_to_give_up' } });
    await post(id, 'send-again');
    const timeline = (await studio().adminCall('GET', `/api/admin/bookings/${booking.id}/timeline`)).body;
    const actions = timeline.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(expect.arrayContaining(['mail.given_up', 'mail.sent_again']));
  });

  it('everything that has failed is tried again at once', async () => {
    for (let count = 0; count < 3; count++) {
      const { id } = await one(await queued([{ kind: 'booking_received' }]));
      if (count < 2) await set(id, { status: 'failed', attempts: 5, last_error: '550' });
    }
    const again = () => studio().adminCall('POST', '/api/admin/outbox/send-failed-again');
    expect((await again()).body).toEqual({ messages: 2 });
    expect((await again()).body).toEqual({ messages: 0 });
    expect((await list()).counts).toMatchObject({ waiting: 3, failed: 0 });
  });

  it.each(['GET /', 'POST /send-again', 'POST /give-up'])('%s of a message nobody has is 404', async (call) => {
    const [method = '', what = ''] = call.split(' ');
    const path = `/api/admin/outbox/${unknownId}${what === '/' ? '' : what}`;
    expect((await studio().adminCall(method as 'GET', path)).status).toBe(404);
  });
});

describe('the messages of a booking', () => {
  it('what was sent and which reminders will be (SRV-36, SRV-39, SRV-40)', async () => {
    const { db } = studio().context;
    await writeSetting(db, 'email', {
      reminders: { enabled: true, reminders: [48, 24] },
      whatsapp: { enabled: true, reminders: [{ quantity: 2, unit: 'hours' }] },
    });
    const booking = await queued([{ kind: 'booking_received' }], {
      status: 'CONFIRMED',
      customer_whatsapp_notifications: true,
      created_at: at(now() - 24 * HOUR),
    });
    studio().setNow('2030-06-03T09:00');
    await queueReminders(studio().context);
    const { body } = await studio().adminCall('GET', `/api/admin/bookings/${booking.id}/messages`);
    expect(body.messages.map(({ kind }: { kind: string }) => kind)).toEqual(['reminder', 'booking_received']);
    expect(body.reminders).toEqual([
      { channel: 'email', minutes_before: 1440, at: '2030-06-04T09:00:00+02:00', state: 'planned' },
      { channel: 'whatsapp', minutes_before: 120, at: '2030-06-05T07:00:00+02:00', state: 'not_configured' },
    ]);
    expect((await studio().adminCall('GET', `/api/admin/bookings/${unknownId}/messages`)).status).toBe(404);
  });
});

describe('mails in the browser (SRV-41, SRV-67)', () => {
  const preview = async (query: string, body: unknown = {}) =>
    (await studio().adminCall('POST', `/api/admin/email-settings/test-preview?${query}`, body)).body;

  it('a sample is shown under an address of its own, in a policy of its own', async () => {
    const { url, html, text, subject } = await preview('template_type=reminder&language=ru', { header_text: 'Nord' });
    expect(subject).toContain('Напоминание');
    expect(text).toContain('вторник, 5 марта 2030');
    const shown = await studio().call('GET', url);
    expect(shown.body).toBe(html);
    const policy = String(shown.headers['content-security-policy']);
    expect(policy).toMatch(/^sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self';/);
    expect(policy).not.toMatch(/script|allow-|https?:/);
    expect(shown.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' });
  });

  it('a message is shown as it would be sent, and as it was, with the logo of today', async () => {
    const { id } = await one(await queued([{ kind: 'booking_received' }]));
    const full = async () => (await studio().adminCall('GET', `/api/admin/outbox/${id}`)).body;
    const before = await full();
    expect((await studio().call('GET', before.preview_url)).body).toContain('Danke für Ihre Buchung');
    await set(id, {
      status: 'sent',
      sent_at: at(now()),
      subject: 'Betreff',
      html: '<p>Damals</p><img src="cid:logo@fotobooking">',
      plain_text: 'Damals',
    });
    await writeSetting(studio().context.db, 'company', { logo_url: '/uploads/x.png' });
    const after = await full();
    expect(after).toMatchObject({ shown_subject: 'Betreff', plain_text: 'Damals' });
    expect((await studio().call('GET', after.preview_url)).body).toBe('<p>Damals</p><img src="/uploads/x.png">');
  });

  it('an address that is altered, made up or older than five minutes shows nothing', async () => {
    const { url } = await preview('template_type=booking_confirmation');
    const last = url.at(-2) === 'A' ? 'B' : 'A';
    for (const wrong of [
      `${url.slice(0, -2)}${last}${url.at(-1)}`,
      url.split('?')[0],
      `${url.split('=')[0]}=v1.x`,
      `${url}&of=1`,
    ]) {
      expect((await studio().call('GET', wrong as string)).status).toBe(404);
    }
    studio().setNow('2030-06-03T08:05');
    expect((await studio().call('GET', url)).status).toBe(200);
    studio().setNow('2030-06-03T08:06');
    expect((await studio().call('GET', url)).status).toBe(404);
  });
});
