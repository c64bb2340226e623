import { enter, expectAccessible, expectNoSidewaysScroll, withoutBookings } from '../support/admin.ts';
import { always, setHours, withoutOwnHours } from '../support/own-hours.ts';
import { addResource, withoutResources } from '../support/resources.ts';
import { expect, test } from '../support/studio.ts';

const usual = [['09:00', '18:00']] as const;

test.beforeEach(async ({ studio }) => {
  await withoutBookings(studio);
  await withoutResources(studio);
  await withoutOwnHours(studio);
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
