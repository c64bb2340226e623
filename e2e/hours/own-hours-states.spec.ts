import { enter, expectAccessible, expectNoSidewaysScroll, withoutBookings } from '../support/admin.ts';
import { peopleOf } from '../support/calendar.ts';
import {
  always,
  hoursDialog,
  hoursPath,
  periodForm,
  saveForm,
  setHours,
  withoutOwnHours,
} from '../support/own-hours.ts';
import { addResource, withoutResources } from '../support/resources.ts';
import { expect, test } from '../support/studio.ts';

const usual = [['09:00', '18:00']] as const;

test.beforeEach(async ({ studio }) => {
  await withoutBookings(studio);
  await withoutResources(studio);
  await withoutOwnHours(studio);
});

test('changes of two users to different own hours are both kept; changes to the same ones ask the user (PLAN-43)', async ({
  page,
  studio,
}) => {
  const { anna } = await peopleOf(studio);
  const period = always({ monday: usual });
  await setHours(studio, anna, { periods: [period] });
  await enter(page, studio, '/admin/photographers');
  await page.getByRole('button', { name: 'Arbeitszeiten von Anna Lindner' }).click();
  await hoursDialog(page, 'Anna Lindner').getByRole('button', { name: 'Immer: bearbeiten' }).click();
  const form = periodForm(page);
  await form.getByLabel('Montag: Ende').fill('14:00');
  await setHours(studio, anna, { exceptions: [{ date: '2032-06-09', blocks: [] }] });
  await saveForm(page);
  await expect(form).toHaveCount(0);
  const mine = always({ monday: [['09:00', '14:00']] });
  expect((await studio.api('GET', hoursPath(anna))).body).toMatchObject({
    periods: [mine],
    exceptions: [{ date: '2032-06-09' }],
  });

  await hoursDialog(page, 'Anna Lindner').getByRole('button', { name: 'Immer: bearbeiten' }).click();
  await form.getByLabel('Montag: Ende').fill('16:00');
  await setHours(studio, anna, { periods: [always({ friday: usual })] });
  await saveForm(page);
  const conflict = form.getByRole('alert');
  await expect(conflict).toContainText('Inzwischen hat jemand anderes diese Zeiten geändert oder gelöscht.');
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Meine Änderungen behalten' }).click();
  await expect(form.getByLabel('Montag: Ende')).toHaveValue('16:00');
  await saveForm(page);
  await expect(form).toHaveCount(0);
  expect((await studio.api('GET', hoursPath(anna))).body.periods).toEqual([always({ monday: [['09:00', '16:00']] })]);
});

test('the hours fit a phone and are accessible, in Russian and in the dark theme (PLAN-43) @whole', async ({
  page,
  studio,
}) => {
  const room = await addResource(studio, 'Studio 1', { name_ru: 'Большая студия с естественным освещением' });
  const blocks = [
    ['07:30', '09:00'],
    ['10:00', '12:00'],
    ['13:00', '15:30'],
    ['17:00', '20:00'],
  ] as const;
  await setHours(studio, room.id, {
    periods: [{ ...always({ monday: blocks, wednesday: usual }), valid_from: '2030-06-01', valid_until: '2032-08-31' }],
    exceptions: [{ date: '2032-06-09', blocks: [] }],
  });
  await page.setViewportSize({ width: 375, height: 812 });
  await enter(page, studio, '/robots.txt');
  await page.evaluate(() =>
    Object.entries({ admin_theme: 'dark', language: 'ru' }).forEach(([key, value]) => localStorage.setItem(key, value)),
  );
  await page.goto('/admin/resources');
  await expect(page.getByText('Своё рабочее время')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: /^Рабочее время: Большая/ }).click();
  await expect(page.getByRole('dialog').getByText('01.06.2030 – 31.08.2032')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^01.06.2030 – 31.08.2032: изменить$/ }).click();
  await expect(page.getByLabel('Понедельник: Начало 4')).toHaveValue('17:00');
  const form = page.getByRole('dialog', { name: 'Изменить рабочее время' });
  expect(
    await form.evaluate((dialog) => [...dialog.querySelectorAll('div')].every((part) => part.scrollWidth <= 375)),
  ).toBe(true);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
