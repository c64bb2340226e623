import { defaultPageDesign } from '../../src/features/settings/domain/design/default-page-design.ts';
import { pageDesignTemplates } from '../../src/features/settings/domain/design/page-design-templates.ts';
import { enter } from '../support/admin.ts';
import { saveDesign } from '../support/public-site.ts';
import { expect, type Studio, test } from '../support/studio.ts';

const stored = async (studio: Studio) => (await studio.api('GET', '/api/admin/page-design/settings')).body;

test.beforeEach(({ studio }) => saveDesign(studio));

test.afterAll(({ studio }) => saveDesign(studio));

test('a template requires a confirmation and sets all nine fields at once (PAGE-010, PAGE-011, PAGE-018, AMB-011, ERR-012)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/page-design');
  const apply = page.getByRole('button', { name: 'Vorlage „Ozeanblau“ anwenden' });
  await apply.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abbrechen' }).click();
  expect(await stored(studio)).toEqual(defaultPageDesign);
  await apply.click();
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Anwenden' }).click();
  expect((await sent).postDataJSON()).toEqual(pageDesignTemplates['ocean-blue']);
  await expect(page.getByRole('alertdialog')).toContainText('Einstellungen erfolgreich gespeichert!');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.locator('[data-template=ocean-blue]')).toContainText('In Verwendung');
  expect(await stored(studio)).toEqual(pageDesignTemplates['ocean-blue']);
});
