import type { BrowserContext, Page } from '@playwright/test';
import { enter, expectAccessible, withoutEvents } from '../support/admin.ts';
import { afterThisTest, expect, type Studio, test } from '../support/studio.ts';

test.use({ serviceWorkers: 'allow' });

const panel = (page: Page) => page.getByRole('region', { name: 'Benachrichtigungen auf diesem Gerät' });

/** Stands for the push service, which no test can reach: the page gets an address on this machine. */
const pushService = (page: Page) =>
  page.addInitScript(() => {
    const json = { endpoint: 'http://127.0.0.1:9/push', keys: { p256dh: '', auth: 'a'.repeat(22) } };
    let open: object | null = null;
    const subscribe = async () => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
      const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
      json.keys.p256dh = btoa(String.fromCharCode(...raw))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, '');
      open = { ...json, toJSON: () => json, unsubscribe: async () => ((open = null), true) };
      return open;
    };
    Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => open });
    Notification.requestPermission = async () => 'granted';
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  });

/** Opens the page of the account with permission to notify; what is subscribed there ends with the test. */
const openPanel = async (page: Page, context: BrowserContext, studio: Studio): Promise<void> => {
  await context.grantPermissions(['notifications'], { origin: studio.url });
  await withoutEvents(page);
  await pushService(page);
  await enter(page, studio, '/admin/account');
  afterThisTest(() => studio.sql('DELETE FROM push_subscription').then(() => undefined));
};

test('a person switches kinds on and off for a device (TODAY-03) @whole', async ({ page, context, studio }) => {
  await openPanel(page, context, studio);
  const lead = panel(page).getByRole('switch', { name: 'Neue Anfrage' });
  await expect(lead).not.toBeChecked();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await lead.click();
  await expect(lead).toBeChecked();
  const stored = () => studio.sql('SELECT kinds, language FROM push_subscription');
  await expect.poll(stored).toEqual([{ kinds: ['lead'], language: 'de' }]);
  await expectAccessible(page);

  await lead.click();
  await expect(lead).not.toBeChecked();
  await expect.poll(stored).toEqual([]);
});

test('the worker shows what is received by kind and language alone, and a press opens the page (TODAY-03) @whole', async ({
  page,
  context,
  studio,
}) => {
  await context.grantPermissions(['notifications'], { origin: studio.url });
  await withoutEvents(page);
  await enter(page, studio, '/admin/account');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const id = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId;
      if (id !== undefined) resolve(id);
    });
  });
  await browser.send('ServiceWorker.enable');
  // The page may know of its worker before the test does.
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  // No notification can be shown without a desktop, so what the worker asks for is kept.
  await worker.evaluate(() => {
    const asked: unknown[] = [];
    const showNotification = async (...notice: unknown[]) => void asked.push(notice);
    Object.assign(ServiceWorkerRegistration.prototype, { showNotification });
    Object.assign(self, { asked });
  });
  const data = { kind: 'lead', path: '/admin/kontakten', language: 'ru', customer_name: 'Erika Sommer' };
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: studio.url,
    registrationId: await registered,
    data: JSON.stringify(data),
  });
  const asked = () => worker.evaluate(() => (self as unknown as { readonly asked: unknown[] }).asked);
  const options = { tag: 'lead', icon: '/admin-icon-192.png', data: { path: data.path } };
  await expect.poll(asked).toEqual([['Новая заявка', options]]);

  await worker.evaluate((kept) => {
    const { ExtendableEvent } = globalThis as unknown as { readonly ExtendableEvent: typeof Event };
    const notification = { data: kept, close: () => undefined };
    self.dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }));
  }, options.data);
  await expect(page).toHaveURL(/\/admin\/kontakten$/);
});
