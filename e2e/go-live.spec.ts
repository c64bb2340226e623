import { complaintsOf, enter, expectAccessible, expectNoSidewaysScroll } from './admin.ts';
import { expect, test } from './studio.ts';

test.beforeEach(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'go_live'`));
test.afterAll(({ studio }) => studio.sql(`DELETE FROM setting WHERE name IN ('go_live', 'legal')`));

test('the dashboard leads a new studio to its first customer, until it is put away', async ({ page, studio }) => {
  const complaints = complaintsOf(page);
  await enter(page, studio, '/admin/dashboard');
  const panel = page.getByRole('region', { name: 'Bereit für die ersten Kunden' });
  await expect(panel.getByText('npm run backup')).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Zahlung ausprobieren: nicht nötig' }).click();
  await expect(panel.getByText('Für Sie nicht nötig')).toBeVisible();
  await panel.getByRole('link', { name: /Rechtliche Seiten/ }).click();
  await expect(page).toHaveURL(/\/admin\/legal$/);
  await studio.api('PUT', '/api/admin/legal/imprint', { de: 'Wir' });
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
  expect(complaints).toEqual([]);
});
