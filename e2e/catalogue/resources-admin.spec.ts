import type { Page, Request } from '@playwright/test';
import {
  book,
  enter,
  expectAccessible,
  expectNoSidewaysScroll,
  pageErrorsOf,
  withoutBookings,
} from '../support/admin.ts';
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
const named = (page: Page) => page.locator('tbody tr th > span:first-child');
const stored = async (studio: Studio, name: string) =>
  (await listedResources(studio)).find(({ name_de }) => name_de === name);
const failing = { status: 500, json: { detail: 'kaputt' } };

/** Collects the requests that change data. */
const changesOf = (page: Page): Request[] => {
  const made: Request[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes(resourcesPath)) made.push(request);
  });
  return made;
};

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

test('an empty list explains rooms and has one button; loading and failure are shown (PLAN-08) @whole', async ({
  page,
  studio,
}) => {
  let respond: (value: unknown) => void = () => undefined;
  const held = new Promise((resolve) => (respond = resolve));
  await page.route(`**${resourcesPath}`, async (route) => {
    await held;
    await route.fallback();
  });
  await enter(page, studio, path);
  await expect(page.getByText('Wird geladen …')).toBeAttached();
  respond(undefined);
  await expect(page.getByRole('heading', { name: 'Noch keine Räume oder Ausstattung' })).toBeVisible();
  await expect(page.getByText('nie für zwei Termine gleichzeitig')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Hinzufügen']);
  await expectAccessible(page);
  await page.unroute(`**${resourcesPath}`);
  await page.route(`**${resourcesPath}`, (route) => route.fulfill(failing));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Räume und Ausstattung konnten nicht geladen werden');
  await page.unroute(`**${resourcesPath}`);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('heading', { name: 'Noch keine Räume oder Ausstattung' })).toBeVisible();
});

