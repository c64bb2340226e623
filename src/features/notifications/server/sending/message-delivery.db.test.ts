import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import { outboxStudio } from '../testing/outbox-studio.ts';
import { deliverDueMails } from './deliver-mails.ts';
import { MailConnections } from './mail-server.ts';
import { startMessageDelivery } from './message-delivery.ts';

const studio = outboxStudio();

test('a running process sends messages that are added to the outbox, and stops on request (SRV-37)', async () => {
  const { context, sink, book, mails } = studio();
  const running = startMessageDelivery(context, { pollMs: 20 });
  const booking = await book([{ kind: 'booking_received' }, { kind: 'studio_new_booking' }]);
  await expect.poll(() => sink.received.length).toBe(2);
  await expect.poll(async () => (await mails(booking.id)).map(({ status }) => status)).toEqual(['sent', 'sent']);
  await running.stop();
  await book([{ kind: 'booking_received' }]);
  expect(sink.received).toHaveLength(2);
});

test('a mail server that accepts the connection and never responds costs one attempt and a limited time (M06)', async () => {
  const silent = createServer((socket) => void socket.on('error', () => undefined).resume());
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', resolve);
  });
  const { book, mails, delivery, context } = studio();
  const booking = await book([{ kind: 'booking_received' }]);
  const connections = new MailConnections({
    connectionTimeout: 150,
    greetingTimeout: 150,
    dnsTimeout: 150,
    socketTimeout: 150,
  });
  const smtpUrl = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  await deliverDueMails(delivery({ connections, context: { ...context, smtpUrl } }));
  expect(await mails(booking.id)).toMatchObject([
    { status: 'waiting', attempts: 1, next_attempt_at: studio().clock + MINUTE },
  ]);
  connections.close();
  await new Promise<void>((resolve) => {
    silent.close(() => resolve());
  });
});

test('sending continues after database errors', async () => {
  const { context, sink, book, logged } = studio();
  let broken = true;
  const clock = () => {
    if (broken) throw new Error('the database is away');
    return studio().clock;
  };
  const running = startMessageDelivery({ ...context, now: clock }, { pollMs: 5 });
  await expect.poll(() => logged.some((line) => line.includes('could not be processed'))).toBe(true);
  broken = false;
  await book([{ kind: 'booking_received' }]);
  await expect.poll(() => sink.received.length, { timeout: 5000 }).toBe(1);
  await running.stop();
});
