import { rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { startSmtpSink } from '../../src/features/notifications/server/testing/smtp-sink.ts';
import { someMonday } from '../support/dates.ts';
import { expect, type Studio, startStudio, test, usedDataDir } from '../support/studio.ts';

const book = async (studio: Studio, hour: string) => {
  const services = (await studio.visit('GET', '/api/services')).body;
  const photographers = (await studio.visit('GET', '/api/photographers')).body;
  return studio.visit('POST', '/api/bookings', {
    service_id: services[0].id,
    photographer_id: photographers[0].id,
    location_id: 'company',
    start: `${someMonday()}T${hour}:00`,
    customer: { name: 'Änne Müller', email: 'aenne@example.de', phone: '+49 170 1234567' },
  });
};

const silentServer = async (): Promise<{ server: Server; url: string }> => {
  // Connection errors of clients do not matter here.
  const server = createServer((socket) => void socket.on('error', () => undefined).resume());
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return { server, url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` };
};

test('a booking is confirmed by mail, and the link in it cancels the booking (MAIL-021, AMB-028, SRV-37) @whole', async ({
  page,
}) => {
  const sink = await startSmtpSink();
  const studio = await startStudio({ SMTP_URL: sink.url });
  const { body } = await book(studio, '09:00');
  await expect.poll(() => sink.received.length).toBe(1);
  const [mail] = sink.received;
  expect(mail?.recipients).toEqual(['aenne@example.de']);
  expect(mail?.subject).toContain(body.confirmation_code);
  const link = /https?:\/\/\S+\/cancel\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  expect(link).toBe(`${studio.url}/cancel/${body.booking_id}?token=${body.cancel_token}`);
  await page.goto(link);
  await expect(page.getByText(body.confirmation_code)).toBeVisible();
  await studio.visit('POST', `/api/bookings/${body.booking_id}/cancel?token=${body.cancel_token}`);
  await expect.poll(() => sink.received.length).toBe(2);
  expect(sink.received[1]?.subject).toContain('Termin storniert');
  await studio.stop();
  await sink.close();
});

test('mails survive kill -9 between booking and sending, and a stop while the mail server does not respond, which delays neither bookings nor the stop (M01, M02, M06)', async () => {
  const dataDir = await usedDataDir();
  const killed = await startStudio({ DATA_DIR: dataDir, JOBS: 'off' });
  const { status: made, body: booked } = await book(killed, '09:00');
  expect(made).toBe(201);
  await killed.end('SIGKILL');

  const { server, url } = await silentServer();
  const called = new Promise<Socket>((resolve) => {
    server.once('connection', resolve);
  });
  const studio = await startStudio({ DATA_DIR: dataDir, SMTP_URL: url });
  const hanging = await called;
  const { status, body: bookedLater } = await book(studio, '11:00');
  expect(status).toBe(201);
  // Booked while the first mail still waits for the server's greeting.
  expect(hanging.closed).toBe(false);
  expect(await studio.end('SIGTERM')).toBe(0);
  // Interrupted by the stop, not refused: after the next start they are due at once.
  const sink = await startSmtpSink();
  const again = await startStudio({ DATA_DIR: dataDir, SMTP_URL: sink.url });
  await expect.poll(() => sink.received.length).toBe(2);
  const subjects = sink.received.map(({ subject }) => subject).join('\n');
  expect(subjects).toContain(booked.confirmation_code);
  expect(subjects).toContain(bookedLater.confirmation_code);
  await again.stop();
  await sink.close();
  server.close();
  await rm(dataDir, { recursive: true, force: true });
});
