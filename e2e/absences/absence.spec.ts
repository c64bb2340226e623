import type { Page } from '@playwright/test';
import { enter, expectAccessible } from '../support/admin.ts';
import { bookAt, emptyCalendar, peopleOf } from '../support/calendar.ts';
import { expect, type Studio, startOver, test } from '../support/studio.ts';
import { day, dialog, row, stateOf } from './absence.ts';

const save = (page: Page) => dialog(page).getByRole('button', { name: 'Speichern' }).click();

const mailsOf = async (studio: Studio, id: string): Promise<string[]> =>
  (await studio.sql('SELECT kind FROM message WHERE booking_id = $1 ORDER BY created_at', [id])).map(
    ({ kind }) => kind,
  );

test.beforeAll(async ({ studio }, { file }) => {
  await startOver(studio, file);
});

test.beforeEach(async ({ studio }) => {
  await emptyCalendar(studio);
});

test('during an absence bookings are shown as links, can be given to a free colleague, moved or cancelled, and each result is shown (TIME-017) @whole', async ({
  page,
  studio,
}) => {
  const { anna, max } = await peopleOf(studio);
  const given = await bookAt(studio, `${day}T10:00`, 'Gabi Gabe');
  const busy = await bookAt(studio, `${day}T12:00`, 'Berta Belegt');
  const gone = await bookAt(studio, `${day}T14:00`, 'Clara Krank');
  await bookAt(studio, `${day}T12:00`, 'Schon bei Max', { photographer_id: max });
  for (const one of (await studio.api('GET', '/api/admin/photographers')).body) {
    if (one.id !== anna && one.id !== max) {
      await studio.api('POST', '/api/admin/timeoff', {
        photographer_id: one.id,
        start: `${day}T00:00`,
        end: `${day}T23:00`,
      });
    }
  }
  await enter(page, studio, `/admin/calendar?view=day&date=${day}`);
  await page.getByRole('button', { name: 'Abwesenheit eintragen: Anna Lindner' }).click();
  // A link opens the booking in a dialog on top; the unsaved input is kept.
  await dialog(page)
    .getByRole('link', { name: /Gabi Gabe/ })
    .click();
  const booked = page.getByRole('dialog', { name: /Gabi Gabe/ });
  await expect(booked).toContainText('kundin@example.de');
  await page.keyboard.press('Escape');
  await expect(booked).toHaveCount(0);
  await dialog(page).getByLabel('Grund').fill('krank');
  await save(page);

  await expect(dialog(page)).toHaveAccessibleName('Buchungen in der Abwesenheit von Anna Lindner');
  await expect(dialog(page).getByRole('link')).toHaveCount(3);
  await expectAccessible(page);
  await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(4);
  await dialog(page)
    .getByRole('checkbox', { name: /Clara Krank/ })
    .uncheck();

  // Only photographers who are free and offer the service can be selected.
  await dialog(page).getByRole('button', { name: 'Andere/r Fotograf/in' }).click();
  await expect(row(page, given).getByRole('combobox').getByRole('option')).toHaveText(['Nicht ändern', 'Max Berger']);
  await expect(row(page, busy)).toContainText('Niemand sonst, der den Service anbietet, ist dann frei.');
  await expect(row(page, gone).getByRole('combobox')).toHaveCount(0);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: '1 Buchung übergeben' }).click();
  await expect(row(page, given)).toContainText('Übernommen von Max Berger');
  expect(await stateOf(studio, given)).toBe(`PENDING ${day}T10:00 Max Berger`);
  expect(await mailsOf(studio, given)).toContain('booking_changed');

  // The next free time that does not overlap the absence.
  await dialog(page)
    .getByRole('checkbox', { name: /Clara Krank/ })
    .uncheck();
  await dialog(page).getByRole('button', { name: 'Andere Zeit' }).click();
  const times = row(page, busy).getByRole('combobox');
  await expect(times).not.toHaveValue('');
  const chosen = Number(await times.inputValue());
  expect(chosen).toBeGreaterThan(Date.parse(`${day}T23:00:00Z`) - 3_600_000);
  await dialog(page).getByRole('button', { name: '1 Buchung verschieben' }).click();
  await expect(row(page, busy)).toContainText('Verschoben auf');
  const after = (await studio.api('GET', `/api/admin/bookings/${busy}`)).body;
  expect([Date.parse(after.start), after.photographer_name]).toEqual([chosen, 'Anna Lindner']);

  await dialog(page)
    .getByRole('checkbox', { name: /Clara Krank/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Stornieren' }).click();
  await expect(dialog(page)).toContainText('bekommt eine E‑Mail über die Stornierung');
  await dialog(page).getByRole('button', { name: '1 Buchung stornieren' }).click();
  await expect(row(page, gone)).toContainText('Storniert');
  expect(await stateOf(studio, gone)).toContain('CANCELLED');
  expect(await mailsOf(studio, gone)).toContain('booking_cancelled');
  await expect(dialog(page)).toContainText('In der Abwesenheit liegt keine Buchung mehr.');
  await dialog(page).getByRole('button', { name: 'Fertig' }).click();
  await expect(dialog(page)).toHaveCount(0);
});
