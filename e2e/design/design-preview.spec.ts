import { defaultPageDesign } from '../../src/features/settings/domain/design/default-page-design.ts';
import { pageDesignTemplates } from '../../src/features/settings/domain/design/page-design-templates.ts';
import { enter, expectAccessible, expectNoSidewaysScroll, pageErrorsOf } from '../support/admin.ts';
import { saveDesign } from '../support/public-site.ts';
import { expect, type Studio, test } from '../support/studio.ts';

const stored = async (studio: Studio) => (await studio.api('GET', '/api/admin/page-design/settings')).body;

test.beforeEach(({ studio }) => saveDesign(studio));

test.afterAll(({ studio }) => saveDesign(studio));

test('the preview is the real page, follows the input without reloading, and only the back office may frame it; a template is stored (PAGE-010, PAGE-019, PAGE-021)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const loads: string[] = [];
  page.on('request', (request) => request.url().includes('/preview?') && loads.push(request.url()));
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, studio, '/admin/page-design?tab=settings');
  const frame = page.getByTitle('Vorschau der Buchungsseite');
  const inside = page.frameLocator('iframe[title="Vorschau der Buchungsseite"]');
  const body = inside.locator('body');
  await expect(body).toContainText('FotoBooking');
  const places = () =>
    frame.evaluate((shown) => [shown.clientWidth, shown.clientHeight, shown.getBoundingClientRect().left]);
  const before = await places();
  await inside.locator('html').evaluate((root) => root.setAttribute('data-same', ''));
  await page.getByLabel('Verlauf: Anfang', { exact: true }).fill('#112233');
  await page.getByLabel('Verlauf: Ende', { exact: true }).fill('#445566');
  await expect(body).toHaveCSS('background-image', /rgb\(17, 34, 51\), rgb\(68, 85, 102\)/);
  await page.getByLabel('Schaltflächen').selectOption('square');
  const radius = () => body.evaluate((node) => getComputedStyle(node).getPropertyValue('--button-radius'));
  const square = await radius();
  await page.getByLabel('Schaltflächen').selectOption('pill');
  await expect.poll(radius).not.toBe(square);
  await page.getByLabel('Hauptfarbe', { exact: true }).fill('#12');
  await expect(page.getByText('Eine Farbe ist noch unvollständig')).toBeVisible();
  await expect(inside.locator('html')).toHaveAttribute('data-same', '');
  expect(await places()).toEqual(before);
  expect(loads).toHaveLength(1);
  await page.getByLabel('Hauptfarbe', { exact: true }).fill('#0369A1');
  await page.getByLabel('Schrift', { exact: true }).selectOption('Poppins');
  await expect(body).toHaveCSS('font-family', /Poppins/);
  await expect(body).toHaveCSS('background-image', /rgb\(17, 34, 51\), rgb\(68, 85, 102\)/);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Vorschau' }).click();
  await expect(body).toHaveCSS('background-image', /rgb\(17, 34, 51\), rgb\(68, 85, 102\)/);
  await expect(page.getByText('Gespeichert sind sie noch nicht.')).toBeVisible();
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('lang', 'ru');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(body).toContainText('FotoBooking');
  expect(await stored(studio)).toEqual(defaultPageDesign);
  await page.getByRole('tab', { name: 'Einstellungen' }).click();
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(body).not.toHaveCSS('background-image', /rgb\(17, 34, 51\)/);
  // A phone has no room for it at the side: there it is a tab.
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await page.getByRole('tab', { name: 'Vorlagen' }).click();
  await page.getByRole('button', { name: 'Vorlage „Ozeanblau“ anwenden' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Anwenden' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Einstellungen erfolgreich gespeichert!');
  expect(await stored(studio)).toEqual(pageDesignTemplates['ocean-blue']);
  expect(errors).toEqual([]);

  const preview = await page.request.get('/admin/page-design/preview?primary_color=red');
  expect(preview.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(preview.headers()['x-frame-options']).toBe('SAMEORIGIN');
  expect(preview.headers()['x-robots-tag']).toBe('noindex');
  const open = await page.request.get('/');
  expect(open.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(open.headers()['x-frame-options']).toBe('DENY');
});
