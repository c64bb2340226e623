import { enter, expectAccessible, expectNoSidewaysScroll, pageErrorsOf } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { fresh } from './company-settings.ts';

test.beforeEach(({ studio }) => fresh(studio));

test.afterAll(({ studio }) => fresh(studio));

test('the hub has exactly five cards, each linking to its settings (SET-001..006)', async ({ page, studio }) => {
  const errors = pageErrorsOf(page);
  const paths = ['/admin/calendar/settings', '/admin/payments', '/admin/email', '/admin/page-design', '/admin/company'];
  await enter(page, studio, '/admin/settings');
  const cards = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(cards).toHaveCount(5);
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  for (const [index, path] of paths.entries()) {
    await cards.nth(index).click();
    await expect(page).toHaveURL(studio.url + path);
    await page.goBack();
    await expect(cards).toHaveCount(5);
  }
  const more = page.getByRole('main').getByRole('navigation').getByRole('link');
  const others = [
    'Versand',
    'Postausgang',
    'Rechtliche Seiten',
    'Datenschutz',
    'Widerrufe',
    'Belege',
    'Auf der eigenen Website einbinden',
    'Integrationen',
    'Räume & Ausstattung',
    'Plätze bis zur Geburt',
    'Mini-Shootings',
    'Rabattcodes',
    'Gutscheine',
    'Team',
    'Protokoll',
    'Konto und Passwort',
    'Erste Schritte',
  ];
  await expect(more).toHaveCount(others.length);
  for (const [index, name] of others.entries()) {
    await expect(more.nth(index)).toHaveAccessibleName(name);
    // Each has a one-line description of its page.
    await expect(more.nth(index)).toHaveAccessibleDescription(/\S{3,} /);
  }
  await expect(page.getByRole('main').getByRole('navigation').getByRole('heading', { level: 2 })).toHaveText([
    'Nachrichten',
    'Recht und Daten',
    'Website und Programme',
    'Studio und Konto',
  ]);
  await page.setViewportSize({ width: 1280, height: 500 });
  await more.first().click();
  await expect(page.getByRole('heading', { name: 'Versand über Ihren Mailserver (SMTP)' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Testnachricht senden' })).toBeAttached();
  expect(errors).toEqual([]);
});
