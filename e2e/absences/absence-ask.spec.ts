import { enter, expectAccessible } from '../support/admin.ts';
import { bookAt, emptyCalendar } from '../support/calendar.ts';
import { expect, type Studio, startOver, test } from '../support/studio.ts';
import { absent, day, dialog, row } from './absence.ts';

test.beforeAll(async ({ studio }, { file }) => {
  await startOver(studio, file);
});

test.beforeEach(async ({ studio }) => {
  await emptyCalendar(studio);
});

const read = async (studio: Studio, id: string) => (await studio.api('GET', `/api/admin/bookings/${id}`)).body;
const ask = (studio: Studio, id: string) =>
  studio.api('POST', `/api/admin/bookings/${id}/time-request`, { keeps_time: true });

test('the customers of an absence are asked for another time, with a text in their language; who was asked already is left out (MOVE-05) @whole', async ({
  page,
  studio,
}) => {
  const [german, russian, asked] = [
    await bookAt(studio, `${day}T09:00`, 'Rita Rennen'),
    await bookAt(studio, `${day}T11:00`, 'Olga Petrowa'),
    await bookAt(studio, `${day}T13:00`, 'Frieda Frei'),
  ];
  await studio.sql(`UPDATE booking SET language = 'ru' WHERE id = $1`, [russian]);
  await ask(studio, asked);
  await absent(studio);
  await enter(page, studio, `/admin/calendar?view=day&date=${day}`);
  await page.locator('[data-type="timeoff"]').first().click();
  await dialog(page).getByRole('button', { name: '3 Buchungen verschieben oder stornieren' }).click();
  const decision = page.getByRole('dialog', { name: 'Buchungen in der Abwesenheit von Anna Lindner' });
  await expect(row(page, asked)).toContainText('Neue Zeit offen');
  await decision.getByRole('button', { name: 'Um neue Zeit bitten' }).click();
  await expect(decision.getByText('Wer schon gefragt ist')).toBeVisible();
  await expect(decision.getByRole('radio', { name: /gilt der Termin weiter/ })).toBeChecked();
  await decision.getByRole('radio', { name: /ist die Zeit sofort wieder frei/ }).check();
  await decision.getByLabel('Nachricht an die Kunden').fill('Anna ist krank.');
  await decision.getByLabel('Nachricht auf Russisch').fill('Анна болеет.');
  await expectAccessible(page);
  // A text that was typed is not discarded without a confirmation.
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await decision.getByRole('button', { name: 'Bitte senden' }).click();
  for (const id of [german, russian]) await expect(row(page, id).locator('output')).toHaveText('Neue Zeit offen');
  await expect(row(page, asked).locator('output')).toHaveCount(0);
  await expectAccessible(page);
  const released = { status: 'CANCELLED', time_request: { keeps_time: false } };
  expect(await read(studio, german)).toMatchObject({ ...released, time_request: { explanation: 'Anna ist krank.' } });
  expect(await read(studio, russian)).toMatchObject({ ...released, time_request: { explanation: 'Анна болеет.' } });
  expect(await read(studio, asked)).toMatchObject({ time_request: { keeps_time: true, explanation: null } });
  const mails = await studio.sql(
    `SELECT booking_id FROM message WHERE kind = 'new_time_asked' AND booking_id = ANY($1::uuid[]) AND status <> 'skipped'`,
    [[german, russian]],
  );
  expect(mails).toHaveLength(2);
});
