import { defaultPageDesign } from '../src/features/settings/domain/default-page-design.ts';
import { pageDesignTemplates, templateNames } from '../src/features/settings/domain/page-design-templates.ts';
import { complaintsOf, enter, expectAccessible, expectNoSidewaysScroll } from './admin.ts';
import { saveDesign } from './public-site.ts';
import { expect, type Studio, test } from './studio.ts';

const settings = '**/api/admin/page-design/settings';
const stored = async (studio: Studio) => (await studio.api('GET', '/api/admin/page-design/settings')).body;

test.beforeEach(({ studio }) => saveDesign(studio));
test.afterAll(({ studio }) => saveDesign(studio));

test('three tabs, a reset, five templates (PAGE-001, PAGE-002, PAGE-009)', async ({ page, studio }) => {
  const complaints = complaintsOf(page);
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
  expect(complaints).toEqual([]);
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

test('the nine values and what can be chosen (PAGE-003..008, AMB-009)', async ({ page, studio }) => {
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

test('saves what was changed, and says so (PAGE-013, PAGE-016, PAGE-018)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/page-design?tab=settings');
  await page.getByLabel('Hauptfarbe', { exact: true }).fill('#12');
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  await page.getByLabel('Hauptfarbe: Farbe auswählen').fill('#0369a1');
  await expect(page.getByLabel('Hauptfarbe', { exact: true })).toHaveValue('#0369A1');
  await page.getByLabel('Schaltflächen').selectOption('pill');
  const alert = page.getByRole('alertdialog');
  await page.route(settings, (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(alert).toContainText('Failed to update settings');
  await alert.getByRole('button', { name: 'OK' }).click();
  await page.unroute(settings);
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Speichern' }).click();
  expect((await sent).postDataJSON()).toEqual({ primary_color: '#0369A1', button_style: 'pill' });
  await expect(alert).toContainText('Einstellungen erfolgreich gespeichert!');
  expect(await stored(studio)).toEqual({ ...defaultPageDesign, primary_color: '#0369A1', button_style: 'pill' });
});

test('colours on which nothing could be read are announced before they are saved', async ({ page, studio }) => {
  await enter(page, studio, '/admin/page-design?tab=settings');
  await page.getByLabel('Hauptfarbe', { exact: true }).fill('#FDE047');
  await expect(page.getByText('Damit Texte lesbar bleiben')).toBeVisible();
  await expect(page.getByText(/Links und hervorgehobene Texte erscheinen in #[0-9A-F]{6}\./)).toBeVisible();
});

test('the reset asks, fails aloud, and brings the defaults back (PAGE-012, PAGE-014, PAGE-017, ERR-013)', async ({
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

test('a failure to load is said, and can be tried again (PAGE-015)', async ({ page, studio }) => {
  await page.route(settings, (route) => route.fulfill({ status: 500, body: '' }));
  await enter(page, studio, '/admin/page-design');
  await expect(page.getByText('Failed to fetch settings')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(settings);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('tab')).toHaveCount(3);
});

test('next to the fields the real page follows what is typed at once, without being loaded again, and nothing is saved (PAGE-021)', async ({
  page,
  studio,
}) => {
  const complaints = complaintsOf(page);
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
  expect(await stored(studio)).toEqual(defaultPageDesign);
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(body).not.toHaveCSS('background-image', /rgb\(17, 34, 51\)/);
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('lang', 'ru');
  // A phone has no room for it at the side: there it is a tab.
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  expect(complaints).toEqual([]);
});

test('the preview is the real page with the unsaved values, and only we may frame it (PAGE-019)', async ({
  page,
  studio,
}) => {
  const complaints = complaintsOf(page);
  await enter(page, studio, '/admin/page-design?tab=settings');
  await page.getByLabel('Verlauf: Anfang', { exact: true }).fill('#112233');
  await page.getByLabel('Verlauf: Ende', { exact: true }).fill('#445566');
  await page.getByRole('tab', { name: 'Vorschau' }).click();
  const body = page.frameLocator('iframe[title="Vorschau der Buchungsseite"]').locator('body');
  await expect(body).toHaveCSS('background-image', /rgb\(17, 34, 51\), rgb\(68, 85, 102\)/);
  await expect(body).toContainText('FotoBooking');
  await expect(page.getByText('Gespeichert sind sie noch nicht.')).toBeVisible();
  expect(await stored(studio)).toEqual(defaultPageDesign);
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('lang', 'ru');
  await expect(body).toHaveCount(0);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expectAccessible(page);

  const preview = await page.request.get('/admin/page-design/preview?primary_color=red');
  expect(preview.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(preview.headers()['x-frame-options']).toBe('SAMEORIGIN');
  expect(preview.headers()['x-robots-tag']).toBe('noindex');
  const open = await page.request.get('/');
  expect(open.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(open.headers()['x-frame-options']).toBe('DENY');
  expect(complaints).toEqual([]);
});
