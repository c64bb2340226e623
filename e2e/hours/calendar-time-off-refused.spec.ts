import { acknowledged, dialog, failing, month, useEmptyMonth } from '../calendar/calendar-month.ts';
import { enter } from '../support/admin.ts';
import { test } from '../support/studio.ts';

useEmptyMonth();

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
