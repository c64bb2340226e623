import { enter, expectAccessible } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { fresh, settings } from './company-settings.ts';

test.beforeEach(({ studio }) => fresh(studio));

test.afterAll(({ studio }) => fresh(studio));

test('a refusal is shown in the server’s words, else in our own; the input is kept (COMP-012)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/company');
  await page.getByLabel('Firmenname').fill('Studio Lichtblick');
  for (const [status, body, message] of [
    [400, { detail: 'So geht das nicht', code: 'x' }, 'So geht das nicht'],
    [500, {}, 'Fehler beim Speichern der Firmendaten'],
  ] as const) {
    await page.route('**/api/admin/company/settings', (route) => route.fulfill({ status, json: body }));
    await page.getByRole('button', { name: 'Speichern' }).click();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText(message);
    await alert.getByRole('button', { name: 'OK' }).click();
    await page.unroute('**/api/admin/company/settings');
  }
  await expect(page.getByLabel('Firmenname')).toHaveValue('Studio Lichtblick');
  // An error that the server finds is shown next to the field.
  await page.getByRole('textbox', { name: 'E-Mail optional', exact: true }).fill('kein at');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Bitte eine E‑Mail-Adresse wie info@studio.de eingeben')).toBeVisible();
});

test('the company form is shown in Russian, while loading, and after a failure @whole', async ({ page, studio }) => {
  await page.route(settings, (route) => route.fulfill({ status: 500, body: '' }));
  await enter(page, studio, '/admin/company');
  await expect(page.getByText('Die Firmendaten konnten nicht geladen werden')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(settings);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByLabel('Firmenname')).toBeVisible();
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.getByLabel('Название компании')).toHaveValue('FotoBooking');
});
