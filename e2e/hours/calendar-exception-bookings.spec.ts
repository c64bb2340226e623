import { addException, form, listed, path, rows, save, screen } from '../calendar/calendar-exceptions.ts';
import { book, enter, expectAccessible, withoutBookings } from '../support/admin.ts';
import { german, weekdayAhead } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

const next = (weekday: number): string => weekdayAhead(weekday, 10);

test.beforeEach(async ({ studio }) => {
  for (const { id } of await listed(studio)) await studio.api('DELETE', `${path}/${id}`);
});

test('affected bookings are listed before saving, and stay @whole', async ({ page, studio }) => {
  await withoutBookings(studio);
  const date = next(2);
  await book(studio, `${date}T10:00`);
  await book(studio, `${date}T15:00`, {
    customer: { name: 'Jana Roth', email: 'jana@kunde.example', phone: '+49 170 7654321' },
  });
  await enter(page, studio, screen);
  await addException(page);
  await form(page).getByLabel('Datum').fill(date);
  await expect(form(page)).toContainText('2 Buchungen passen dann nicht mehr.');
  await expect(form(page)).toContainText('Clara Hoffmann');
  await form(page).getByLabel('zu eigenen Zeiten geöffnet').check();
  await expect(form(page)).not.toContainText('passen dann nicht mehr');
  await form(page).getByLabel('Beginn').fill('12:00');
  await expect(form(page)).toContainText('Eine Buchung passt dann nicht mehr.');
  await expect(form(page)).not.toContainText('Jana Roth');
  await expectAccessible(page);
  await form(page).getByLabel('Bezeichnung').fill('Spät');
  await save(page);
  await expect(rows(page).getByRole('link', { name: 'Eine Buchung passt nicht dazu' })).toHaveAttribute(
    'href',
    `/admin/calendar?date=${date}`,
  );

  // The same date again: the error is shown at the field, and the input is kept.
  await addException(page);
  await form(page).getByLabel('Datum').fill(date);
  await form(page).getByLabel('Bezeichnung').fill('Noch einmal');
  await save(page);
  await expect(form(page)).toContainText('Für dieses Datum gibt es schon eine Ausnahme.');
  await expect(form(page).getByLabel('Bezeichnung')).toHaveValue('Noch einmal');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click();

  await page.getByRole('button', { name: 'Spät bearbeiten' }).click();
  await expect(form(page).getByLabel('Datum')).toHaveValue(german(date));
  await expect(form(page).getByLabel('Beginn')).toHaveValue('12:00');
  await form(page).getByLabel('Bezeichnung').fill('Später Beginn');
  await save(page);
  await expect(rows(page)).toContainText('Später Beginn');
  await withoutBookings(studio);
});
