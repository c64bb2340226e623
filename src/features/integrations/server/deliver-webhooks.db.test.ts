import type { lookup } from 'node:dns';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addressRule } from '#shared/server/outbound/reachable-address.ts';
import { startReceiver } from './testing/webhook-receiver.ts';
import { isSignedWith, webhookStudio } from './testing/webhook-studio.ts';
import { forgetOldDeliveries, startWebhookDelivery } from './webhook-jobs.ts';

const { studio, book, setStatus, admin, listen, delivering, deliver, receiver, webhook, log, full, heard } =
  webhookStudio();
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
  expect(heard().map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});

it('a process that died holds its delivery for half a minute, then another one sends it', async () => {
  await listen();
  await book('2030-06-05T10:00');
  await sql`UPDATE webhook_endpoint SET leased_until = '2030-06-03T06:00:30Z'`.execute(db());
  await deliver();
  expect(arrived()).toEqual([]);
  studio().setNow('2030-06-03T08:00:30');
  await deliver();
  expect(arrived()).toHaveLength(1);
});

it.each([301, 302, 307, 400, 404, 429, 500, 503])('a response of %d is retried with the same id', async (status) => {
  const elsewhere = await startReceiver();
  receiver().response = { status, text: 'später \u0000', headers: { location: elsewhere.url } };
  const { id } = await listen();
  await book('2030-06-05T10:00');
  await deliver();
  const [waiting] = await log(id);
  expect(waiting).toMatchObject({
    status: 'waiting',
    attempts: 1,
    last_attempt: { response_status: status, answer: 'später', error: null },
  });
  // Half a minute, plus at most a tenth of it.
  expect(waiting?.next_attempt_at).toMatch(/^2030-06-03T08:00:3[0-3]\+02:00$/);
  expect((await webhook(id)).failing_since).toBe('2030-06-03T08:00:00+02:00');
  receiver().response = { status: 200 };
  studio().setNow('2030-06-03T08:01');
  await deliver();
  expect(heard().map((body) => body.id)).toEqual([waiting?.event_id, waiting?.event_id]);
  expect(new Set(arrived().map(({ body }) => body)).size).toBe(1);
  expect(await webhook(id)).toMatchObject({ failing_since: null, counts: { delivered: 1, waiting: 0 } });
  expect(elsewhere.received).toEqual([]);
  await elsewhere.close();
});

it('after eight tries it has failed, and can be sent again', async () => {
  receiver().response = { status: 500, text: 'kaputt' };
  const { id } = await listen();
  await book('2030-06-05T10:00');
  const makeDue = () => sql`UPDATE webhook_delivery SET next_attempt_at = '2030-06-01Z' WHERE status = 'waiting'`;
  for (let tries = 0; tries < 9; tries++) {
    await makeDue().execute(db());
    await deliver();
  }
  expect(arrived()).toHaveLength(8);
  const [failed] = await log(id, '?status=failed');
  expect(failed).toMatchObject({ attempts: 8, may_send_again: true });
  receiver().response = { status: 200 };
  expect(await admin('POST', `webhook-deliveries/${failed?.id}/send-again`)).toMatchObject({ status: 'waiting' });
  await deliver();
  expect(await log(id)).toMatchObject([{ status: 'delivered', attempts: 1 }]);
  expect((await full(failed?.id ?? '')).tries).toHaveLength(9);
});

it('a receiver that is not there is tried again, with the reason in the log', async () => {
  await receiver().close();
  const { id } = await listen();
  await book('2030-06-05T10:00');
  await deliver();
  const [waiting] = await log(id);
  expect(waiting).toMatchObject({ status: 'waiting', last_attempt: { response_status: null } });
  expect(waiting?.last_attempt?.error).toContain('ECONNREFUSED');
});

