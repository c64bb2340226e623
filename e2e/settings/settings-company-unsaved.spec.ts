import { enter } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { fresh } from './company-settings.ts';

test.beforeEach(({ studio }) => fresh(studio));

test.afterAll(({ studio }) => fresh(studio));

test('leaving with unsaved changes asks for confirmation @whole', async ({ page, studio }) => {
  await enter(page, studio, '/admin/company');
  await page.getByLabel('Firmenname').fill('Studio Lichtblick');
  await page.getByRole('navigation').getByRole('link', { name: 'Services' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(page.getByLabel('Firmenname')).toHaveValue('Studio Lichtblick');
  await page.getByRole('navigation').getByRole('link', { name: 'Services' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click();
  await expect(page).toHaveURL(/\/admin\/services$/);
});
