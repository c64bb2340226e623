import { createHmac } from 'node:crypto';
import {
  startReceiver,
  type WebhookReceiver,
} from '../../src/features/integrations/server/testing/webhook-receiver.ts';
import {
  ageSignIn,
  book,
  confirmWithPassword,
  enter,
  expectAccessible,
  expectNoSidewaysScroll,
  pageErrorsOf,
} from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

let receiver: WebhookReceiver;

test.beforeEach(async () => {
  receiver = await startReceiver();
});

test.afterEach(() => receiver.close());

test('a webhook receives a booking and can verify the sender, and the log shows the delivery @whole', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const closeDialog = () => page.keyboard.press('Escape');
  await enter(page, studio, '/admin/integrations');
  await ageSignIn(studio);
  await page.getByRole('button', { name: 'Neuer Webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Neuer Webhook' });
  await form.getByLabel('Adresse').fill('https://10.0.0.1/hook');
  await form.getByRole('button', { name: 'Webhook erstellen' }).click();
  await confirmWithPassword(page, studio);
  await expect(form.getByText('Diese Adresse liegt in einem privaten Netz.')).toBeVisible();
  await form.getByLabel('Alle').uncheck();
  await form.getByRole('button', { name: 'Webhook erstellen' }).click();
  await expect(form.getByText('Bitte mindestens ein Ereignis ankreuzen')).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Adresse').fill(receiver.url);
  await form.getByLabel('Wofür').fill('Newsletter');
  await form.getByLabel('Buchung angelegt').check();
  await expect(form.getByLabel('Termine angeboten')).toBeVisible();
  await form.getByRole('button', { name: 'Webhook erstellen' }).click();
  // The confirmation of a moment ago still counts (KEY-02).
  const once = page.getByRole('dialog', { name: 'Geheimnis des Webhooks' });
  const secret = (await once.locator('code').textContent()) ?? '';
  expect(secret).toMatch(/^whsec_/);
  await once.getByRole('button', { name: 'Fertig' }).click();

  const booking = await book(studio, `${berlinDay(41)}T10:00`, {
    customer: { name: 'Clara Hook', email: 'clara.hook@kunde.example', phone: '+49 170 5550002' },
  });
  await expect.poll(() => receiver.received.length).toBe(1);
  const [sent] = receiver.received;
  if (!sent) throw new Error('No request was received');
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = sent.headers;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const expected = createHmac('sha256', key).update([id, timestamp, sent.body].join('.')).digest('base64');
  expect(signature).toBe(`v1,${expected}`);
  expect(JSON.parse(sent.body)).toMatchObject({
    id,
    type: 'booking.created',
    data: { id: booking.id, customer_name: 'Clara Hook' },
  });

  await page.getByRole('button', { name: 'Protokoll' }).click();
  const log = page.getByRole('dialog', { name: 'Protokoll' });
  const row = log.getByRole('button', { name: /Buchung angelegt.*Antwort 204.*Zugestellt/s });
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await log.getByLabel('Nach Stand filtern').selectOption('Fehlgeschlagen');
  await expect(log.getByText('Keine Zustellung hat diesen Stand.')).toBeVisible();
  await log.getByLabel('Nach Stand filtern').selectOption('Alle');
  await row.click();
  const delivery = page.getByRole('dialog', { name: 'Buchung angelegt' });
  await expect(delivery.getByText('clara.hook@kunde.example')).toBeVisible();
  await expectAccessible(page);
  await delivery.getByRole('button', { name: 'Erneut senden' }).click();
  await expect.poll(() => receiver.received.length).toBe(2);
  expect(receiver.received[1]?.headers['webhook-id']).toBe(id);
  await expect(delivery.getByRole('listitem')).toHaveCount(2);
  await closeDialog();
  await expect(row).toBeFocused();
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  await closeDialog();
  await expect(page.getByRole('button', { name: 'Protokoll' })).toBeFocused();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Test senden' }).click();
  await expect.poll(() => receiver.received.length).toBe(3);

  // Disabled after failed deliveries: the dashboard shows it.
  await studio.sql(`UPDATE webhook_endpoint SET disabled_at = now(), disabled_because = 'failing'`);
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: '1 Webhook wurde abgeschaltet' }).click();
  await expect(page.getByText('abgeschaltet, weil drei Tage lang nichts ankam.')).toBeVisible();
  await page.getByRole('switch', { name: 'Webhook an Newsletter' }).click();
  await expect(page.getByRole('switch', { name: 'Webhook an Newsletter' })).toBeChecked();
  await page.getByRole('button', { name: 'Entfernen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entfernen' }).click();
  await expect(page.getByText('Noch kein Webhook')).toBeVisible();
  await studio.api('DELETE', `/api/admin/bookings/${booking.id}`);
  expect(errors).toEqual([]);
});
