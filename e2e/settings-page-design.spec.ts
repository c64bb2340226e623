import { defaultPageDesign } from '../src/features/settings/domain/default-page-design.ts';
import { pageDesignTemplates, templateNames } from '../src/features/settings/domain/page-design-templates.ts';
import { enter, expectAccessible, expectNoSidewaysScroll, pageErrorsOf } from './admin.ts';
import { saveDesign } from './public-site.ts';
import { expect, type Studio, test } from './studio.ts';

const stored = async (studio: Studio) => (await studio.api('GET', '/api/admin/page-design/settings')).body;

test.beforeEach(({ studio }) => saveDesign(studio));

test.afterAll(({ studio }) => saveDesign(studio));

test('three tabs, a reset, five templates (PAGE-001, PAGE-002, PAGE-009)', async ({ page, studio }) => {
  const errors = pageErrorsOf(page);
  await enter(page, studio, '/admin/page-design');
  await expect(page.getByRole('tab')).toHaveText(['Vorlagen', 'Einstellungen', 'Vorschau']);
  await expect(page.getByRole('button', { name: 'Zurücksetzen' })).toBeVisible();
  const templates = page.locator('[data-template]');
  await expect(templates).toHaveCount(5);
  expect(await templates.evaluateAll((all) => all.map((one) => one.getAttribute('data-template')))).toEqual([
    ...templateNames,
  ]);
  await expectAccessible(page);
  // Tabs by keyboard; a reload keeps the tab.
  await page.getByRole('tab', { name: 'Vorlagen' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Einstellungen' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Einstellungen' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  expect(errors).toEqual([]);
});

test('a template asks, and then sets all nine fields at once (PAGE-010, PAGE-011, PAGE-018, AMB-011, ERR-012)', async ({
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
