import { enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'go_live'`));

test.afterAll(({ studio }) => studio.sql(`DELETE FROM setting WHERE name IN ('go_live', 'legal')`));

test('the completed checklist shows the link to share, to copy and as a QR code, until it is dismissed (DASH-016)', async ({
  page,
  studio,
}) => {
  const steps = ['company', 'legal', 'service', 'photographer', 'examples', 'hours', 'mail', 'payment'];
  await studio.api('PUT', '/api/admin/go-live', { skipped: steps });
  await enter(page, studio, '/admin/dashboard');
  const panel = page.getByRole('region', { name: 'Bereit für die ersten Kunden' });
  await expect(panel).toContainText('Noch 1 Schritt');
  await expect(panel.getByRole('button', { name: 'Link kopieren' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Datensicherung machen: nicht nötig' }).click();
  await expect(panel).toContainText('Alles erledigt');
  await expect(panel.getByText(`${studio.url}/booking`)).toBeVisible();
  await expect(panel.getByRole('img', { name: 'QR-Code mit der Adresse Ihrer Buchungsseite' })).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await panel.getByRole('button', { name: 'Link kopieren' }).click();
  await expect(panel.getByRole('button', { name: 'Kopiert' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${studio.url}/booking`);
  // Pressing has scrolled; a button that the sticky header half covers would count as a small target.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  await panel.getByRole('button', { name: 'Liste nicht mehr zeigen' }).click();
  await expect(panel).toHaveCount(0);
});
