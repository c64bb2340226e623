import { enter } from '../../support/admin.ts';
import {
  bookAt,
  booking,
  column,
  dragByMouse,
  emptyCalendar,
  peopleOf,
  placeOf,
  pointAt,
} from '../../support/calendar.ts';
import { expect, test } from '../../support/studio.ts';
import { day, question } from '../calendar-moves.ts';

test.beforeEach(({ studio }) => emptyCalendar(studio));

test('a session whose move the server refuses returns to its place, with the reason shown @whole', async ({
  page,
  studio,
}) => {
  const { anna } = await peopleOf(studio);
  const id = await bookAt(studio, `${day}T10:00`, 'Eva Rennen');
  await enter(page, studio, `/admin/calendar?view=day&date=${day}`);
  await dragByMouse(page, booking(page, id), () => pointAt(column(page, day, anna), '14:00'));
  await expect(question(page)).toBeVisible();
  const rival = await bookAt(studio, `${day}T14:00`, 'Max Schneller');
  await question(page).getByRole('button', { name: 'Verschieben', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Gebucht: Max Schneller');
  await expect(page.getByRole('button', { name: /10:00–11:00, Eva Rennen/ })).toBeVisible();
  expect(await placeOf(studio, id)).toBe(`${day}T10:00 Anna Lindner`);

  // Another administrator has changed the booking meanwhile: nothing is overwritten.
  await studio.api('DELETE', `/api/admin/bookings/${rival}`);
  await page.reload();
  await expect(booking(page, id)).toBeVisible();
  await dragByMouse(page, booking(page, id), () => pointAt(column(page, day, anna), '15:00'));
  await expect(question(page)).toBeVisible();
  await studio.api('PUT', `/api/admin/bookings/${id}`, { notes: 'inzwischen' });
  await question(page).getByRole('button', { name: 'Verschieben', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Jemand anderes hat die Buchung inzwischen geändert');
  expect(await placeOf(studio, id)).toBe(`${day}T10:00 Anna Lindner`);
});
