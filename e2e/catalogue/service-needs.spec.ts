import type { Page } from '@playwright/test';
import { enter, expectAccessible, expectNoSidewaysScroll, withoutEvents } from '../support/admin.ts';
import { addResource, needResources, resourcesPath, withoutResources } from '../support/resources.ts';
import { form, fourServices, idOf, listed, row } from '../support/services.ts';
import { expect, type Studio, test } from '../support/studio.ts';

const open = (page: Page) => row(page, 'Familienshooting').getByRole('button', { name: 'Bearbeiten' }).click();
const save = (page: Page) => form(page).getByRole('button', { name: 'Speichern' }).click();
const needs = (page: Page) => form(page).getByRole('group', { name: 'Was dieser Service braucht' });
const select = (page: Page, line: number, choice: number) =>
  needs(page).getByLabel(`Zeile ${line}, Auswahl ${choice}`, { exact: true });
const stored = async (studio: Studio) =>
  (await listed(studio)).find(({ name }) => name === 'Familienshooting')?.['needs'] as { resource_ids: string[] }[];

test.beforeEach(async ({ studio }) => {
  await fourServices(studio);
  await withoutResources(studio);
});

test('needs that exceed the available units are refused at the needs, by the form or by the server (PLAN-02, PLAN-09) @whole', async ({
  page,
  studio,
}) => {
  // The form must not learn of the deletion before the refusal.
  await withoutEvents(page);
  const backdrops = await addResource(studio, 'Hintergrund', { kind: 'set', units: 2 });
  await enter(page, studio, '/admin/services');
  await open(page);
  await needs(page).getByRole('button', { name: 'Raum oder Ausstattung dazunehmen' }).click();
  await select(page, 1, 1).selectOption('Hintergrund');
  for (const line of [2, 3]) {
    await needs(page).getByRole('button', { name: 'Noch etwas dazunehmen' }).click();
    await select(page, line, 1).selectOption('Hintergrund');
  }
  await save(page);
  await expect(needs(page).getByText('So viel gibt es nicht gleichzeitig.')).toBeVisible();
  await expect(select(page, 1, 1)).toBeFocused();
  await expectAccessible(page);
  await needs(page).getByRole('button', { name: 'Zeile 3 entfernen' }).click();
  await expect(needs(page).getByText('So viel gibt es nicht gleichzeitig.')).toHaveCount(0);
  // Another user removes a unit: only the server knows, the form does not.
  await studio.api('PATCH', `${resourcesPath}/${backdrops.id}`, { units: 1 });
  await save(page);
  await expect(needs(page).getByText('So viel gibt es nicht gleichzeitig.')).toBeVisible();
  await needs(page).getByRole('button', { name: 'Zeile 2 entfernen' }).click();
  await studio.api('DELETE', `${resourcesPath}/${backdrops.id}`);
  await save(page);
  await expect(needs(page).getByText('Etwas davon wurde inzwischen gelöscht.')).toBeVisible();
  expect(await stored(studio)).toEqual([]);
});

test('long names fit a phone, in Russian and in the dark theme (PLAN-09) @whole', async ({ page, studio }) => {
  const long = 'Достопримечательностефотографирование и Donaudampfschifffahrtsgesellschaftsraum';
  const rooms = [await addResource(studio, long), await addResource(studio, `${long} 2`)];
  await addResource(studio, 'Studio 3');
  await needResources(studio, await idOf(studio, 'Familienshooting'), rooms, rooms);
  await page.setViewportSize({ width: 375, height: 812 });
  await enter(page, studio, '/robots.txt');
  await page.evaluate(() =>
    Object.entries({ admin_theme: 'dark', language: 'ru' }).forEach(([key, value]) => localStorage.setItem(key, value)),
  );
  await page.goto('/admin/services');
  await page.getByRole('button', { name: 'Изменить: Семейная фотосессия' }).click();
  await expect(form(page).getByRole('group', { name: 'Что нужно для этой услуги' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
