import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type adminRoutes } from '../../src/app/web/admin/admin-routes.ts';
import { address, expectAccessible } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { unreachable } from '../support/stub-server.ts';

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

const redirects: Readonly<Record<string, string>> = {
  '/admin': '/admin/dashboard',
  '/admin/login': '/admin/dashboard',
  '/admin/buchungen': '/admin/bookings',
  '/admin/company-settings': '/admin/company',
};

/** What a new studio answers is not kept for these; the screens open without. */
const unanswered = {
  'GET /api/admin/contacts/check-new': unreachable,
  'GET /api/admin/calendar/hours': unreachable,
  'GET /api/admin/legal': unreachable,
  'GET /api/admin/own-calendar': unreachable,
};

test.for(Object.entries(screenOf))(
  '%s opens its own screen and keeps its query (NAV-009..024, AMB-002, AMB-003)',
  async ([path, heading]) => {
    await openScreen(`${path}?highlight=7`, { answers: unanswered });
    await expect
      .element(page.getByRole('main').getByRole('heading', { level: 1 }))
      .toHaveTextContent(new RegExp(`^${heading}$`));
    const shown = redirects[path] ?? path;
    const query = shown === '/admin/dashboard' && path !== shown ? '' : '?highlight=7';
    await expect.poll(address).toBe(shown + query);
    await expect.poll(() => document.title).toMatch(/.+ · FotoBooking/);
  },
);

/** The sign-in leads back to it. */
const guarded = Object.keys(screenOf).filter((path) => path !== '/admin' && path !== '/admin/login');

test.for(guarded)('%s redirects visitors to the sign-in, which knows the page (AUTH-003)', async (path) => {
  await openScreen(`${path}?a=1`, { isSignedOut: true });
  await expect.element(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await expect.poll(address).toBe(`/admin/login?${new URLSearchParams({ next: `${path}?a=1` }).toString()}`);
});

test.for([
  ['/admin/xyz', 'signed out'],
  ['/admin/bookings/7', 'signed in'],
] as const)('%s shows the not-found page, %s (NAV-025, AMB-008, ERR-005)', async ([path, who]) => {
  const isSignedOut = who === 'signed out';
  await openScreen(path, { isSignedOut });
  await expect.element(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible();
  await expect
    .element(page.getByText('Die Seite, die Sie suchen, existiert nicht oder wurde verschoben.'))
    .toBeVisible();
  await expectAccessible();
  if (isSignedOut) return;
  await page.getByRole('link', { name: 'Zum Dashboard' }).click();
  await expect.poll(address).toBe('/admin/dashboard');
});
