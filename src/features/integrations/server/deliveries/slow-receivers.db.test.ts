import { expect, it } from 'vitest';
import { startReceiver } from '../testing/webhook-receiver.ts';
import { webhookStudio } from '../testing/webhook-studio.ts';
import { startWebhookDelivery } from './webhook-jobs.ts';

const { studio, book, listen, delivering, deliver, receiver, log } = webhookStudio();

it('retries a receiver that does not respond in time', async () => {
  receiver().response = undefined;
  const { id } = await listen();
  await book('2030-06-05T10:00');
  await deliver(delivering({ deadlineMs: 1 }));
  expect(await log(id)).toMatchObject([
    { status: 'waiting', attempts: 1, last_attempt: { response_status: null, error: 'No response within 10 seconds' } },
  ]);
});

it('counts a 2xx as delivered even if the connection is closed during the body', async () => {
  receiver().response = { status: 200, text: 'ja', breaksOff: true };
  const { id } = await listen();
  await book('2030-06-05T10:00');
  await deliver();
  expect(await log(id)).toMatchObject([{ status: 'delivered', last_attempt: { response_status: 200, error: null } }]);
});

it('a slow receiver delays no other receiver', async () => {
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

it('reads and stores only the beginning of a long response', async () => {
  receiver().response = { status: 500, text: 'x'.repeat(3_000_000) };
  const { id } = await listen();
  await book('2030-06-05T10:00');
  await deliver();
  expect((await log(id))[0]?.last_attempt?.answer).toBe('x'.repeat(500));
});
