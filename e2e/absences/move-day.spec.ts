import { book, dialog, month, useEmptyMonth } from '../calendar/calendar-month.ts';
import { enter, expectAccessible } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

useEmptyMonth();

const date = `${month}-21`;

test('all sessions of a day are moved with one confirmation, the answers are listed, and it is undone (DAY-01, DAY-02)', async ({
  page,
  studio,
}) => {
  await studio.sql('DELETE FROM day_action');
  const ids = [await book(studio, `${date}T10:00`, 'Lea Mitten'), await book(studio, `${date}T12:00`, 'Mia Kern')];
  await book(studio, `${month}-22T12:00`, 'Noah Roth');
  await studio.sql(`UPDATE booking SET status = 'CONFIRMED' WHERE id = ANY($1::uuid[])`, [ids]);
  await enter(page, studio, `/admin/calendar?view=day&date=${date}`);
  await page.getByRole('button', { name: 'Tag verschieben' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Tag verschieben · Mittwoch, 21. Mai 2031');
  await expect(dialog(page).getByRole('listitem')).toHaveCount(2);
  const day = dialog(page).getByLabel('Ersatztag');
  // The day in between is not proposed before all days on which both fit.
  await expect(day).toHaveValue(`${month}-23`);
  await expect(day.locator('option:checked')).toHaveText('Freitag, 23. Mai 2031: alle passen');
  await day.selectOption('Keiner: Jeder wählt selbst');
  await expect(dialog(page).getByRole('listitem').nth(1)).toContainText('wählt selbst');
  await day.selectOption(`${month}-23`);
  await expect(dialog(page).getByRole('listitem').nth(1)).toContainText('dieselbe Uhrzeit wird gehalten');
  await expectAccessible(page);
  await dialog(page).getByLabel('Nachricht an die Kunden').fill('Es stürmt.');
  await dialog(page).getByRole('button', { name: '2 Termine verschieben' }).click();
  await expect(dialog(page).locator('output')).toHaveText('2 Antworten offen', { timeout: 20_000 });
  await expect(dialog(page).getByText('Gehalten: 23.05.2031, 12:00 Uhr')).toBeVisible();
  await expectAccessible(page);
  for (const id of ids) {
    const { body } = await studio.api('GET', `/api/admin/bookings/${id}`);
    expect(body).toMatchObject({ status: 'CONFIRMED', time_request: { keeps_time: true, explanation: 'Es stürmt.' } });
  }
  await dialog(page).getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(dialog(page).locator('output')).toHaveText('Zurückgenommen');
  await expect(dialog(page).getByRole('button', { name: 'Rückgängig machen' })).toBeHidden();
  for (const id of ids) expect((await studio.api('GET', `/api/admin/bookings/${id}`)).body.time_request).toBeNull();
});
