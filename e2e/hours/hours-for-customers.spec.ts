import { enter, pageErrorsOf, withoutBookings } from '../support/admin.ts';
import { peopleOf } from '../support/calendar.ts';
import { weekdayAhead } from '../support/dates.ts';
import { always, hoursDialog, hoursPath, periodForm, saveForm, withoutOwnHours } from '../support/own-hours.ts';
import { idOf } from '../support/services.ts';
import { expect, type Studio, test } from '../support/studio.ts';

// Changes of the hours, and the times that customers are offered. Two weeks ahead no session has begun and every day is
// bookable.
const monday = weekdayAhead(1, 14);

const asInstalled = async (studio: Studio): Promise<void> => {
  await withoutBookings(studio);
  await withoutOwnHours(studio);
  await studio.sql('DELETE FROM time_off');
  await studio.sql(`DELETE FROM setting WHERE name = 'calendar'`);
};
test.beforeEach(({ studio }) => asInstalled(studio));
test.afterAll(({ studio }) => asInstalled(studio));

test('the hours of the studio, the own hours of a photographer and her time off decide what customers are offered (CALSET-019, PLAN-10, PLAN-43, TIME-006, TIME-016)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const { anna } = await peopleOf(studio);
  const query = new URLSearchParams({
    service_id: await idOf(studio, 'Porträtshooting'),
    photographer_id: anna,
    date: monday,
  });
  const offered = async (): Promise<string[]> =>
    (await studio.visit('GET', `/api/availability?${query.toString()}`)).body.slots.map(
      ({ start }: { start: string }) => start.slice(11, 16),
    );
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name });
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
  expect(await offered()).toEqual(['16:00', '17:00']);
  await studio.sql('DELETE FROM time_off');

  await link('Fotografen').click();
  await page.getByRole('button', { name: 'Arbeitszeiten von Anna Lindner' }).click();
  await hoursDialog(page, 'Anna Lindner').getByRole('button', { name: 'Eigene Arbeitszeiten festlegen' }).click();
  const form = periodForm(page);
  await expect(form.getByLabel('Montag: Beginn')).toHaveValue('09:00');
  await form.getByLabel('Montag: Ende').fill('12:00');
  await saveForm(page);
  await expect(form).toHaveCount(0);
  const usual = [['09:00', '18:00']] as const;
  const days = { tuesday: usual, wednesday: usual, thursday: usual, friday: usual };
  expect((await studio.api('GET', hoursPath(anna))).body.periods).toEqual([
    always({ ...days, monday: [['09:00', '12:00']], saturday: [['10:00', '16:00']] }),
  ]);
  expect(await offered()).toEqual(['09:00', '10:00', '11:00']);
  await withoutOwnHours(studio);

  const save = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Speichern' }).click();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('Die Kalendereinstellungen wurden gespeichert.');
    await alert.getByRole('button', { name: 'OK' }).click();
  };
  await page.goto('/admin/calendar/settings');
  await page.getByLabel('Montag: Beginn').fill('10:00');
  await page.getByLabel('Montag: Ende').fill('12:00');
  await save();
  expect(await offered()).toEqual(['10:00', '11:00']);
  await page.getByRole('switch', { name: 'Montag: Arbeitstag' }).click();
  await save();
  expect(await offered()).toEqual([]);
  expect(errors).toEqual([]);
});
