import type { Page } from '@playwright/test';
import {
  ageSignIn,
  confirmWithPassword,
  enter,
  expectAccessible,
  expectNoSidewaysScroll,
  pageErrorsOf,
} from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

const sentBody = (page: Page) =>
  page.waitForRequest((request) => request.method() === 'PUT').then((request) => request.postDataJSON() as unknown);

test.beforeEach(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'payments'`));

test.afterAll(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'payments'`));

test('the screen shows status and keys; secrets are masked and kept (PAY-001, PAY-002, PAY-013, AMB-088)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  await enter(page, studio, '/admin/payments');
  await expect(page.getByText('Nicht eingerichtet')).toBeVisible();
  await page.getByLabel('Öffentlicher Schlüssel').fill('pk_test_51Habcdefgh1234');
  await page.getByLabel('Geheimer Schlüssel').fill('sk_test_51Habcdefgh5678');
  await page.getByLabel('Webhook-Schlüssel').fill('whsec_abcdefgh9012');
  await ageSignIn(studio);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await confirmWithPassword(page, studio);
  await expect(page.getByText('Eingerichtet, aber ausgeschaltet')).toBeVisible();
  await expect(page.getByLabel('Geheimer Schlüssel')).toHaveValue('••••••••5678');
  await expect(page.getByLabel('Webhook-Schlüssel')).toHaveValue('••••••••9012');
  await page.getByLabel('Zahlungen über Stripe annehmen').check();
  const body = sentBody(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  expect(await body).toEqual({ stripe_enabled: true });
  await expect(page.getByText('Eingerichtet und eingeschaltet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  await page.reload();
  await expect(page.getByText('Eingerichtet und eingeschaltet')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.getByText('Настроена и включена')).toBeVisible();
  expect(errors).toEqual([]);
});
