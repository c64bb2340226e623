import { enter } from '../support/admin.ts';
import { saveDesign } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => saveDesign(studio));

test.afterAll(({ studio }) => saveDesign(studio));

test('the design has nine values with their choices (PAGE-003..008, AMB-009)', async ({ page, studio }) => {
  await saveDesign(studio, { card_style: 'bordered' });
  await enter(page, studio, '/admin/page-design?tab=settings');
  const options = (label: string) =>
    page
      .getByLabel(label, { exact: true })
      .evaluate((select: HTMLSelectElement) => [...select.options].map((o) => o.value));
  expect(await options('Art des Hintergrunds')).toEqual(['gradient', 'solid']);
  expect(await options('Schrift')).toEqual(['System', 'Inter', 'Roboto', 'Poppins', 'Montserrat', 'Open Sans']);
  expect(await options('Schaltflächen')).toEqual(['rounded', 'square', 'pill']);
  expect(await options('Karten')).toEqual(['elevated', 'flat', 'outlined']);
  await expect(page.getByLabel('Karten', { exact: true })).toHaveValue('outlined');
  await expect(page.getByLabel('Hauptfarbe', { exact: true })).toHaveValue('#9333EA');
  await expect(page.getByLabel('Zweite Farbe', { exact: true })).toHaveValue('#EC4899');
  await expect(page.getByLabel('Verlauf: Anfang', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Verlauf: Ende', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Hintergrundfarbe', { exact: true })).toHaveCount(0);
  await page.getByLabel('Art des Hintergrunds').selectOption('solid');
  await expect(page.getByLabel('Hintergrundfarbe', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Verlauf: Anfang', { exact: true })).toHaveCount(0);
});
