import type { Page } from '@playwright/test';
import { hydrated, saveSetting } from '../../support/public-site.ts';
import { expect, test } from '../../support/studio.ts';
import { confirmButton, fillDetails, nextButton, openWizard, walkTo } from '../../support/wizard.ts';

const consent = (page: Page) => page.getByRole('checkbox', { name: /^Ich habe die Datenschutzerklärung gelesen/ });

const open = async (page: Page): Promise<void> => {
  await openWizard(page);
  await walkTo(page, 3);
};

test('reminders by WhatsApp are offered if the studio sends them, unticked and optional (AMB-085) @whole', async ({
  page,
  studio,
}) => {
  const offer = page.getByRole('checkbox', { name: /WhatsApp/ });
  await open(page);
  await expect(consent(page)).toBeVisible();
  await expect(offer).toHaveCount(0);
  await saveSetting(studio, 'email', { whatsapp: { enabled: true, webhook_url: 'https://127.0.0.1:9/messages' } });
  await page.reload();
  await hydrated(page);
  await expect(offer).not.toBeChecked();
  await fillDetails(page);
  await expect(nextButton(page)).toBeEnabled();
  await offer.check();
  await page.reload();
  await hydrated(page);
  await expect(offer).toBeChecked();
  await nextButton(page).click();
  await confirmButton(page).click();
  await page.waitForURL(/\/booking\/success\//);
  const [booking] = await studio.sql(
    'SELECT customer_whatsapp_notifications AS wanted FROM booking ORDER BY created_at DESC LIMIT 1',
  );
  expect(booking.wanted).toBe(true);
  await saveSetting(studio, 'email', {});
});
