import { expect, test } from 'vitest';
import { writeSetting } from '#features/settings/server/api.ts';
import { DAY, MINUTE } from '#shared/kernel/time/zone-time.ts';
import { sessionStart } from '../testing/outbox-studio.ts';
import { confirmed, reminderCalls } from '../testing/reminder-calls.ts';

const { studio, queue, hoursBefore } = reminderCalls();
const settings = (value: unknown) => writeSetting(studio().context.db, 'email', value);

test('a confirmed session gets one reminder at each of the configured hours (SRV-39, MAIL-022)', async () => {
  const { sink, book, deliverAll, mails, logged } = studio();
  await settings({ reminders: { enabled: true, reminders: [24, 3] } });
  const booking = await book([], confirmed);
  expect(await queue()).toBe(0);
  hoursBefore(24);
  expect(await queue()).toBe(1);
  expect(await queue()).toBe(0);
  expect(logged.filter((line) => line.includes('reminders were queued'))).toHaveLength(1);
  await deliverAll();
  hoursBefore(3);
  expect(await queue()).toBe(1);
  await deliverAll();
  expect(sink.received.map(({ recipients }) => recipients)).toEqual([['erika@example.com'], ['erika@example.com']]);
  expect(sink.received[0]?.subject).toContain('Erinnerung: Ihr Termin am Di., 4. Juni, 09:00');
  expect(sink.received[0]?.text).toContain('/cancel/');
  expect((await mails(booking.id)).map(({ status }) => status)).toEqual(['sent', 'sent']);
});

test('four processes that queue reminders concurrently queue each one once (SRV-39, SRV-68, D05)', async () => {
  const { book, mails } = studio();
  const bookings = await Promise.all(Array.from({ length: 5 }, () => book([], confirmed)));
  hoursBefore(24);
  const queued = await Promise.all(Array.from({ length: 12 }, queue));
  expect(queued.reduce((sum, count) => sum + count, 0)).toBe(5);
  for (const { id } of bookings) expect(await mails(id)).toHaveLength(1);
});

test.each(['PENDING', 'PAYMENT_PENDING', 'CANCELLED', 'COMPLETED'])(
  'a booking that is %s gets no reminder (SRV-39)',
  async (status) => {
    await studio().book([], { status });
    hoursBefore(24);
    expect(await queue()).toBe(0);
  },
);

test('no reminder is queued while reminders are disabled (SRV-39)', async () => {
  await settings({ reminders: { enabled: false, reminders: [24] } });
  await studio().book([], confirmed);
  hoursBefore(24);
  expect(await queue()).toBe(0);
});

test('a reminder is not queued when it is more than an hour late (SRV-39)', async () => {
  await studio().book([], confirmed);
  studio().clock = sessionStart - DAY + 61 * MINUTE;
  expect(await queue()).toBe(0);
});

test('a reminder to a placeholder address is queued as skipped (AMB-052)', async () => {
  const booking = await studio().book([], { ...confirmed, customer_email: 'kunde-1@example.invalid' });
  hoursBefore(24);
  expect(await queue()).toBe(1);
  expect(await studio().mails(booking.id)).toMatchObject([{ status: 'skipped', last_error: 'placeholder' }]);
});

test('WhatsApp reminders go only to customers who have agreed and have a number (SRV-40, AMB-084)', async () => {
  await settings({
    reminders: { enabled: false },
    whatsapp: { enabled: true, reminders: [{ quantity: 90, unit: 'minutes' }] },
  });
  const { book, mails } = studio();
  const agreed = await book([], { ...confirmed, customer_whatsapp_notifications: true });
  await book([], confirmed);
  await book([], { ...confirmed, customer_whatsapp_notifications: true, customer_phone: '+49 30' });
  studio().clock = sessionStart - 90 * MINUTE;
  expect(await queue()).toBe(1);
  expect(await mails(agreed.id)).toMatchObject([{ status: 'waiting', to_address: '+49 30 1234567' }]);
});
