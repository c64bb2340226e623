import { enter, expectAccessible } from '../support/admin.ts';
import { bookAt, emptyCalendar, peopleOf } from '../support/calendar.ts';
import { expect, startOver, test } from '../support/studio.ts';
import { absent, day, dialog, row, stateOf } from './absence.ts';

test.beforeAll(async ({ studio }, { file }) => {
  await startOver(studio, file);
});

test.beforeEach(async ({ studio }) => {
  await emptyCalendar(studio);
});

test('a booking that was taken or changed meanwhile stays unchanged with the reason shown, and the others are processed (TIME-017)', async ({
  page,
  studio,
}) => {
  const { max } = await peopleOf(studio);
  const [raced, stale, fine] = [
    await bookAt(studio, `${day}T09:00`, 'Rita Rennen'),
    await bookAt(studio, `${day}T11:00`, 'Stefan Stand'),
    await bookAt(studio, `${day}T13:00`, 'Frieda Frei'),
  ];
  await absent(studio);
  await enter(page, studio, `/admin/calendar?view=day&date=${day}`);
  await page.locator('[data-type="timeoff"]').first().click();
  await dialog(page).getByRole('button', { name: '3 Buchungen verschieben oder stornieren' }).click();
  await dialog(page).getByRole('button', { name: 'Andere/r Fotograf/in' }).click();
  for (const id of [raced, stale, fine])
    await row(page, id).getByRole('combobox').selectOption({ label: 'Max Berger' });
  await bookAt(studio, `${day}T09:00`, 'War schneller', { photographer_id: max });
  await studio.api('PUT', `/api/admin/bookings/${stale}`, { notes: 'bringt einen Hund mit' });
  await dialog(page).getByRole('button', { name: '3 Buchungen übergeben' }).click();
  await expect(row(page, fine)).toContainText('Übernommen von Max Berger');
  await expect(row(page, raced)).toContainText('Nicht geändert: Diese Zeit ist inzwischen vergeben.');
  await expect(row(page, stale)).toContainText('Nicht geändert: Jemand anderes hat die Buchung inzwischen geändert.');
  expect(await stateOf(studio, raced)).toBe(`PENDING ${day}T09:00 Anna Lindner`);
  expect(await stateOf(studio, stale)).toBe(`PENDING ${day}T11:00 Anna Lindner`);
  expect(await stateOf(studio, fine)).toBe(`PENDING ${day}T13:00 Max Berger`);
  await expectAccessible(page);
  // The present state is what the next attempt is based on.
  await dialog(page)
    .getByRole('checkbox', { name: /Rita Rennen/ })
    .uncheck();
  await dialog(page).getByRole('button', { name: 'Andere/r Fotograf/in' }).click();
  await row(page, stale).getByRole('combobox').selectOption({ label: 'Max Berger' });
  await dialog(page).getByRole('button', { name: '1 Buchung übergeben' }).click();
  await expect(row(page, stale)).toContainText('Übernommen von Max Berger');
});
