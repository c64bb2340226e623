import { book, enter, expectAccessible, withoutBookings } from '../support/admin.ts';
import { berlinDay, german, weekdayAhead } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';
import { ben, clara, dialog } from './book-someone-in.ts';

test.beforeEach(async ({ studio }) => {
  await withoutBookings(studio);
  await book(studio, `${berlinDay(20)}T22:00`, { customer: clara });
  await book(studio, `${berlinDay(21)}T22:00`, { customer: ben });
});

test('the form shows the free times of the day and photographer, and a click selects one @whole', async ({
  page,
  studio,
}) => {
  const day = weekdayAhead(3, 6);
  const booking = await book(studio, `${day}T10:00`, { customer: { ...clara, name: 'Dora Edel' } });
  await book(studio, `${day}T14:00`, { customer: ben });
  await enter(page, studio, `/admin/bookings?booking=${booking.id}`);
  await dialog(page).getByRole('button', { name: 'Bearbeiten' }).click();
  const times = dialog(page).getByRole('group', { name: 'Freie Zeiten' });
  await expect(times.getByRole('button', { name: '10:00' })).toHaveAttribute('aria-pressed', 'true');
  await expect(times.getByRole('button', { name: '14:00' })).toHaveCount(0);
  await dialog(page).getByLabel('Fotograf').selectOption({ index: 2 });
  await expect(times.getByRole('button', { name: '14:00' })).toBeVisible();
  await times.getByRole('button', { name: '16:00' }).click();
  await expect(dialog(page).getByLabel('Datum und Uhrzeit')).toHaveValue(`${german(day)}, 16:00`);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Bearbeiten' })).toBeVisible();
  const { body } = await studio.api('GET', `/api/admin/bookings/${booking.id}`);
  expect(body.start).toContain(`${day}T16:00`);
});
