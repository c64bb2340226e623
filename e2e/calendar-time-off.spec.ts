import { enter, expectAccessible } from './admin.ts';
import {
  acknowledged,
  away,
  book,
  dialog,
  event,
  failing,
  idsOf,
  month,
  question,
  requestsOf,
  useEmptyMonth,
} from './calendar-month.ts';
import { expect, test } from './studio.ts';
import { german } from './wizard.ts';

useEmptyMonth();

test('time off is checked, lists its bookings, is created and deleted (CAL-005, TIME-002..007, AMB-062, ERR-017)', async ({
  page,
  studio,
}) => {
  await book(studio, `${month}-21T10:00`, 'Lea Mitten');
  await away(studio, `${month}-26T00:00`, `${month}-28T00:00`, 'Messe');
  await enter(page, studio, `/admin/calendar?date=${month}-20`);
  const posted = requestsOf(page, 'POST', /timeoff/);
  await page.getByRole('button', { name: 'Abwesenheit eintragen' }).click();
  await expectAccessible(page);
  const save = () => dialog(page).getByRole('button', { name: 'Speichern' }).click();
  await save();
  await expect(dialog(page).getByText('Bitte ausfüllen')).toHaveCount(3);
  await dialog(page).getByLabel('Fotograf/in').selectOption({ label: 'Anna Lindner' });
  await dialog(page).getByLabel('Beginn').fill(`${month}-22`);
  await dialog(page).getByLabel('Ende').fill(`${month}-20`);
  await save();
  await acknowledged(page, 'Der Beginn muss vor dem Ende liegen.');

  await dialog(page).getByLabel('Beginn').fill(`${month}-27`);
  await dialog(page).getByLabel('Ende').fill(`${month}-29`);
  const looked = page.waitForRequest((request) => request.method() === 'GET' && /\/timeoff\?/.test(request.url()));
  await save();
  expect((await looked).url()).toContain('date_from=2031-01-01&date_to=2031-12-31');
  await acknowledged(page, '26.05.2031, 00:00 – 28.05.2031, 00:00 (Messe)');
  expect(posted).toEqual([]);

  await dialog(page).getByLabel('Beginn').fill(`${month}-20`);
  await dialog(page).getByLabel('Ende').fill(`${month}-21`);
  await expect(dialog(page).getByText('21.05.2031, 10:00 Lea Mitten')).toBeVisible();
  await dialog(page).getByLabel('Grund').fill('Urlaub');
  await save();
  await expect(dialog(page)).toHaveAccessibleName('Buchungen in der Abwesenheit von Anna Lindner');
  await dialog(page).getByRole('button', { name: 'Später' }).click();
  await expect(event(page, /Urlaub/)).toHaveCount(2);
  expect(posted[0]?.postDataJSON()).toEqual({
    photographer_id: (await idsOf(studio)).photographer,
    start: `${month}-20T00:00:00`,
    end: `${month}-22T00:00:00`,
    reason: 'Urlaub',
  });

  const deleted = requestsOf(page, 'DELETE', /timeoff/);
  await event(page, /Urlaub/)
    .first()
    .click();
  await dialog(page).getByRole('button', { name: 'Löschen' }).click();
  await expect(question(page)).toContainText('Möchten Sie die Abwesenheit von Anna Lindner wirklich löschen?');
  await question(page).getByRole('button', { name: 'Abbrechen' }).click();
  expect(deleted).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Löschen' }).click();
  await question(page).getByRole('button', { name: 'Löschen' }).click();
  await expect(event(page, /Urlaub/)).toHaveCount(0);
});

test('time off is changed, itself not in its way (TIME-004, TIME-005, TIME-010, AMB-062, AMB-063)', async ({
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
  expect(changed[0]?.postDataJSON()).toEqual({
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

test('the reason of a refusal is shown (TIME-013, TIME-014, TIME-015)', async ({ page, studio }) => {
  await enter(page, studio, `/admin/calendar?date=${month}-20`);
  await page.getByRole('button', { name: 'Abwesenheit eintragen' }).click();
  await dialog(page).getByLabel('Fotograf/in').selectOption({ label: 'Anna Lindner' });
  await dialog(page).getByLabel('Beginn').fill(`${month}-20`);
  await dialog(page).getByLabel('Ende').fill(`${month}-20`);
  const save = () => dialog(page).getByRole('button', { name: 'Speichern' }).click();
  const responses = { get: [] as object[], lookups: 0 };
  await page.route('**/api/admin/timeoff**', (route) => {
    if (route.request().method() === 'POST') {
      return route.fulfill({ status: 400, json: { detail: 'Time off overlaps existing time off' } });
    }
    // The form finds no conflict when it checks; another administrator saves first.
    responses.lookups += 1;
    return route.fulfill({ json: responses.lookups === 1 ? [] : responses.get });
  });
  responses.get = [
    {
      id: 'x',
      photographer_id: 'x',
      photographer_name: 'Anna Lindner',
      start: `${month}-20T00:00:00+02:00`,
      end: `${month}-21T00:00:00+02:00`,
      reason: 'Messe',
      bookings: [],
    },
  ];
  await save();
  await acknowledged(
    page,
    /überschneidet sich mit einer vorhandenen\. Eingetragen sind:\s+20\.05\.2031, 00:00 – 21\.05\.2031, 00:00 \(Messe\)/,
  );
  await page.unroute('**/api/admin/timeoff**');
  await page.route('**/api/admin/timeoff**', (route) =>
    route.fulfill(route.request().method() === 'POST' ? { status: 400, json: { detail: 'overlaps' } } : failing),
  );
  await save();
  await acknowledged(page, 'Die Abwesenheit überschneidet sich mit einer vorhandenen.');
  await page.unroute('**/api/admin/timeoff**');
  await page.route('**/api/admin/timeoff', (route) => route.fulfill(failing));
  await save();
  await acknowledged(page, 'Die Abwesenheit konnte nicht eingetragen werden.');
});
