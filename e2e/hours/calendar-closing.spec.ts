import { addException, form, listed, path, rows, save, screen } from '../calendar/calendar-exceptions.ts';
import { book, enter, expectAccessible, withoutBookings } from '../support/admin.ts';
import { german, weekdayAhead } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

const later = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

const next = (weekday: number): string => weekdayAhead(weekday, 10);

test.beforeEach(async ({ studio }) => {
  for (const { id } of await listed(studio)) await studio.api('DELETE', `${path}/${id}`);
});

test('a closing over several days is one row, edited and deleted as one; affected bookings are listed before saving (CALSET-020)', async ({
  page,
  studio,
}) => {
  await withoutBookings(studio);
  const first = next(1);
  const [before, inside, last] = [-1, 2, 13].map((days) => later(first, days)) as [string, string, string];
  await book(studio, `${inside}T10:00`);
  await enter(page, studio, screen);
  await addException(page);
  await form(page).getByLabel('Datum').fill(german(first));
  await form(page).getByLabel('Bis einschließlich').fill(german(before));
  await form(page).getByLabel('Bezeichnung').fill('Betriebsferien');
  await save(page);
  await expect(form(page).getByLabel('Bis einschließlich')).toHaveAccessibleDescription(
    new RegExp(`Frühestens ${german(first)}`),
  );
  await form(page).getByLabel('Bis einschließlich').fill(german(last));
  await expect(form(page)).toContainText('An diesen Tagen ist das Studio');
  await expect(form(page)).toContainText('Eine Buchung passt dann nicht mehr.');
  await expectAccessible(page);
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await save(page);
  expect((await asked).postDataJSON()).toEqual({
    date: first,
    end_date: last,
    name: 'Betriebsferien',
    is_working: false,
  });
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('14 Tage');
  await expect(rows(page)).toContainText('Eine Buchung passt nicht dazu');
  const preview = page.getByRole('region', { name: 'So sieht ein Tag aus' });
  await preview.getByLabel('Datum').fill(inside);
  await expect(preview).toContainText('Ausnahme: Betriebsferien');

  await rows(page).getByRole('button', { name: 'Betriebsferien bearbeiten' }).click();
  await expect(form(page).getByLabel('Bis einschließlich')).toHaveValue(german(last));
  await form(page).getByLabel('Bis einschließlich').fill('');
  await save(page);
  await expect(rows(page)).not.toContainText('Tage');
  expect(await listed(studio)).toMatchObject([{ date: first, end_date: first }]);
  await rows(page).getByRole('button', { name: 'Betriebsferien löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(rows(page)).toHaveCount(0);
});
