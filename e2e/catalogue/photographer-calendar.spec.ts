import type { Page } from '@playwright/test';
import {
  ageSignIn,
  confirmWithPassword,
  enter,
  expectAccessible,
  expectNoSidewaysScroll,
  withoutBookings,
} from '../support/admin.ts';
import { expect, type Studio, test } from '../support/studio.ts';

const anna = async (studio: Studio): Promise<{ id: string }> =>
  (await studio.api('GET', '/api/admin/photographers')).body.find(
    ({ name }: { name: string }) => name === 'Anna Lindner',
  );
const modal = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('alertdialog');
const address = (page: Page) => modal(page).getByLabel('Geheime Adresse');
const open = (page: Page) => page.getByRole('button', { name: 'Termine von Anna Lindner' }).click();

test.beforeEach(async ({ studio }) => {
  await withoutBookings(studio);
  await studio.api('DELETE', `/api/admin/photographers/${(await anna(studio)).id}/calendar-feed`);
});

test('the secret URL is created, copied, replaced and switched off @whole', async ({ page, studio, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, studio, '/admin/photographers');
  await open(page);
  await expect(modal(page)).toContainText('Ab heute ist nichts gebucht.');
  await modal(page).getByRole('button', { name: 'Adresse erstellen' }).click();
  await expect(address(page)).toHaveValue(/\/api\/calendar\/feed\/[\w-]{43}\.ics$/);
  await expect(modal(page)).toContainText('Noch von keinem Kalender abgerufen.');
  await expectAccessible(page);
  const first = await address(page).inputValue();
  await modal(page).getByRole('button', { name: 'Adresse kopieren' }).click();
  await expect(page.getByText('Adresse kopiert')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  const read = async (from: string): Promise<number> =>
    (await page.request.get(studio.url + new URL(from).pathname)).status();
  expect(await read(first)).toBe(200);

  await modal(page).getByRole('button', { name: 'Neue Adresse' }).click();
  await expect(question(page)).toContainText('Die bisherige funktioniert dann nicht mehr.');
  await question(page).getByRole('button', { name: 'Abbrechen' }).click();
  await expect(address(page)).toHaveValue(first);
  await modal(page).getByRole('button', { name: 'Neue Adresse' }).click();
  await question(page).getByRole('button', { name: 'Neue Adresse' }).click();
  await expect(address(page)).not.toHaveValue(first);
  const second = await address(page).inputValue();
  expect([await read(first), await read(second)]).toEqual([404, 200]);

  // Whoever finds the page open later does not see it (SRV-86).
  await ageSignIn(studio);
  await studio.sql(`UPDATE session SET confirmed_at = NULL`);
  await page.reload();
  await open(page);
  await expect(modal(page).getByRole('button', { name: 'Abschalten' })).toBeVisible();
  await expect(address(page)).toHaveCount(0);
  await modal(page).getByRole('button', { name: 'Adresse anzeigen' }).click();
  await confirmWithPassword(page, studio);
  await expect(address(page)).toHaveValue(second);

  await modal(page).getByRole('button', { name: 'Abschalten' }).click();
  await question(page).getByRole('button', { name: 'Abschalten' }).click();
  await expect(modal(page).getByRole('button', { name: 'Adresse erstellen' })).toBeVisible();
  expect(await read(second)).toBe(404);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Termine von Anna Lindner' })).toBeFocused();
});

test('the dialog works on a phone, in the dark theme, and shows failures @whole', async ({ page, studio }) => {
  // The session of these calls may be older than a factor counts.
  await studio.api('POST', '/api/admin/auth/confirmation', { password: studio.admin.password });
  await studio.api('POST', `/api/admin/photographers/${(await anna(studio)).id}/calendar-feed`);
  await page.setViewportSize({ width: 375, height: 812 });
  await enter(page, studio, '/admin/photographers');
  await expectNoSidewaysScroll(page);
  await open(page);
  await expect(address(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  await expectAccessible(page);
  await page.route('**/calendar-feed', (route) => route.fulfill({ status: 500, json: { detail: 'kaputt' } }));
  await page.route('**/photographers/*/bookings?*', (route) =>
    route.fulfill({ status: 500, json: { detail: 'kaputt' } }),
  );
  await modal(page).getByRole('button', { name: 'Abschalten' }).click();
  await question(page).getByRole('button', { name: 'Abschalten' }).click();
  await expect(question(page)).toContainText('Nicht gespeichert: kaputt');
  await question(page).getByRole('button', { name: 'OK' }).click();
  await page.reload();
  await open(page);
  await expect(
    modal(page).getByRole('alert').filter({ hasText: 'Die Termine konnten nicht geladen werden' }),
  ).toBeVisible();
  await expect(
    modal(page).getByRole('alert').filter({ hasText: 'Das Kalender-Abo konnte nicht geladen werden' }),
  ).toBeVisible();
});
