import type { Page } from '@playwright/test';
import { complaintsOf, enter, expectAccessible, expectNoSidewaysScroll } from './admin.ts';
import { expect, type Studio, test } from './studio.ts';

const path = '**/api/admin/payments/settings';
const stored = async (studio: Studio) => (await studio.api('GET', '/api/admin/payments/settings')).body;
const sentBody = (page: Page) =>
  page.waitForRequest((request) => request.method() === 'PUT').then((request) => request.postDataJSON() as unknown);

test.beforeEach(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'payments'`));
test.afterAll(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'payments'`));

test('PAY-001, PAY-002, PAY-013, AMB-088: status and keys; secrets come back masked and stay', async ({
  page,
  studio,
}) => {
  const complaints = complaintsOf(page);
  await enter(page, studio, '/admin/payments');
  await expect(page.getByText('Nicht eingerichtet')).toBeVisible();
  await page.getByLabel('Öffentlicher Schlüssel').fill('pk_test_51Habcdefgh1234');
  await page.getByLabel('Geheimer Schlüssel').fill('sk_test_51Habcdefgh5678');
  await page.getByLabel('Webhook-Schlüssel').fill('whsec_abcdefgh9012');
  await page.getByRole('button', { name: 'Speichern' }).click();
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
  expect(complaints).toEqual([]);
});

test('PAY-007, PAY-008, PAY-009: percentage and deadline, with their limits', async ({ page, studio }) => {
  await enter(page, studio, '/admin/payments');
  const percentage = page.getByLabel('Anzahlung in Prozent des Preises');
  const deadline = page.getByLabel('Zahlungsfrist in Stunden');
  await expect(deadline).toHaveValue('24');
  await expect(deadline).toHaveAttribute('min', '1');
  await expect(percentage).toHaveCount(0);
  await page.getByLabel('Anzahlung verlangen').check();
  await expect(percentage).toHaveValue('50');
  await expect(percentage).toHaveAttribute('min', '0');
  await expect(percentage).toHaveAttribute('max', '100');
  await page.getByLabel('Den vollen Preis im Voraus verlangen').check();
  await expect(percentage).toHaveCount(0);
  await page.getByLabel('Den vollen Preis im Voraus verlangen').uncheck();
  await percentage.fill('101');
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  await percentage.fill('30');
  await deadline.fill('');
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  await deadline.fill('48');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Alle Änderungen sind gespeichert.')).toBeVisible();
  expect(await stored(studio)).toMatchObject({ prepayment_percentage: 30, payment_deadline_hours: 48 });
});

test('PAY-010, AMB-087: three currencies, and a warning for those that are not the Euro', async ({ page, studio }) => {
  await enter(page, studio, '/admin/payments');
  const currency = page.getByLabel('Währung');
  await expect(currency).toHaveValue('EUR');
  await expect(currency.locator('option')).toHaveText(['EUR', 'USD', 'RUB']);
  await expect(page.getByText('1:1')).toHaveCount(0);
  await currency.selectOption('USD');
  await expect(page.getByText('Abgebucht wird dieselbe Zahl 1:1 in USD, ohne Umrechnung.')).toBeVisible();
});

test('PAY-024, PAY-025: what cannot be loaded or saved is said', async ({ page, studio }) => {
  await page.route(path, (route) => route.fulfill({ status: 500, body: '' }));
  await enter(page, studio, '/admin/payments');
  await expect(page.getByText('Fehler beim Laden der Einstellungen: 500')).toBeVisible();
  await page.unroute(path);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByLabel('Währung').selectOption('USD');
  for (const [status, json, message] of [
    [400, { detail: 'So geht das nicht', code: 'x' }, 'So geht das nicht'],
    [503, {}, 'Fehler beim Aktualisieren: 503'],
  ] as const) {
    await page.route(path, (route) => route.fulfill({ status, json }));
    await page.getByRole('button', { name: 'Speichern' }).click();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText(message);
    await alert.getByRole('button', { name: 'OK' }).click();
    await page.unroute(path);
  }
  await expect(page.getByLabel('Währung')).toHaveValue('USD');
});
