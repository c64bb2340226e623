import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import { sealSecret } from '#shared/server/secrets/secret-box.ts';
import { whatsappTokenPurpose } from '../../domain/email-settings.ts';
import { whatsappStudio } from '../testing/whatsapp-studio.ts';

const { studio, sink, deliver, remind } = whatsappStudio();

test.each([408, 425, 429, 500, 503])(
  'after a response of %d a message is retried, and finally fails (SRV-40, SRV-37)',
  async (status) => {
    sink().response = { status, text: 'later' };
    const booking = await remind();
    for (const minutes of [1, 5, 30, 120]) {
      await deliver();
      expect(await studio().mails(booking.id)).toMatchObject([
        { status: 'waiting', last_error: `${status} later`, next_attempt_at: studio().clock + minutes * MINUTE },
      ]);
      studio().clock += minutes * MINUTE;
    }
    await deliver();
    expect(sink().received).toHaveLength(5);
    expect(new Set(sink().received.map(({ body }) => body.id)).size).toBe(1);
    expect(await studio().mails(booking.id)).toMatchObject([{ status: 'failed', attempts: 5 }]);
  },
);

test.each([
  [400, 'not a WhatsApp number'],
  [401, 'who are you'],
  [302, ''],
])('a response of %d is permanent and its reason is stored (SRV-40)', async (status, text) => {
  sink().response = { status, text, headers: { location: 'http://127.0.0.1:1/elsewhere' } };
  const booking = await remind();
  await deliver();
  expect(sink().received).toHaveLength(1);
  expect(await studio().mails(booking.id)).toMatchObject([
    { status: 'failed', attempts: 1, last_error: `${status} ${text}`.trim() },
  ]);
  expect(studio().logged.join('')).toContain(`"response_code":${status}`);
});

test('an unreachable provider is retried (SRV-40)', async () => {
  await sink().close();
  const booking = await remind();
  await deliver();
  const [stored] = await studio().mails(booking.id);
  expect(stored).toMatchObject({ status: 'waiting', attempts: 1 });
  expect(stored?.last_error).toContain('ECONNREFUSED');
});

test('nothing is posted without a stored token that cannot be decrypted (SRV-40)', async () => {
  const sealed = sealSecret('the key before this one', whatsappTokenPurpose, 'geheim');
  const booking = await remind({}, { webhook_token_sealed: sealed });
  await deliver();
  expect(sink().received).toHaveLength(0);
  expect(await studio().mails(booking.id)).toMatchObject([{ status: 'skipped', last_error: 'token_unreadable' }]);
});

test.each([
  ['consent', { customer_whatsapp_notifications: false }, 'no_consent'],
  ['number', { customer_phone: '12' }, 'no_phone'],
  ['session', { status: 'CANCELLED', occupied_id: null }, 'not_confirmed'],
])('a reminder is not sent if %s is gone (M07, SRV-40)', async (_, columns, why) => {
  const booking = await remind();
  const sets = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`UPDATE booking SET ${sql.join(sets)} WHERE id = ${booking.id}`.execute(studio().context.db);
  await deliver();
  expect(sink().received).toHaveLength(0);
  expect(await studio().mails(booking.id)).toMatchObject([{ status: 'skipped', last_error: why }]);
});
