import { adminRoutes } from '../src/app/web/admin/admin-routes.ts';
import { complaintsOf, enter, expectAccessible, expectNoSidewaysScroll } from './admin.ts';
import { expect, test } from './studio.ts';

const german = [
  'Dashboard',
  'Kontakten',
  'Buchungen',
  'Services',
  'Fotografen',
  'Kalender',
  'Berichte',
  'Einstellungen',
];
const russian = ['Обзор', 'Контакты', 'Записи', 'Услуги', 'Фотографы', 'Календарь', 'Отчёты', 'Настройки'];
const redirects = new Map([
  ['/admin', '/admin/dashboard'],
  ['/admin/login', '/admin/dashboard'],
  ['/admin/buchungen', '/admin/bookings'],
  ['/admin/company-settings', '/admin/company'],
]);

/** The heading of the page at each address, written by hand: an address that shows another page must fail. */
const screenOf: Readonly<Record<(typeof adminRoutes)[number], string>> = {
  '/admin': 'Dashboard',
  '/admin/login': 'Dashboard',
  '/admin/dashboard': 'Dashboard',
  '/admin/kontakten': 'Kontakten',
  '/admin/kontakten/fullscreen': 'Kontakten',
  '/admin/bookings': 'Buchungen',
  '/admin/buchungen': 'Buchungen',
  '/admin/services': 'Services',
  '/admin/photographers': 'Fotografen',
  '/admin/resources': 'Räume & Ausstattung',
  '/admin/calendar': 'Kalender',
  '/admin/calendar/settings': 'Kalendereinstellungen',
  '/admin/reports': 'Berichte',
  '/admin/settings': 'Einstellungen',
  '/admin/company': 'Firma',
  '/admin/company-settings': 'Firma',
  '/admin/payments': 'Zahlungen',
  '/admin/email': 'E-Mail',
  '/admin/outbox': 'Postausgang',
  '/admin/integrations': 'Integrationen',
  '/admin/legal': 'Rechtliche Seiten',
  '/admin/privacy': 'Datenschutz',
  '/admin/account': 'Konto',
  '/admin/widget': 'Auf der eigenen Website einbinden',
  '/admin/page-design': 'Seitengestaltung',
};

test('eight entries, in both languages (NAV-001, AMB-096, I18N-001, I18N-003, AMB-093)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/bookings');
  const entries = page.getByRole('navigation').getByRole('link');
  await expect(entries).toHaveText(german);
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(entries).toHaveText(russian);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ru');
  await page.reload();
  await expect(entries).toHaveText(russian);
  // The public pages and the back office share one preference.
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

