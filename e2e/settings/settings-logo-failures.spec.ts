import { enter } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { fresh, logo } from './company-settings.ts';

test.beforeEach(({ studio }) => fresh(studio));

test.afterAll(({ studio }) => fresh(studio));

test('errors of a logo upload are shown (COMP-009, COMP-013, COMP-014)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/company');
  const alert = page.getByRole('alertdialog');
  const dismiss = () => alert.getByRole('button', { name: 'OK' }).click();
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'text.png', mimeType: 'image/png', buffer: Buffer.from('kein Bild') });
  await page.getByRole('button', { name: 'Logo hochladen' }).click();
  await expect(alert).toContainText('Bitte wählen Sie ein Bild im Format PNG, JPEG, WebP oder GIF.');
  await dismiss();
  await input.setInputFiles(logo);
  await page.route('**/api/admin/company/logo', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Logo hochladen' }).click();
  await expect(alert).toContainText('Fehler beim Hochladen des Logos');
  await dismiss();
  await page.unroute('**/api/admin/company/logo');
  await page.getByRole('button', { name: 'Logo hochladen' }).click();
  await dismiss();
  await page.route('**/api/admin/company/logo', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Logo löschen' }).click();
  await alert.getByRole('button', { name: 'Logo löschen' }).click();
  await expect(alert).toContainText('Fehler beim Löschen des Logos');
});
