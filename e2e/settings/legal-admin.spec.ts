import { enter, expectAccessible, expectNoSidewaysScroll, pageErrorsOf } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

test.afterAll(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'legal'`));

test('a studio publishes its own imprint, and restores the template (AMB-007, G09)', async ({ page, studio }) => {
  const errors = pageErrorsOf(page);
  await enter(page, studio, '/admin/settings');
  await page.getByRole('link', { name: 'Rechtliche Seiten' }).click();
  await expect(page.getByRole('tab')).toHaveText(['Impressum', 'Datenschutz', 'AGB', 'Barrierefreiheit']);
  const german = page.getByRole('region', { name: 'Deutsch' });
  await expect(german.getByLabel('Text der Vorlage')).toHaveValue(/## Anbieter/);
  await expectAccessible(page);
  await german
    .getByLabel('Text der Vorlage')
    .fill('Angaben nach § 5 DDG\n\n## Anbieter\n\nLichtblick GmbH\n\n- HRB 12345\n- DE123456789');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Veröffentlicht', { exact: true })).toBeVisible();
  await expect(page.getByText('gilt jetzt')).toBeVisible();
  const published = await page.context().newPage();
  await published.goto('/');
  await published.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(published.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  await expect(published.getByRole('listitem').filter({ hasText: 'HRB 12345' })).toBeVisible();
  await expectAccessible(published);
  await published.close();
  await german.getByRole('button', { name: 'Zurück zur Vorlage' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Alle Änderungen sind gespeichert.')).toBeVisible();
  await expect(german.getByLabel('Text der Vorlage')).toHaveValue(/## Streitbeilegung/);
  await page.getByRole('button', { name: /gilt jetzt/ }).click();
  await expect(page.getByRole('dialog', { name: /^Impressum/ })).toContainText('Streitbeilegung');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  expect(errors).toEqual([]);
});
