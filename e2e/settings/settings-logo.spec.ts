import { enter } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { fresh, logo } from './company-settings.ts';

test.beforeEach(({ studio }) => fresh(studio));

test.afterAll(({ studio }) => fresh(studio));

const publicPaths = ['/', '/booking', '/contact', '/privacy'];

test('a logo is selected, uploaded, shown in the back office and on the public pages, and deleted (COMP-007..011, COMP-015, COMP-016, COMP-020, ERR-011)', async ({
  page,
  studio,
  context,
}) => {
  await enter(page, studio, '/admin/company');
  const upload = page.getByRole('button', { name: 'Logo hochladen' });
  await expect(upload).toBeDisabled();
  await expect(page.getByText('Keine Datei ausgewählt')).toBeVisible();
  const input = page.locator('input[type=file]');
  await expect(input).toHaveAttribute('accept', 'image/*');
  await input.setInputFiles(logo);
  await upload.click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Logo erfolgreich hochgeladen!');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('img', { name: 'Ihr Logo' })).toBeVisible();
  await expect(page.getByRole('banner').locator('img')).toBeVisible();
  await expect(upload).toBeDisabled();
  const visitor = await context.newPage();
  const mark = visitor.getByRole('banner').locator('img');
  for (const path of publicPaths) {
    await visitor.goto(path);
    await expect(mark, path).toHaveAttribute('src', /^\/uploads\//);
    await expect.poll(() => mark.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth), path).toBeGreaterThan(0);
  }

  await page.getByRole('button', { name: 'Logo löschen' }).click();
  await expect(alert.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Ihr Logo' })).toBeVisible();
  await page.getByRole('button', { name: 'Logo löschen' }).click();
  await alert.getByRole('button', { name: 'Logo löschen' }).click();
  await expect(alert).toContainText('Logo erfolgreich gelöscht!');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Noch kein Logo.')).toBeVisible();
  await expect(page.getByRole('banner').locator('img')).toHaveCount(0);
  for (const path of publicPaths) {
    await visitor.goto(path);
    await expect(visitor.getByRole('banner').getByRole('link').first(), path).toBeVisible();
    await expect(mark, path).toHaveCount(0);
  }
});
