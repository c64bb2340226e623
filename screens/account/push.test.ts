import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PushView } from '#features/notifications/push-contract.ts';
import first from '../support/first-answers.json' with { type: 'json' };
import { openScreen } from '../support/open-screen.tsx';
import type { Asked } from '../support/stub-server.ts';

const saving = 'PUT /api/admin/push';
const endpoint = 'https://push.example/device';

/** Stands for the worker and the push service of this browser, which has given its permission. */
const allowPush = (): void => {
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }),
  };
  const registration = {
    pushManager: { getSubscription: async () => subscription, subscribe: async () => subscription },
  } as unknown as ServiceWorkerRegistration;
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration);
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockResolvedValue(registration);
  vi.spyOn(Notification, 'requestPermission').mockResolvedValue('granted');
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('granted');
};

test('a kind that is pressed while another one is being saved is saved, too (TODAY-03)', async () => {
  allowPush();
  const held = Promise.withResolvers<void>();
  let push: PushView = { ...(first['GET /api/admin/push'] as PushView), public_key: 'key', devices: [] };
  const stage = await openScreen('/admin/account', {
    answers: {
      'GET /api/admin/push': () => push,
      [saving]: async ({ body }: Asked) => {
        await held.promise;
        push = { ...push, devices: [{ endpoint: body.endpoint, kinds: body.kinds }] };
        return push;
      },
    },
  });
  const panel = page.getByRole('region', { name: 'Benachrichtigungen auf diesem Gerät' });
  await panel.getByRole('switch', { name: 'Neue Anfrage' }).click();
  await expect.poll(() => stage.asked(saving).length).toBe(1);
  await panel.getByRole('switch', { name: 'Stornierung' }).click();
  await expect.element(panel.getByRole('switch', { name: 'Stornierung' })).toBeChecked();
  held.resolve();
  await expect
    .poll(() => stage.asked(saving).map(({ body }) => body.kinds))
    .toEqual([['lead'], ['lead', 'cancellation']]);
  await stage.settled();
  expect(panel.getByRole('switch', { checked: true }).elements()).toHaveLength(2);
});
