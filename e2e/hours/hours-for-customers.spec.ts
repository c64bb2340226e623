import { enter, withoutBookings } from '../support/admin.ts';
import { weekdayAhead } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';
import { day, openWizard, showDay, slots, walkTo } from '../support/wizard.ts';

// Changes of the studio's hours, as a customer sees them. Two weeks ahead no session has begun and every day is
// bookable.
const monday = weekdayAhead(1, 14);

test.beforeEach(async ({ studio }) => {
  await withoutBookings(studio);
  await studio.sql('DELETE FROM time_off');
  await studio.sql(`DELETE FROM setting WHERE name = 'calendar'`);
});
test.afterAll(async ({ studio }) => {
  await studio.sql('DELETE FROM time_off');
  await studio.sql(`DELETE FROM setting WHERE name = 'calendar'`);
});

test('opening Monday from 10 to 12 leaves customers two starts, closing it none (CALSET-019)', async ({
  page,
  studio,
}) => {
  const offered = async (): Promise<void> => {
    await openWizard(page);
    await walkTo(page, 2);
    await showDay(page, monday);
  };
  const save = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Die Kalendereinstellungen wurden gespeichert.');
  };
  await enter(page, studio, '/admin/calendar/settings');
  await page.getByLabel('Montag: Beginn').fill('10:00');
  await page.getByLabel('Montag: Ende').fill('12:00');
  await save();
  await offered();
  await day(page, monday).click();
  await expect(slots(page)).toHaveText(['10:00', '11:00']);

  await page.goto('/admin/calendar/settings');
  await page.getByRole('switch', { name: 'Montag: Arbeitstag' }).click();
  await save();
  await page.evaluate(() => sessionStorage.clear());
  await offered();
  await expect(day(page, monday)).toBeDisabled();
});

test('time off is grey in the calendar, and customers are not offered its hours (TIME-006, TIME-016)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, `/admin/calendar?date=${monday}`);
  await page.getByRole('button', { name: 'Abwesenheit eintragen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Fotograf/in').selectOption({ label: 'Anna Lindner' });
  await dialog.getByLabel('Ganztägig').uncheck();
  await dialog.getByLabel('Beginn').fill(`${monday}T09:30`);
  await dialog.getByLabel('Ende').fill(`${monday}T16:00`);
  await dialog.getByLabel('Grund').fill('Messe');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  const event = page.locator('td').getByRole('button', { name: /Messe/ });
  await expect(event).toBeVisible();
  const [red = 0, green = 0, blue = 0] = await event.evaluate((chip) =>
    (getComputedStyle(chip).backgroundColor.match(/\d+/g) ?? []).map(Number),
  );
  expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(12);

  await openWizard(page);
  await walkTo(page, 2);
  await showDay(page, monday);
  await day(page, monday).click();
  await expect(slots(page)).toHaveText(['16:00', '17:00']);
});
