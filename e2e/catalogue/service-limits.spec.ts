import { enter, expectAccessible } from '../support/admin.ts';
import { bodyOf, form, fourServices } from '../support/services.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => fourServices(studio));

test('a photographer and a room have a daily limit, too (PLAN-13) @whole', async ({ page, studio }) => {
  await studio.api('POST', '/api/admin/resources', { kind: 'room', name_de: 'Studio 1' });
  const field = (name: string) => form(page).getByLabel(name, { exact: true });
  for (const [path, button, call] of [
    ['/admin/photographers', 'Max Berger bearbeiten', /\/photographers\//],
    ['/admin/resources', 'Studio 1 bearbeiten', /\/resources\//],
  ] as const) {
    await enter(page, studio, path);
    const saved = page.waitForRequest((request) => call.test(request.url()) && /PUT|PATCH/.test(request.method()));
    await page.getByRole('button', { name: button }).click();
    await field('Termine pro Tag begrenzen').check();
    await field('Höchstens so viele am Tag').fill('4');
    await expectAccessible(page);
    await form(page).getByRole('button', { name: 'Speichern' }).click();
    await expect(form(page)).toHaveCount(0);
    expect(bodyOf(await saved)).toMatchObject({ daily_limit: 4 });
    await page.getByRole('button', { name: button }).click();
    await expect(field('Höchstens so viele am Tag')).toHaveValue('4');
    await form(page).getByRole('button', { name: 'Abbrechen' }).click();
  }
});
