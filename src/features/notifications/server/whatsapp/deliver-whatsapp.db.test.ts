import { expect, test } from 'vitest';
import { cancelToken } from '#features/booking/server/api.ts';
import { sealSecret } from '#shared/server/secrets/secret-box.ts';
import { emailSettingsFrom, whatsappTokenPurpose } from '../../domain/email-settings.ts';
import { startMessageDelivery } from '../sending/message-delivery.ts';
import { whatsappStudio } from '../testing/whatsapp-studio.ts';
import { whatsappWebhookFrom } from './whatsapp-webhook.ts';

const { studio, sink, context, deliver, remind } = whatsappStudio();

test('the reminder is posted once, with number, text and the parts of a template (SRV-40)', async () => {
  const booking = await remind();
  await deliver();
  await deliver();
  expect(sink().received).toHaveLength(1);
  const [{ headers, body } = { headers: {}, body: undefined }] = sink().received;
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

test('a customer who booked in Russian gets a Russian reminder, and an address typed as a name is left out (SRV-38, SRV-40)', async () => {
  await remind({ language: 'ru', customer_name: 'Gewinn auf https://evil.example' });
  await deliver();
  const { text } = sink().received[0]?.body ?? {};
  expect(text).toContain('Напоминаем о вашей записи в «Studio Licht»: вт, 4 июня, 09:00.');
  expect(text).not.toContain('evil');
});

test('without a webhook the WhatsApp reminder is recorded as skipped (AMB-084)', async () => {
  const booking = await remind();
  await deliver(studio().context);
  expect(await studio().mails(booking.id)).toMatchObject([{ status: 'skipped', last_error: 'not_configured' }]);
});

test('a running process posts the reminder with the stored token, and logs neither token nor customer (SRV-40)', async () => {
  const { secretKey } = studio().context;
  const booking = await remind({}, { webhook_token_sealed: sealSecret(secretKey, whatsappTokenPurpose, 'geheim') });
  const running = startMessageDelivery(context(), { pollMs: 20 });
  await expect.poll(async () => (await studio().mails(booking.id))[0]?.status).toBe('sent');
  await running.stop();
  expect(sink().received.map(({ headers }) => headers.authorization)).toEqual(['Bearer geheim']);
  expect(studio().logged.join('')).not.toMatch(/geheim|Sommer|2345678/);
});

test('the webhook of the settings overrides that of the installation; without either there is none (SRV-40)', () => {
  const around = { secretKey: 'k', whatsappWebhookUrl: 'https://env.example/', webhookNetworks: [] };
  const settings = (webhook_url: string) => emailSettingsFrom({ whatsapp: { webhook_url } }).whatsapp;
  expect(whatsappWebhookFrom(settings('https://own.example/'), around)).toMatchObject({ url: 'https://own.example/' });
  expect(whatsappWebhookFrom(settings(''), around)).toMatchObject({ url: 'https://env.example/' });
  expect(whatsappWebhookFrom(settings(''), { ...around, whatsappWebhookUrl: undefined })).toBe('not_configured');
});
