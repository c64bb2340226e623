import { adminRoutes } from '../../src/app/web/admin/admin-routes.ts';
import { enter, expectAccessible, pageErrorsOf } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

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
  '/admin/own-calendar': 'Meine Termine',
  '/admin/today': 'Heute',
  '/admin/kontakten': 'Kontakten',
  '/admin/kontakten/fullscreen': 'Kontakten',
  '/admin/bookings': 'Buchungen',
  '/admin/buchungen': 'Buchungen',
  '/admin/services': 'Services',
  '/admin/photographers': 'Fotografen',
  '/admin/resources': 'Räume & Ausstattung',
  '/admin/births': 'Plätze bis zur Geburt',
  '/admin/campaigns': 'Mini-Shootings',
  '/admin/discounts': 'Rabattcodes',
  '/admin/vouchers': 'Gutscheine',
  '/admin/team': 'Team',
  '/admin/audit': 'Protokoll',
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
  '/admin/withdrawals': 'Widerrufe',
  '/admin/invoices': 'Belege',
  '/admin/bank': 'Kontoauszüge',
  '/admin/account': 'Konto',
  '/admin/widget': 'Auf der eigenen Website einbinden',
  '/admin/page-design': 'Seitengestaltung',
};

test('every address opens its own screen and keeps its query (NAV-009..024, AMB-002, AMB-003)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
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
  expect(errors).toEqual([]);
});

test('an unknown address shows the not-found page, signed in or not (NAV-025, AMB-008, ERR-005)', async ({
  page,
  studio,
}) => {
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
