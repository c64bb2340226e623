import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { isSignedWith, webhookStudio } from '../testing/webhook-studio.ts';

const { studio, book, setStatus, listen, delivering, deliver, receiver, log, full, receivedBodies } = webhookStudio();
const db = () => studio().database.db;
const arrived = () => receiver().received;

it('a delivery is signed, and arrives once', async () => {
  const { id, secret } = await listen();
  await book('2030-06-05T10:00');
  await deliver();
  await deliver();
  expect(arrived()).toHaveLength(1);
  const [sent] = arrived();
  if (!sent) throw new Error('Nothing arrived');
  expect(isSignedWith(secret, sent)).toBe(true);
  expect(isSignedWith(secret, { ...sent, body: `${sent.body} ` })).toBe(false);
  expect(sent.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'FotoBooking-Webhooks',
    'webhook-id': JSON.parse(sent.body).id,
    'webhook-timestamp': String(Date.UTC(2030, 5, 3, 6) / 1000),
  });
  const [logged] = await log(id);
  expect(logged).toMatchObject({
    type: 'booking.created',
    status: 'delivered',
    attempts: 1,
    next_attempt_at: null,
    last_attempt: { response_status: 204, answer: null, error: null, duration_ms: expect.any(Number) },
  });
  expect(await full(logged?.id ?? '')).toMatchObject({ payload: sent.body, tries: [{ response_status: 204 }] });
});

it('two workers send each event once, in the order in which they happened', async () => {
  await listen();
  const { booking_id } = await book('2030-06-05T10:00');
  for (const status of ['CONFIRMED', 'COMPLETED', 'CONFIRMED', 'CANCELLED']) await setStatus(booking_id, status);
  await Promise.all([deliver(), deliver(delivering()), deliver(delivering())]);
  const { rows } = await sql<{ id: string }>`
    SELECT event_id AS id FROM webhook_delivery ORDER BY position`.execute(db());
  expect(rows.length).toBeGreaterThan(3);
  expect(receivedBodies().map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});

it('the lease of a process that died expires after half a minute, then another one sends the delivery', async () => {
  await listen();
  await book('2030-06-05T10:00');
  await sql`UPDATE webhook_endpoint SET leased_until = '2030-06-03T06:00:30Z'`.execute(db());
  await deliver();
  expect(arrived()).toEqual([]);
  studio().setNow('2030-06-03T08:00:30');
  await deliver();
  expect(arrived()).toHaveLength(1);
});

it('an event that cannot be written does not block the following ones', async () => {
  const { id } = await listen();
  await book('2030-06-05T10:00');
  await sql`UPDATE webhook_event SET record = '{}'`.execute(db());
  await book('2030-06-05T12:00');
  await deliver();
  expect(receivedBodies()).toMatchObject([{ data: { start: '2030-06-05T12:00:00+02:00' } }]);
  const [, unwritten] = await log(id);
  expect(unwritten).toMatchObject({ status: 'waiting', last_attempt: { error: 'The event could not be written' } });
});