test('the header says whose studio it is and who is signed in (NAV-002, NAV-003, NAV-004, NAV-005)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/bookings');
  const header = page.getByRole('banner');
  await expect(header.getByText('FotoBooking')).toBeVisible();
  await expect(header.locator('svg circle').first()).toBeVisible();
  await expect(header.getByText('Sabine Vogel')).toBeVisible();
  await expect(header.getByText(studio.admin.email)).toBeVisible();
  await expect(header.getByRole('button', { name: 'Abmelden' })).toBeVisible();
});

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('the logo of the studio, or nothing where it fails to load (NAV-002, NAV-007, AMB-036)', async ({
  page,
  studio,
}) => {
  await page.route('**/company/settings/public', (route) =>
    route.fulfill({ json: { company_name: 'Studio Lichtblick', logo_url: '/uploads/logo.png' } }),
  );
  await page.route('**/uploads/logo.png', (route) => route.fulfill({ contentType: 'image/png', body: pixel }));
  await enter(page, studio, '/admin/bookings');
  await expect(page.getByRole('banner').locator('img')).toBeVisible();

  await page.unroute('**/uploads/logo.png');
  await page.route('**/uploads/logo.png', (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  await expect(page.getByText('Studio Lichtblick')).toBeVisible();
  await expect(page.getByRole('banner').locator('img')).toHaveCount(0);
});

test('dark stays dark, under /admin only (NAV-006, NAV-008, AMB-095, DES-015, DES-016)', async ({ page, studio }) => {
  const complaints = complaintsOf(page);
  await enter(page, studio, '/admin/bookings');
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem('admin_theme'))).toBe('dark');
  await expectAccessible(page);

  // Before any script of the application has run, so that nothing flashes.
  await page.route('**/assets/admin/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.unroute('**/assets/admin/*.js');

  await page.reload();
  // An empty list also offers it, once loaded.
  const sidebar = page.getByRole('complementary', { name: 'Seitenleiste' });
  await sidebar.getByRole('link', { name: 'Buchungsseite ansehen' }).click();
  await expect(page).toHaveURL(`${studio.url}/`);
  await expect(page.locator('html')).not.toHaveClass(/dark/);

  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Helles Design' }).click();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  expect(complaints).toEqual([]);
});

test('every address opens its own screen, with its query (NAV-009..024, AMB-002, AMB-003)', async ({
  page,
  studio,
}) => {
  const complaints = complaintsOf(page);
  await enter(page, studio, '/admin/dashboard');
  for (const path of adminRoutes) {
    const response = await page.goto(`${path}?highlight=7`);
    expect(response?.status(), path).toBe(200);
    const shown = redirects.get(path) ?? path;
    const query = shown === '/admin/dashboard' && path !== shown ? '' : '?highlight=7';
    await expect(page, path).toHaveURL(`${studio.url}${shown}${query}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toHaveText(screenOf[path]);
    await expect(page, path).toHaveTitle(/.+ · FotoBooking/);
  }
  expect(complaints).toEqual([]);
});

test('an unknown address is not found, signed in or not (NAV-025, AMB-008, ERR-005)', async ({ page, studio }) => {
  for (const visit of [() => page.goto('/admin/xyz'), () => enter(page, studio, '/admin/bookings/7')]) {
    await visit();
    await expect(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible();
    await expect(page.getByText('Die Seite, die Sie suchen, existiert nicht oder wurde verschoben.')).toBeVisible();
    await expectAccessible(page);
  }
  expect((await page.request.get('/admin/xyz')).status()).toBe(404);
  await page.getByRole('link', { name: 'Zum Dashboard' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('the navigation marks where one is (NAV-026)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/dashboard');
  const navigation = page.getByRole('navigation');
  const current = navigation.locator('[aria-current]');
  for (const name of german) {
    await navigation.getByRole('link', { name }).click();
    await expect(current).toHaveText(name);
    await expect(current).toHaveAttribute('aria-current', 'page');
  }
  for (const path of [
    '/admin/company',
    '/admin/payments',
    '/admin/email',
    '/admin/page-design',
    '/admin/calendar/settings',
  ]) {
    await page.goto(path);
    await expect(current).toHaveText('Einstellungen');
  }
});

test('on a phone all eight entries, the account and the logout are within reach (NAV-027)', async ({
  page,
  studio,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await enter(page, studio, '/admin/bookings');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  for (const name of german) {
    await page.getByRole('button', { name: 'Navigation öffnen' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(drawer.getByRole('navigation').getByRole('link')).toHaveCount(8);
    await drawer.getByRole('link', { name, exact: true }).click();
    await expect(drawer).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('button', { name: 'Navigation öffnen' }).click();
  await expect(page.getByRole('dialog').getByText(studio.admin.email)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Navigation öffnen' })).toBeFocused();
  await page.getByRole('button', { name: 'Navigation öffnen' }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('A change of screen moves the focus to its heading, and the first Tab skips to the content', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/bookings');
  await expect(page.getByRole('navigation')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'Kalender' }).click();
  await expect(page).toHaveURL(/\/admin\/calendar$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('A window takes every key from its first moment, is modal, and gives the focus back', async ({ page, studio }) => {
  await enter(page, studio, '/admin/settings');
  const opener = page.getByRole('button', { name: 'Suchen oder springen' });
  await opener.focus();
  // In one task, so that no frame is rendered in between.
  const [appeared, after] = await opener.evaluate(async (button: HTMLElement) => {
    button.click();
    await Promise.resolve();
    const dialog = document.querySelector('dialog');
    const state = () => ['popover-open', 'modal'].filter((name) => dialog?.matches(`:${name}`));
    const before = [...state(), dialog?.contains(document.activeElement)];
    const isMeantForPage = button.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    );
    return [before, [...state(), dialog?.contains(document.activeElement), isMeantForPage]];
  });
  expect(appeared).toEqual(['popover-open', true]);
  expect(after).toEqual(['modal', true, false]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  // Also without input, as soon as it has been rendered.
  await opener.click();
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('a screen that fails says so, after reloading once (ERR-003)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/xyz');
  await expect(page.getByRole('navigation')).toBeVisible();
  let started = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) started++;
  });
  const screens = /\/assets\/admin\/dashboard-screen-.*\.js$/;
  await page.route(screens, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('Ein unerwarteter Fehler ist aufgetreten')).toBeVisible();
  expect(started).toBe(1);
  await expectAccessible(page);
  await page.unroute(screens);
  await page.getByRole('button', { name: 'Seite neu laden' }).click();
  await expect(page.getByText('Ein unerwarteter Fehler ist aufgetreten')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
