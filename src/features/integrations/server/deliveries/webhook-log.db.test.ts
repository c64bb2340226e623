import { expect, it } from 'vitest';
import { isSignedWith, webhookStudio } from '../testing/webhook-studio.ts';
import { forgetOldDeliveries } from './webhook-jobs.ts';

const { studio, book, admin, listen, deliver, receiver, log, receivedBodies } = webhookStudio();
const arrived = () => receiver().received;

it('a test event goes to one endpoint, whichever events it subscribes to', async () => {
  const { id, secret } = await listen({ events: ['contact.deleted'] });
  expect(await admin('POST', `webhooks/${id}/test`)).toMatchObject({ type: 'webhook.test', status: 'waiting' });
  await deliver();
  expect(receivedBodies()).toMatchObject([
    { type: 'webhook.test', data: { message: expect.any(String) }, details: {} },
  ]);
  const [sent] = arrived();
  expect(sent && isSignedWith(secret, sent)).toBe(true);
});

it('log entries are deleted after 30 days unless a delivery still waits', async () => {
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
