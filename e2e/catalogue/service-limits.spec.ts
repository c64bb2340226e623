import { enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { bodyOf, form, fourServices, listed, requestsOf, row } from '../support/services.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => fourServices(studio));

test('minutes before and after and a daily limit stay hidden until they are needed (PLAN-11, PLAN-13)', async ({
  page,
  studio,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, studio, '/admin/services');
  const saved = requestsOf(page, 'PUT', /\/services\//);
  const edit = () =>
    row(page, 'Familienshooting')
      .getByRole('button', { name: /bearbeiten/ })
      .click();
  const field = (name: string) => form(page).getByLabel(name, { exact: true });
  const save = async () => {
    await form(page).getByRole('button', { name: 'Speichern' }).click();
    await expect(form(page)).toHaveCount(0);
  };
  await edit();
  await expect(field('Minuten davor')).toHaveCount(0);
  await expect(field('Höchstens so viele am Tag')).toHaveCount(0);
  await save();
  expect(bodyOf(saved[0] as never)).not.toHaveProperty('minutes_before');
  expect(bodyOf(saved[0] as never)).not.toHaveProperty('daily_limit');

  await edit();
  await field('Zeit für Vor- und Nachbereitung freihalten').check();
  await field('Minuten davor').fill('20');
  await field('Minuten danach').fill('60');
  await field('Termine pro Tag begrenzen').check();
  await expectAccessible(page);
  await form(page).getByRole('button', { name: 'Speichern' }).click();
  await expect(field('Höchstens so viele am Tag')).toHaveAttribute('aria-invalid', 'true');
  await field('Höchstens so viele am Tag').fill('3');
  await save();
  expect(bodyOf(saved[1] as never)).toMatchObject({ minutes_before: 20, minutes_after: 60, daily_limit: 3 });
  const stored = async () => (await listed(studio)).find(({ name }) => name === 'Familienshooting');
  expect(await stored()).toMatchObject({ minutes_before: 20, minutes_after: 60, daily_limit: 3 });

  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('button', { name: 'Familienshooting bearbeiten' }).click();
  await expect(field('Minuten danach')).toHaveValue('60');
  await expectNoSidewaysScroll(page);
  await field('Zeit für Vor- und Nachbereitung freihalten').uncheck();
  await field('Termine pro Tag begrenzen').uncheck();
  await save();
  expect(await stored()).toMatchObject({ minutes_before: 0, minutes_after: 0, daily_limit: null });
});

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
