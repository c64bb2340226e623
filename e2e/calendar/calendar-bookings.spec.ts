import { enter } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { book, dialog, event, month, question, requestsOf, useEmptyMonth } from './calendar-month.ts';

useEmptyMonth();

test('cancelling requires a confirmation, and a cancelled booking cannot be changed (CAL-023, CAL-024, CAL-025, CAL-052)', async ({
  page,
  studio,
}) => {
  await book(studio, `${month}-20T10:00`, 'Ina Storno');
  await enter(page, studio, `/admin/calendar?date=${month}-20`);
  const made = requestsOf(page, 'POST', /cancel$/);
  await event(page, /Ina Storno/).click();
  await dialog(page).getByRole('button', { name: 'Stornieren' }).click();
  await expect(question(page)).toContainText('Buchung von Ina Storno wirklich stornieren?');
  await question(page).getByRole('button', { name: 'Nicht stornieren' }).click();
  expect(made).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Stornieren' }).click();
  await question(page).getByRole('button', { name: 'Stornieren', exact: true }).click();
  await expect(event(page, /Ina Storno.*Storniert/)).toBeVisible();
  expect(made[0]?.postDataJSON()).toEqual({ reason: 'Vom Administrator storniert' });
  await event(page, /Ina Storno/).click();
  await expect(dialog(page)).toContainText('Vom Administrator storniert');
  for (const name of ['Bearbeiten', 'Verschieben', 'Stornieren']) {
    await expect(dialog(page).getByRole('button', { name })).toHaveCount(0);
  }
});
