import { templateNames } from '../../src/features/settings/domain/design/page-design-templates.ts';
import { enter, expectAccessible, expectNoSidewaysScroll, pageErrorsOf } from '../support/admin.ts';
import { saveDesign } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => saveDesign(studio));

test.afterAll(({ studio }) => saveDesign(studio));

test('the screen has three tabs, a reset and five templates (PAGE-001, PAGE-002, PAGE-009)', async ({
  page,
  studio,
}) => {
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
  await expect(page).toHaveURL(/tab=settings/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Einstellungen' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  expect(errors).toEqual([]);
});
