import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { webhookStudio } from './testing/webhook-studio.ts';
import { startWebhookDelivery } from './webhook-jobs.ts';

const { studio, book, listen, log } = webhookStudio();

/** A receiver that responds only when told to. */
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

it('a process that stops waits for the delivery in progress, and keeps its result', async () => {
  const receiver = await startPatientReceiver();
  const { id } = await listen({ url: receiver.url });
  const jobs = startWebhookDelivery(studio().context, { pollMs: 20 });
  await book('2030-06-05T10:00');
  await expect.poll(() => receiver.waiting.length).toBe(1);
  let hasStopped = false;
  const stopped = jobs.stop().then(() => void (hasStopped = true));
  // Reading the log takes longer than a stop that waits for nothing.
  expect(await log(id)).toMatchObject([{ status: 'waiting' }]);
  expect(hasStopped).toBe(false);
  receiver.respond();
  await stopped;
  expect(await log(id)).toMatchObject([{ status: 'delivered' }]);
  await receiver.close();
});
