import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { address, countOf, expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { textsOf } from '../support/texts-of.ts';

test('the hub has exactly five cards, each linking to its settings (SET-001..006)', async () => {
  const paths = ['/admin/calendar/settings', '/admin/payments', '/admin/email', '/admin/page-design', '/admin/company'];
  await openScreen('/admin/settings');
  const cards = page.getByRole('main').getByRole('list').getByRole('link');
  await expect.poll(() => countOf(cards)).toBe(5);
  await expectAccessible();
  await page.viewport(375, 812);
  await expectNoSidewaysScroll();
  for (const [index, path] of paths.entries()) {
    await cards.nth(index).click();
    await expect.poll(address).toBe(path);
    history.back();
    await expect.poll(() => countOf(cards)).toBe(5);
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
  expect(countOf(more)).toBe(others.length);
  for (const [index, name] of others.entries()) {
    await expect.element(more.nth(index)).toHaveAccessibleName(name);
    // Each has a one-line description of its page.
    await expect.element(more.nth(index)).toHaveAccessibleDescription(/\S{3,} /);
  }
  expect(textsOf(page.getByRole('main').getByRole('navigation').getByRole('heading', { level: 2 }))).toEqual([
    'Nachrichten',
    'Recht und Daten',
    'Website und Programme',
    'Studio und Konto',
  ]);
  await page.viewport(1280, 500);
  await more.first().click();
  await expect.element(page.getByRole('heading', { name: 'Versand über Ihren Mailserver (SMTP)' })).toBeInViewport();
  await expect.element(page.getByRole('button', { name: 'Testnachricht senden' })).toBeInTheDocument();
});
