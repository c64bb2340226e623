import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cancelToken } from '#features/booking/server/api.ts';
import { writeSetting } from '#features/settings/server/api.ts';
import { DAY, MINUTE } from '#shared/kernel/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import { sealSecret } from '#shared/server/secret-box.ts';
import { emailSettingsFrom, whatsappTokenPurpose } from '../domain/email-settings.ts';
import { deliverDueWhatsapp } from './deliver-whatsapp.ts';
import { startMessageDelivery } from './message-delivery.ts';
import { queueReminders } from './queue-reminders.ts';
import { outboxStudio, sessionStart } from './testing/outbox-studio.ts';
import { startWebhookSink, type WebhookSink } from './testing/webhook-sink.ts';
import { whatsappWebhookFrom } from './whatsapp-webhook.ts';

const studio = outboxStudio();
let sink: WebhookSink;
beforeEach(async () => {
  sink = await startWebhookSink();
});
afterEach(() => sink.close());

const whatsapp = { enabled: true, reminders: [{ quantity: 1, unit: 'days' }] };
const context = () => ({ ...studio().context, whatsappWebhookUrl: sink.url });
const deliver = async (around: Context = context()) => {
  const delivery = { context: around, signal: new AbortController().signal };
  while ((await deliverDueWhatsapp(delivery)) > 0);
};

/** A confirmed session tomorrow, with only a WhatsApp reminder, which is due. */
const remind = async (columns: Record<string, string | boolean | null> = {}, settings: object = {}) => {
  const { db } = studio().context;
  await writeSetting(db, 'email', { reminders: { enabled: false }, whatsapp: { ...whatsapp, ...settings } });
  const booking = await studio().book([], {
    status: 'CONFIRMED',
    customer_whatsapp_notifications: true,
    customer_phone: '0171 2345678',
    ...columns,
  });
  studio().clock = sessionStart - DAY;
  expect(await queueReminders(studio().context)).toBe(1);
  return booking;
};

test('the reminder is posted once, with number, text and the parts of a template (SRV-40)', async () => {
  const booking = await remind();
  await deliver();
  await deliver();
  expect(sink.received).toHaveLength(1);
  const [{ headers, body } = { headers: {}, body: undefined }] = sink.received;
  const [stored] = await studio().mails(booking.id);
  const cancel = `https://termine.example.com/cancel/${booking.id}?token=${cancelToken(studio().context.secretKey, { ...booking, link_version: 0 })}`;
  expect(headers['idempotency-key']).toBe(stored?.id);
  expect(headers.authorization).toBeUndefined();
  expect(body).toEqual({
    id: stored?.id,
    to: '491712345678',
    language: 'de',
    text: [
      'Guten Tag Erika Sommer,',
      'wir erinnern Sie an Ihren Termin bei Studio Licht: Di., 4. Juni, 09:00.',
      'Porträtshooting · Anna Lindner',
      'Ort: Musterstraße 12, 10115 Berlin',
      `Sie können doch nicht kommen? ${cancel}`,
    ].join('\n'),
    template: {
      name: 'booking_reminder',
      parameters: [
        'Erika Sommer',
        'Studio Licht',
        'Di., 4. Juni, 09:00',
        'Porträtshooting',
        'Musterstraße 12, 10115 Berlin',
        cancel,
      ],
    },
  });
  expect(stored).toMatchObject({ status: 'sent', plain_text: body.text, sent_at: studio().clock });
});

test('who booked in Russian is reminded in Russian, and an address typed as a name is left out (SRV-38, SRV-40)', async () => {
  await remind({ language: 'ru', customer_name: 'Gewinn auf https://evil.example' });
  await deliver();
  const { text } = sink.received[0]?.body ?? {};
  expect(text).toContain('Напоминаем о вашей записи в «Studio Licht»: вт, 4 июня, 09:00.');
  expect(text).not.toContain('evil');
});

test('without a way to send it is noted as skipped, and mails go on (AMB-084)', async () => {
  const booking = await remind();
  await deliver(studio().context);
  expect(await studio().mails(booking.id)).toMatchObject([{ status: 'skipped', last_error: 'not_configured' }]);
});