it('a request without a response is aborted when the process stops, and that attempt does not count', async () => {
  receiver().response = undefined;
  const { id } = await listen();
  await book('2030-06-05T10:00');
  const stopping = new AbortController();
  const delivered = deliver(delivering({ signal: stopping.signal, deadlineMs: 600_000 }));
  await expect.poll(() => arrived().length).toBe(1);
  stopping.abort();
  await delivered;
  expect(await log(id)).toMatchObject([{ status: 'waiting', attempts: 0, last_attempt: null }]);
  receiver().response = { status: 200 };
  await deliver();
  expect(await log(id)).toMatchObject([{ status: 'delivered', attempts: 1 }]);
});

it('a receiver that takes too long is tried again', async () => {
  receiver().response = undefined;
  const { id } = await listen();
  await book('2030-06-05T10:00');
  await deliver(delivering({ deadlineMs: 1 }));
  expect(await log(id)).toMatchObject([
    { status: 'waiting', attempts: 1, last_attempt: { response_status: null, error: 'No response within 10 seconds' } },
  ]);
});

it('a receiver that says yes and then hangs up has taken it', async () => {
  receiver().response = { status: 200, text: 'ja', breaksOff: true };
  const { id } = await listen();
  await book('2030-06-05T10:00');
  await deliver();
  expect(await log(id)).toMatchObject([{ status: 'delivered', last_attempt: { response_status: 200, error: null } }]);
});

it('a slow receiver holds up nobody but itself', async () => {
  receiver().response = undefined;
  const quick = await startReceiver();
  await listen();
  await listen({ url: quick.url });
  const jobs = startWebhookDelivery(studio().context, { pollMs: 20 });
  await book('2030-06-05T10:00');
  await book('2030-06-05T12:00');
  await expect.poll(() => quick.received.length).toBe(2);
  await receiver().close();
  await jobs.stop();
  await quick.close();
});

it('of a long response only the beginning is read and stored', async () => {
  receiver().response = { status: 500, text: 'x'.repeat(3_000_000) };
  const { id } = await listen();
  await book('2030-06-05T10:00');
  await deliver();
  expect((await log(id))[0]?.last_attempt?.answer).toBe('x'.repeat(500));
});

it('what cannot be written does not block what comes after it', async () => {
  const { id } = await listen();
  await book('2030-06-05T10:00');
  await sql`UPDATE webhook_event SET record = '{}'`.execute(db());
  await book('2030-06-05T12:00');
  await deliver();
  expect(heard()).toMatchObject([{ data: { start: '2030-06-05T12:00:00+02:00' } }]);
  const [, unwritten] = await log(id);
  expect(unwritten).toMatchObject({ status: 'waiting', last_attempt: { error: 'The event could not be written' } });
});

it('a name that leads into a private network is not connected to (X04)', async () => {
  const { port } = new URL(receiver().url);
  const { id } = await listen();
  await sql`UPDATE webhook_endpoint SET url = ${`https://hooks.example.com:${port}/`}`.execute(db());
  await book('2030-06-05T10:00');
  const lies = ((_name: string, _options: object, callback: (error: null, found: object[]) => void) =>
    callback(null, [{ address: '127.0.0.1', family: 4 }])) as unknown as typeof lookup;
  await deliver(delivering({ mayReach: addressRule([]), lookup: lies }));
  expect(arrived()).toEqual([]);
  expect((await log(id))[0]?.last_attempt?.error).toBe('hooks.example.com leads to a private address');
});

it('an address that was allowed once is not connected to when it is no longer (X04)', async () => {
  const { id } = await listen();
  await book('2030-06-05T10:00');
  await deliver(delivering({ mayReach: addressRule([]) }));
  expect(arrived()).toEqual([]);
  expect((await log(id))[0]?.last_attempt?.error).toContain('private address');
});

