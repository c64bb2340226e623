import { acknowledged, book, dialog, event, idsOf, month, useEmptyMonth } from '../calendar/calendar-month.ts';
import { enter, expectAccessible } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

useEmptyMonth();

test('on a day without a time of its photographer the booking keeps the photographer unless another free one is chosen (PLAN-22) @whole', async ({
  page,
  studio,
}) => {
  const id = await book(studio, `${month}-20T10:00`, 'Lea Umzug');
  const { photographer } = await idsOf(studio);
  const off = { photographer_id: photographer, start: `${month}-21T00:00`, end: `${month}-22T00:00` };
  expect((await studio.api('POST', '/api/admin/timeoff', off)).status).toBe(201);
  await enter(page, studio, `/admin/calendar?date=${month}-20`);
  await event(page, /Lea Umzug/).click();
  await dialog(page).getByRole('button', { name: 'Verschieben' }).click();
  const others = dialog(page).getByRole('region', { name: 'An diesem Tag könnte jemand anderes übernehmen:' });
  await expect(dialog(page).getByRole('button', { name: '10:00' })).toBeVisible();
  await expect(others).toHaveCount(0);
  await dialog(page).getByLabel('Neues Datum').fill(`${month}-21`);
  await expect(others.getByRole('button')).toHaveText([/^Max Berger: \d+ freie Zeiten$/]);
  await expectAccessible(page);
  await expect(dialog(page).getByLabel('Fotograf')).toHaveValue(photographer);
  await others.getByRole('button', { name: /^Max Berger/ }).click();
  await expect(others).toHaveCount(0);
  await dialog(page).getByRole('button', { name: '14:00' }).click();
  await dialog(page).getByRole('button', { name: 'Speichern' }).click();
  await acknowledged(page, 'Die Buchung wurde aktualisiert.');
  const { body } = await studio.api('GET', `/api/admin/bookings/${id}`);
  expect(body).toMatchObject({ photographer_name: 'Max Berger' });
  expect(body.start).toContain(`${month}-21T14:00`);
});