test('a set of three units is added with names in both languages, and errors are shown at the fields (PLAN-08) @whole', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  await enter(page, studio, path);
  const made = changesOf(page);
  await page.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect(form(page)).toHaveAccessibleName('Raum oder Ausstattung hinzufügen');
  await expect(field(page, 'Name (Deutsch)')).toBeFocused();
  await expectAccessible(page);
  await field(page, 'Anzahl').fill('21');
  await save(page);
  await expect(field(page, 'Name (Deutsch)')).toBeFocused();
  await expect(form(page).getByText('Bitte ausfüllen')).toBeVisible();
  await expect(form(page).getByText('Höchstens 20')).toBeVisible();
  expect(made).toEqual([]);

  await field(page, 'Name (Deutsch)').fill('Hintergrund');
  await field(page, 'Name (Russisch)').fill('Фон');
  await field(page, 'Art').selectOption('Set');
  await field(page, 'Anzahl').fill('3');
  await field(page, 'Dem Kunden zeigen').check();
  await save(page);
  await expect(form(page)).toHaveCount(0);
  await expect(row(page, 'Hintergrund')).toContainText('Set · 3 gleiche');
  await expect(row(page, 'Hintergrund')).toContainText('Für Kunden sichtbar');
  await expect(row(page, 'Hintergrund')).toContainText('Noch keinen Service');
  expect(made.map((request) => [request.method(), request.postDataJSON()])).toEqual([
    ['POST', { kind: 'set', name_de: 'Hintergrund', name_ru: 'Фон', units: 3, active: true, shown_to_customers: true }],
  ]);
  expect(await stored(studio, 'Hintergrund')).toMatchObject({ kind: 'set', units: 3, name_ru: 'Фон' });
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Залы и оборудование');
  await expect(row(page, 'Фон')).toContainText('Декорация · 3 одинаковых');
  expect(errors).toEqual([]);
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

test('the order is changed by dragging and by buttons, and a failure restores it (PLAN-07, PLAN-08)', async ({
  page,
  studio,
}) => {
  for (const name of ['Eins', 'Zwei', 'Drei']) await addResource(studio, name);
  await enter(page, studio, path);
  await expect(named(page)).toHaveText(['Eins', 'Zwei', 'Drei']);
  const rows = page.locator('tbody tr');
  const saved = page.waitForResponse(/resources\/reorder/);
  await rows.nth(2).dragTo(rows.nth(0));
  await expect(named(page)).toHaveText(['Drei', 'Eins', 'Zwei']);
  await (await saved).finished();
  expect((await listedResources(studio)).map(({ name_de }) => name_de)).toEqual(['Drei', 'Eins', 'Zwei']);
  const up = page.getByRole('button', { name: 'Zwei nach oben' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(named(page)).toHaveText(['Drei', 'Zwei', 'Eins']);
  await expect(up).toBeFocused();
  await expect(page.getByText('Zwei steht jetzt an Stelle 2 von 3')).toBeAttached();
  await page.route('**/resources/reorder', (route) => route.fulfill(failing));
  await up.click();
  await expect(question(page)).toContainText('Die neue Reihenfolge konnte nicht gespeichert werden.');
  await question(page).getByRole('button', { name: 'OK' }).click();
  await expect(named(page)).toHaveText(['Drei', 'Zwei', 'Eins']);
});

test('the switch takes effect at once and is reverted if the request fails (PLAN-08) @whole', async ({
  page,
  studio,
}) => {
  await addResource(studio, 'Studio 1');
  await enter(page, studio, path);
  const active = page.getByRole('switch', { name: 'Studio 1: für neue Termine' });
  await active.click();
  await expect(active).toHaveAttribute('aria-checked', 'false');
  await expect.poll(async () => (await stored(studio, 'Studio 1'))?.['active']).toBe(false);
  await page.route(`**${resourcesPath}/*`, (route) => route.fulfill(failing));
  await active.click();
  await expect(active).toHaveAttribute('aria-checked', 'false');
  expect(await stored(studio, 'Studio 1')).toMatchObject({ active: false });
});

test('if two users edit one room, the second sees the changes of the first (PLAN-01, PLAN-08)', async ({
  page,
  studio,
}) => {
  const { id } = await addResource(studio, 'Studio 1');
  await enter(page, studio, path);
  await page.getByRole('button', { name: 'Studio 1 bearbeiten' }).click();
  await field(page, 'Name (Russisch)').fill('Студия');
  await studio.api('PATCH', `${resourcesPath}/${id}`, { kind: 'set', name_de: 'Großes Studio', units: 2 });
  await save(page);
  await expect(form(page).getByText('Das wurde inzwischen von jemand anderem geändert.')).toBeVisible();
  await expect(form(page).getByText('Art: jetzt Set, vorher Raum')).toBeVisible();
  await expect(form(page).getByText('Name (Deutsch): jetzt Großes Studio, vorher Studio 1')).toBeVisible();
  await form(page).getByRole('button', { name: 'Meine Änderungen behalten' }).click();
  await save(page);
  await expect(form(page)).toHaveCount(0);
  expect(await stored(studio, 'Großes Studio')).toMatchObject({ kind: 'set', units: 2, name_ru: 'Студия' });
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

test('services that need a room are named in the language of the page (PLAN-08) @whole', async ({ page, studio }) => {
  const room = await addResource(studio, 'Studio 1');
  const service = await idOf(studio, 'Porträtshooting');
  await studio.api('PUT', `/api/admin/services/${service}`, { name_ru: 'Портретная съёмка' });
  await needResources(studio, service, [room]);
  await enter(page, studio, path);
  await expect(row(page, 'Studio 1')).toContainText('Porträtshooting');
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(row(page, 'Studio 1')).toContainText('Портретная съёмка');
  await expect(row(page, 'Studio 1')).not.toContainText('Porträtshooting');
});

test('a room added by another user appears without reloading (PLAN-08) @whole', async ({ page, studio }) => {
  await enter(page, studio, path);
  await expect(page.getByRole('heading', { name: 'Noch keine Räume oder Ausstattung' })).toBeVisible();
  await addResource(studio, 'Studio 1');
  await expect(row(page, 'Studio 1')).toBeVisible();
});
