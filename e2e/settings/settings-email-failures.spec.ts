import { enter } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'email'`));

test.afterAll(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'email'`));

test('failures to load or save e-mail settings are shown, in Russian too @whole', async ({ page, studio }) => {
  const path = '**/api/admin/email-settings';
  await page.route(path, (route) => route.fulfill({ status: 500, body: '' }));
  await enter(page, studio, '/admin/email');
  await expect(page.getByText('Die E‑Mail-Einstellungen konnten nicht geladen werden')).toBeVisible();
  await page.unroute(path);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByLabel('Text im Kopf').fill('Nordlicht');
  await page.route(path, (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Fehler beim Speichern der E‑Mail-Einstellungen');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Text im Kopf')).toHaveValue('Nordlicht');
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.getByLabel('Текст в шапке')).toHaveValue('Nordlicht');
});