test.each([408, 425, 429, 500, 503])('a response of %d is retried, at last failed (SRV-40, SRV-37)', async (status) => {
  sink.response = { status, text: 'later' };
  const booking = await remind();
  for (const minutes of [1, 5, 30, 120]) {
    await deliver();
    expect(await studio().mails(booking.id)).toMatchObject([
      { status: 'waiting', last_error: `${status} later`, next_attempt_at: studio().clock + minutes * MINUTE },
    ]);
    studio().clock += minutes * MINUTE;
  }
  await deliver();
  expect(sink.received).toHaveLength(5);
  expect(new Set(sink.received.map(({ body }) => body.id)).size).toBe(1);
  expect(await studio().mails(booking.id)).toMatchObject([{ status: 'failed', attempts: 5 }]);
});

test.each([
  [400, 'not a WhatsApp number'],
  [401, 'who are you'],
  [302, ''],
])('a response of %d is permanent and its reason is stored (SRV-40)', async (status, text) => {
  sink.response = { status, text, headers: { location: 'http://127.0.0.1:1/elsewhere' } };
  const booking = await remind();
  await deliver();
  expect(sink.received).toHaveLength(1);
  expect(await studio().mails(booking.id)).toMatchObject([
    { status: 'failed', attempts: 1, last_error: `${status} ${text}`.trim() },
  ]);
});

test('a provider that is not there is asked again later (SRV-40)', async () => {
  await sink.close();
  const booking = await remind();
  await deliver();
  const [stored] = await studio().mails(booking.id);
  expect(stored).toMatchObject({ status: 'waiting', attempts: 1 });
  expect(stored?.last_error).toContain('ECONNREFUSED');
});

test('with a token that cannot be read any more nothing is posted without it (SRV-40)', async () => {
  const sealed = sealSecret('the key before this one', whatsappTokenPurpose, 'geheim');
  const booking = await remind({}, { webhook_token_sealed: sealed });
  await deliver();
  expect(sink.received).toHaveLength(0);
  expect(await studio().mails(booking.id)).toMatchObject([{ status: 'skipped', last_error: 'token_unreadable' }]);
});

test.each([
  ['consent', { customer_whatsapp_notifications: false }, 'no_consent'],
  ['number', { customer_phone: '12' }, 'no_phone'],
  ['session', { status: 'CANCELLED', occupied_id: null }, 'not_confirmed'],
])('without %s any more it is not sent (M07, SRV-40)', async (_, columns, why) => {
  const booking = await remind();
  const sets = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`UPDATE booking SET ${sql.join(sets)} WHERE id = ${booking.id}`.execute(studio().context.db);
  await deliver();
  expect(sink.received).toHaveLength(0);
  expect(await studio().mails(booking.id)).toMatchObject([{ status: 'skipped', last_error: why }]);
});

test('a running process sends it along with the mails, with the token that is set (SRV-40)', async () => {
  const { secretKey } = studio().context;
  const booking = await remind({}, { webhook_token_sealed: sealSecret(secretKey, whatsappTokenPurpose, 'geheim') });
  const running = startMessageDelivery(context(), { pollMs: 20 });
  await expect.poll(async () => (await studio().mails(booking.id))[0]?.status).toBe('sent');
  await running.stop();
  expect(sink.received.map(({ headers }) => headers.authorization)).toEqual(['Bearer geheim']);
  expect(studio().logged.join('')).not.toMatch(/geheim|Sommer|2345678/);
});

test('the back office’s webhook wins over the installation’s; neither is none (SRV-40)', () => {
  const around = { secretKey: 'k', whatsappWebhookUrl: 'https://env.example/', webhookNetworks: [] };
  const settings = (webhook_url: string) => emailSettingsFrom({ whatsapp: { webhook_url } }).whatsapp;
  expect(whatsappWebhookFrom(settings('https://own.example/'), around)).toMatchObject({ url: 'https://own.example/' });
  expect(whatsappWebhookFrom(settings(''), around)).toMatchObject({ url: 'https://env.example/' });
  expect(whatsappWebhookFrom(settings(''), { ...around, whatsappWebhookUrl: undefined })).toBe('not_configured');
});
