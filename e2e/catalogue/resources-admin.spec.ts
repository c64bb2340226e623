import type { Page } from '@playwright/test';
import { book, enter, expectAccessible, expectNoSidewaysScroll, withoutBookings } from '../support/admin.ts';
import { crossings } from '../support/crossings.ts';
import { berlinDay } from '../support/dates.ts';
import {
  addResource,
  listedResources,
  needResources,
  resourcesPath,
  resourceRow as row,
  withoutResources,
} from '../support/resources.ts';
import { idOf } from '../support/services.ts';
import { expect, type Studio, test } from '../support/studio.ts';

const path = '/admin/resources';
const form = (page: Page) => page.getByRole('dialog');
const field = (page: Page, label: string) => form(page).getByLabel(new RegExp(`^${label.replaceAll(/[()]/g, '.')}`));
const save = (page: Page) => form(page).getByRole('button', { name: 'Speichern' }).click();
const question = (page: Page) => page.getByRole('alertdialog');
const stored = async (studio: Studio, name: string) =>
  (await listedResources(studio)).find(({ name_de }) => name_de === name);
const failing = { status: 500, json: { detail: 'kaputt' } };

test.beforeEach(async ({ studio }) => {
  await withoutBookings(studio);
  await withoutResources(studio);
});

test('the settings and the palette link to the rooms, and the navigation keeps its eight entries (PLAN-08) @whole', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/settings');
  await page.getByRole('link', { name: 'Räume & Ausstattung' }).click();
  await expect(page).toHaveURL(`${studio.url}${path}`);
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await expect(navigation.getByRole('link')).toHaveCount(8);
  await expect(navigation.locator('[aria-current]')).toHaveText('Einstellungen');
  await page.getByRole('link', { name: 'Einstellungen' }).first().click();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Befehle und Bereiche' }).fill('räum');
  await expect(page.getByRole('dialog').getByRole('option')).toHaveText(['Räume & Ausstattung']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Räume & Ausstattung');
});

test('units that sessions still use cannot be removed, and the field shows this (PLAN-01, PLAN-08) @whole', async ({
  page,
  studio,
}) => {
  const set = await addResource(studio, 'Hintergrund', { kind: 'set', units: 2 });
  const service = await idOf(studio, 'Porträtshooting');
  await needResources(studio, service, [set], [set]);
  await book(studio, `${berlinDay(9)}T10:00`, { service_id: service });
  await needResources(studio, service, [set]);
  await enter(page, studio, path);
  await expect(row(page, 'Hintergrund')).toContainText('Porträtshooting');
  await page.getByRole('button', { name: 'Hintergrund bearbeiten' }).click();
  await field(page, 'Anzahl').fill('1');
  await save(page);
  await expect(field(page, 'Anzahl')).toBeFocused();
  await expect(field(page, 'Anzahl')).toHaveAccessibleDescription(/1 Termin nutzt, was wegfallen würde/);
  await expectAccessible(page);
  await field(page, 'Anzahl').fill('3');
  await field(page, 'Name (Russisch)').fill('Фон');
  await save(page);
  await expect(row(page, 'Hintergrund')).toContainText('3 gleiche');
  expect(await stored(studio, 'Hintergrund')).toMatchObject({ units: 3, name_ru: 'Фон', upcoming_sessions: 1 });
});

test('a resource that a service needs or a session uses cannot be deleted, with the reason shown (PLAN-01, PLAN-08) @whole', async ({
  page,
  studio,
}) => {
  const room = await addResource(studio, 'Studio 1');
  const service = await idOf(studio, 'Porträtshooting');
  await needResources(studio, service, [room]);
  await enter(page, studio, path);
  const remove = page.getByRole('button', { name: 'Studio 1 löschen' });
  const confirm = async (): Promise<void> => {
    await remove.click();
    await expect(question(page)).toContainText('Möchten Sie „Studio 1“ wirklich löschen?');
    await question(page).getByRole('button', { name: 'Löschen' }).click();
  };
  await confirm();
  await expect(question(page)).toContainText('„Studio 1“ kann nicht gelöscht werden');
  await expect(question(page)).toContainText('Gebraucht für: Porträtshooting.');
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'OK' }).click();
  await book(studio, `${berlinDay(9)}T10:00`, { service_id: service });
  await needResources(studio, service);
  await confirm();
  await expect(question(page)).toContainText('Ein kommender Termin ist dafür eingeplant.');
  await question(page).getByRole('button', { name: 'OK' }).click();
  await withoutBookings(studio);
  await page.route(`**${resourcesPath}/*`, (route) => route.fulfill(failing));
  await confirm();
  await expect(question(page)).toContainText('Löschen nicht möglich. Bitte versuchen Sie es erneut.');
  await question(page).getByRole('button', { name: 'OK' }).click();
  await page.unroute(`**${resourcesPath}/*`);
  await confirm();
  await expect(row(page, 'Studio 1')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Noch keine Räume oder Ausstattung' })).toBeVisible();
  expect(await listedResources(studio)).toEqual([]);
});

for (const [width, theme, language] of crossings([
  [375, 'dark', 'ru'],
  [1440, 'light', 'de'],
  [375, 'light', 'ru'],
  [1440, 'dark', 'ru'],
] as const)) {
  test(`long names fit ${width} px and everything is accessible, ${theme}, ${language} (PLAN-08) @whole`, async ({
    page,
    studio,
  }) => {
    const long = 'Достопримечательностефотографирование и Donaudampfschifffahrtsgesellschaftsraum';
    const room = await addResource(studio, long, { name_ru: long, units: 20, shown_to_customers: true });
    await addResource(studio, 'Studio 2', { active: false });
    await needResources(studio, await idOf(studio, 'Porträtshooting'), [room]);
    await page.setViewportSize({ width, height: 812 });
    await enter(page, studio, '/robots.txt');
    await page.evaluate(
      (chosen) => Object.entries(chosen).forEach(([key, value]) => localStorage.setItem(key, value)),
      { admin_theme: theme, language },
    );
    await page.goto(path);
    await expect(page.getByText('Studio 2')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: language === 'de' ? 'Hinzufügen' : 'Добавить' }).click();
    await expect(form(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('a room added by another user appears without reloading (PLAN-08) @whole', async ({ page, studio }) => {
  await enter(page, studio, path);
  await expect(page.getByRole('heading', { name: 'Noch keine Räume oder Ausstattung' })).toBeVisible();
  await addResource(studio, 'Studio 1');
  await expect(row(page, 'Studio 1')).toBeVisible();
});
