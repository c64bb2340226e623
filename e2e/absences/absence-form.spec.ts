import { enter } from '../support/admin.ts';
import { column, emptyCalendar, peopleOf, pointAt } from '../support/calendar.ts';
import { berlinDay, german } from '../support/dates.ts';
import { expect, startOver, test } from '../support/studio.ts';
import { day, dialog } from './absence.ts';

test.beforeAll(async ({ studio }, { file }) => {
  await startOver(studio, file);
});

test.beforeEach(async ({ studio }) => {
  await emptyCalendar(studio);
});

test('the absence form is prefilled with the day and the person where it was opened: column, time, day on a phone, photographer (TIME-017) @whole', async ({
  page,
  studio,
}) => {
  const { anna } = await peopleOf(studio);
  const expectPrefilled = async (date: string, person: string) => {
    await expect(dialog(page)).toHaveAccessibleName('Abwesenheit eintragen');
    await expect(dialog(page).getByLabel('Beginn')).toHaveValue(german(date));
    await expect(dialog(page).getByLabel('Ende')).toHaveValue(german(date));
    await expect(dialog(page).getByLabel('Fotograf/in')).toHaveValue(person);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  };
  await enter(page, studio, `/admin/calendar?view=day&date=${day}`);
  await page.getByRole('button', { name: 'Abwesenheit eintragen: Anna Lindner' }).click();
  await expectPrefilled(day, anna);
  const place = await pointAt(column(page, day, anna), '11:00');
  await page.mouse.click(place.x, place.y);
  await dialog(page).getByRole('button', { name: 'Abwesenheit eintragen' }).click();
  await expectPrefilled(day, anna);

  await page.goto(`/admin/calendar?date=${day}&photographer=${anna}`);
  await page.locator(`td[data-date="${day}"]`).dblclick({ position: { x: 90, y: 12 } });
  await dialog(page).getByLabel('Name').fill('Halb Getippt');
  await dialog(page).getByRole('button', { name: 'Stattdessen Abwesenheit eintragen' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('noch nicht gespeichert');
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Halb Getippt');
  await dialog(page).getByRole('button', { name: 'Stattdessen Abwesenheit eintragen' }).click();
  await question.getByRole('button', { name: 'Verwerfen' }).click();
  await expectPrefilled(day, anna);

  await page.goto('/admin/photographers');
  await page.getByRole('button', { name: 'Termine von Anna Lindner' }).click();
  await dialog(page).getByRole('button', { name: 'Abwesenheit eintragen' }).click();
  const form = page.getByRole('dialog', { name: 'Abwesenheit eintragen' });
  await expect(form.getByLabel('Beginn')).toHaveValue(german(berlinDay()));
  await expect(form.getByLabel('Fotograf/in')).toHaveValue(anna);

  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`/admin/calendar?date=${day}&photographer=${anna}`);
  await page.locator(`button[data-date="${day}"]`).click();
  await page.getByRole('button', { name: /^Abwesenheit eintragen: / }).click();
  await expectPrefilled(day, anna);
});
