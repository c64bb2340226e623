import { enter, expectAccessible, expectNoSidewaysScroll, pageErrorsOf } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'go_live'`));

test.afterAll(({ studio }) => studio.sql(`DELETE FROM setting WHERE name IN ('go_live', 'legal')`));

test('the dashboard shows a new studio the steps to its first booking, until the list is dismissed (DASH-016) @whole', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  await enter(page, studio, '/admin/dashboard');
  const panel = page.getByRole('region', { name: 'Bereit für die ersten Kunden' });
  await expect(panel.getByText('npm run backup')).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Zahlung ausprobieren: nicht nötig' }).click();
  await expect(panel.getByText('Für Sie nicht nötig')).toBeVisible();
  await expect(panel).toContainText('Noch 8 Schritte');
  await panel.getByRole('link', { name: /Rechtliche Seiten/ }).click();
  await expect(page).toHaveURL(/\/admin\/legal$/);
  await expect(page.getByText('Erste Schritte: Rechtliche Seiten prüfen')).toBeVisible();
  await expectAccessible(page);
  await studio.api('PUT', '/api/admin/legal/imprint', { de: 'Wir' });
  await page.reload();
  await expect(page.getByText('Rechtliche Seiten prüfen: erledigt')).toBeVisible();
  await page.getByRole('link', { name: 'Zurück zur Liste: noch 7 Schritte' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard\?setup$/);
  // A page opened from here was not opened by the checklist.
  await page.getByRole('link', { name: 'Berichte' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Berichte' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Zurück zur Liste/ })).toHaveCount(0);
  await page.goto('/admin/dashboard');
  await expect(panel.getByRole('listitem').filter({ hasText: 'Rechtliche Seiten' })).toContainText('Erledigt');
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  await panel.getByRole('button', { name: 'Liste nicht mehr zeigen' }).click();
  await expect(panel).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Heute' })).toBeVisible();
  await expect(panel).toHaveCount(0);
  await page.goto('/admin/settings');
  await page.getByRole('link', { name: 'Erste Schritte' }).click();
  await expect(panel.getByText('npm run backup')).toBeVisible();
  await panel.getByRole('button', { name: 'Liste nicht mehr zeigen' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  expect(errors).toEqual([]);
});
