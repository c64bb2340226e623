import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { at } from '#shared/server/database/database.ts';
import { webhookStudio } from '../testing/webhook-studio.ts';
import { startWebhookDelivery } from './webhook-jobs.ts';

const { studio, book, listen, log } = webhookStudio();

/** A receiver that responds only when the test calls `respond`. */
const startPatientReceiver = async () => {
  const waiting: ServerResponse[] = [];
  const server = createServer((_, response) => void waiting.push(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    waiting,
    respond: () => waiting.splice(0).forEach((response) => response.writeHead(204).end()),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

it('a process waits for at most four receivers concurrently', async () => {
  const receiver = await startPatientReceiver();
  await Promise.all(Array.from({ length: 6 }, () => listen({ url: receiver.url })));
  await book('2030-06-05T10:00');
  const jobs = startWebhookDelivery(studio().context, { pollMs: 10 });
  await expect.poll(() => receiver.waiting.length).toBe(4);
  // No process has claimed the two other endpoints, so another process may serve them.
  const claimed = await sql<{ endpoints: number }>`
    SELECT count(*) AS endpoints FROM webhook_endpoint WHERE leased_until > ${at(studio().context.now())}`.execute(
    studio().database.db,
  );
  expect(claimed.rows).toEqual([{ endpoints: 4 }]);
  receiver.respond();
  await expect.poll(() => receiver.waiting.length).toBe(2);
  receiver.respond();
  await jobs.stop();
  await receiver.close();
});

it('a process that stops waits for the delivery in progress, and stores its result', async () => {
  const receiver = await startPatientReceiver();
  const { id } = await listen({ url: receiver.url });
  const jobs = startWebhookDelivery(studio().context, { pollMs: 20 });
  await book('2030-06-05T10:00');
  await expect.poll(() => receiver.waiting.length).toBe(1);
  let hasStopped = false;
  const stopped = jobs.stop().then(() => void (hasStopped = true));
  // A stop that did not wait would be complete by the time the log has been read.
  expect(await log(id)).toMatchObject([{ status: 'waiting' }]);
  expect(hasStopped).toBe(false);
  receiver.respond();
  await stopped;
  expect(await log(id)).toMatchObject([{ status: 'delivered' }]);
  await receiver.close();
});
