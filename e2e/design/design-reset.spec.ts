import { defaultPageDesign } from '../../src/features/settings/domain/design/default-page-design.ts';
import { pageDesignTemplates } from '../../src/features/settings/domain/design/page-design-templates.ts';
import { enter, expectAccessible, withoutEvents } from '../support/admin.ts';
import { saveDesign } from '../support/public-site.ts';
import { expect, type Studio, test } from '../support/studio.ts';

const settings = '**/api/admin/page-design/settings';
const stored = async (studio: Studio) => (await studio.api('GET', '/api/admin/page-design/settings')).body;

test.beforeEach(({ studio }) => saveDesign(studio));

test.afterAll(({ studio }) => saveDesign(studio));

test('the reset requires a confirmation, reports failures, and restores the defaults (PAGE-012, PAGE-014, PAGE-017, ERR-013)', async ({
  page,
  studio,
}) => {
  await saveDesign(studio, { ...pageDesignTemplates.sunset });
  await enter(page, studio, '/admin/page-design?tab=settings');
  const alert = page.getByRole('alertdialog');
  const reset = page.getByRole('button', { name: 'Zurücksetzen' }).first();
  await reset.click();
  await page.keyboard.press('Escape');
  expect(await stored(studio)).toEqual(pageDesignTemplates.sunset);
  await page.route('**/page-design/reset', (route) => route.fulfill({ status: 500, body: '' }));
  await reset.click();
  await alert.getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect(alert).toContainText('Failed to reset settings');
  await alert.getByRole('button', { name: 'OK' }).click();
  await page.unroute('**/page-design/reset');
  await reset.click();
  await alert.getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect(page.getByText('Die Standardwerte gelten wieder.')).toBeVisible();
  await expect(page.getByLabel('Hauptfarbe', { exact: true })).toHaveValue('#9333EA');
  expect(await stored(studio)).toEqual(defaultPageDesign);
});

test('a failure to load is shown, with a retry (PAGE-015)', async ({ page, studio }) => {
  await page.route(settings, (route) => route.fulfill({ status: 500, body: '' }));
  await withoutEvents(page);
  await enter(page, studio, '/admin/page-design');
  await expect(page.getByText('Failed to fetch settings')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(settings);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('tab')).toHaveCount(3);
});