it('410 switches the endpoint off, and what waits for it has failed', async () => {
  receiver().response = { status: 410 };
  const { id } = await listen();
  await book('2030-06-05T10:00');
  await book('2030-06-05T12:00');
  await deliver();
  expect(arrived()).toHaveLength(1);
  expect(await webhook(id)).toMatchObject({
    is_enabled: false,
    disabled_because: 'gone',
    counts: { waiting: 0, failed: 2 },
  });
});

it('three days without anything arriving switch the endpoint off; switched on again, what failed can be sent', async () => {
  receiver().response = { status: 500 };
  const { id } = await listen();
  await book('2030-06-10T10:00');
  await deliver();
  studio().setNow('2030-06-06T08:00');
  await book('2030-06-10T12:00');
  await deliver();
  expect(await webhook(id)).toMatchObject({ is_enabled: false, disabled_because: 'failing' });
  const { rows } = await sql<{ actor: string }>`
    SELECT actor FROM audit_entry WHERE action = 'webhook.disabled' ORDER BY id DESC LIMIT 1`.execute(db());
  expect(rows).toEqual([{ actor: 'system' }]);
  receiver().response = { status: 200 };
  expect(await admin('PUT', `webhooks/${id}`, { is_enabled: true })).toMatchObject({
    is_enabled: true,
    failing_since: null,
  });
  expect(await admin('POST', `webhooks/${id}/send-failed-again`)).toEqual({ deliveries: 2 });
  await deliver();
  expect((await webhook(id)).counts).toMatchObject({ delivered: 2, failed: 0 });
});

it('a rolled secret signs next to the old one for a day', async () => {
  const { id, secret: old } = await listen();
  const { secret } = await admin<{ secret: string }>('POST', `webhooks/${id}/roll-secret`);
  const valid = () => {
    const last = arrived().at(-1);
    if (!last) throw new Error('Nothing arrived');
    return [isSignedWith(old, last), isSignedWith(secret, last)];
  };
  await book('2030-06-05T10:00');
  await deliver();
  expect(valid()).toEqual([true, true]);
  studio().setNow('2030-06-04T08:00');
  await book('2030-06-05T12:00');
  await deliver();
  expect(valid()).toEqual([false, true]);
  await forgetOldDeliveries(studio().context);
  expect((await webhook(id)).old_secret_until).toBeNull();
});

it('secrets are sealed; under another SECRET_KEY nothing is sent unsigned', async () => {
  const { id, secret } = await listen();
  const { rows } = await sql<{ stored: string }>`
    SELECT (SELECT json_agg(e)::text FROM webhook_endpoint e) || (SELECT json_agg(a)::text FROM audit_entry a) AS stored
  `.execute(db());
  expect(rows[0]?.stored).not.toContain(secret.slice(6));
  await book('2030-06-05T10:00');
  await deliver(delivering({ context: { ...studio().context, secretKey: 'another key, of no value either' } }));
  expect(arrived()).toEqual([]);
  expect((await log(id))[0]?.last_attempt?.error).toContain('SECRET_KEY');
});

it('a test event goes to one endpoint, whatever it asked for', async () => {
  const { id, secret } = await listen({ events: ['contact.deleted'] });
  expect(await admin('POST', `webhooks/${id}/test`)).toMatchObject({ type: 'webhook.test', status: 'waiting' });
  await deliver();
  expect(heard()).toMatchObject([{ type: 'webhook.test', data: { message: expect.any(String) }, details: {} }]);
  const [sent] = arrived();
  expect(sent && isSignedWith(secret, sent)).toBe(true);
});

it('the log is kept for 30 days, and longer what still waits', async () => {
  const { id } = await listen();
  await book('2030-06-05T10:00');
  await deliver();
  await book('2030-06-05T12:00');
  studio().setNow('2030-07-03T07:59');
  await forgetOldDeliveries(studio().context);
  expect(await log(id)).toHaveLength(2);
  studio().setNow('2030-07-03T08:01');
  await forgetOldDeliveries(studio().context);
  expect(await log(id)).toMatchObject([{ status: 'waiting' }]);
});
