import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startReceiver } from '../testing/webhook-receiver.ts';
import { webhookStudio } from '../testing/webhook-studio.ts';

const { studio, book, admin, listen, delivering, deliver, receiver, webhook, log, full, receivedBodies } =
  webhookStudio();

const db = () => studio().database.db;
const arrived = () => receiver().received;

it.each([301, 302, 307, 400, 404, 429, 500, 503])(
  'after a response of %d a delivery is retried with the same id',
  async (status) => {
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
    expect(receivedBodies().map((body) => body.id)).toEqual([waiting?.event_id, waiting?.event_id]);
    expect(new Set(arrived().map(({ body }) => body)).size).toBe(1);
    expect(await webhook(id)).toMatchObject({ failing_since: null, counts: { delivered: 1, waiting: 0 } });
    expect(elsewhere.received).toEqual([]);
    await elsewhere.close();
  },
);

it('a delivery fails after eight attempts, and can be sent again', async () => {
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

it('an unreachable receiver is retried, and the log contains the reason', async () => {
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
