import {
  acknowledged,
  away,
  book,
  dialog,
  event,
  failing,
  idsOf,
  month,
  requestsOf,
  useEmptyMonth,
} from '../calendar/calendar-month.ts';
import { enter, expectAccessible } from '../support/admin.ts';
import { german } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

useEmptyMonth();

test('time off can be changed and does not conflict with itself (TIME-004, TIME-005, TIME-010, AMB-062, AMB-063)', async ({
  page,
  studio,
}) => {
  await book(studio, `${month}-21T10:00`, 'Lea Mitten');
  await away(studio, `${month}-26T00:00`, `${month}-28T00:00`, 'Messe');
  await away(studio, `${month}-14T09:00`, `${month}-14T12:30`, 'Arzt');
  await enter(page, studio, `/admin/calendar?date=${month}-20`);
  await event(page, /Messe/).first().click();
  const edit = () => dialog(page).getByRole('button', { name: 'Bearbeiten' }).click();
  const save = () => dialog(page).getByRole('button', { name: 'Speichern' }).click();
  await edit();
  await expect(dialog(page)).toHaveAccessibleName('Abwesenheit bearbeiten');
  await expectAccessible(page);
  await expect(dialog(page).getByLabel('Ganztägig')).toBeChecked();
  await expect(dialog(page).getByLabel('Beginn')).toHaveValue(german(`${month}-26`));
  await expect(dialog(page).getByLabel('Ende')).toHaveValue(german(`${month}-27`));
  await expect(dialog(page).getByLabel('Grund')).toHaveValue('Messe');

  // Overlapping other time off: refused before a request is sent.
  const changed = requestsOf(page, 'PUT', /timeoff/);
  await dialog(page).getByLabel('Beginn').fill(`${month}-13`);
  await save();
  await acknowledged(page, '14.05.2031, 09:00 – 14.05.2031, 12:30 (Arzt)');
  expect(changed).toEqual([]);

  // Overlapping a booking: listed before saving, and allowed.
  await dialog(page).getByLabel('Beginn').fill(`${month}-21`);
  await expect(dialog(page).getByText('21.05.2031, 10:00 Lea Mitten')).toBeVisible();
  await dialog(page).getByLabel('Grund').fill('');
  await save();
  await expect(dialog(page)).toHaveAccessibleName('Buchungen in der Abwesenheit von Anna Lindner');
  await dialog(page).getByRole('button', { name: 'Später' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(changed[0]?.postDataJSON()).toMatchObject({
    photographer_id: (await idsOf(studio)).photographer,
    start: `${month}-21T00:00:00`,
    end: `${month}-28T00:00:00`,
    reason: null,
  });

  // Partial days keep their hours; an error of the server is shown.
  await event(page, /Arzt/).click();
  await edit();
  await expect(dialog(page).getByLabel('Ganztägig')).not.toBeChecked();
  await expect(dialog(page).getByLabel('Ende')).toHaveValue(`${german(`${month}-14`)}, 12:30`);
  await dialog(page).getByLabel('Ende').fill(`${month}-14T14:00`);
  await page.route('**/api/admin/timeoff/*', (route) => route.fulfill(failing));
  await save();
  await acknowledged(page, 'Die Abwesenheit konnte nicht geändert werden.');
  await page.unroute('**/api/admin/timeoff/*');
  await save();
  await expect(dialog(page)).toHaveCount(0);
  await event(page, /Arzt/).click();
  await expect(dialog(page)).toContainText('14.05.2031, 09:00 – 14.05.2031, 14:00');
});
