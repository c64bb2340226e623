import { enter } from '../../support/admin.ts';
import { afterThisTest, expect, test } from '../../support/studio.ts';
import { acknowledged, book, dialog, event, month, useEmptyMonth } from '../calendar-month.ts';

useEmptyMonth();

test('a session with an extra keeps its length when it is moved, and only times that are long enough are offered (PLAN-31) @whole', async ({
  page,
  studio,
}) => {
  const id = await book(studio, `${month}-20T10:00`, 'Mia Extra');
  const { service_id } = (await studio.api('GET', `/api/admin/bookings/${id}`)).body;
  const options = [{ name_de: 'Make-up', price: 60, extra_minutes: 45 }];
  const offered = (await studio.api('PUT', `/api/admin/services/${service_id}`, { options })).body.options;
  afterThisTest(async () => void (await studio.api('PUT', `/api/admin/services/${service_id}`, { options: [] })));
  await studio.api('PUT', `/api/admin/bookings/${id}`, { options: [{ id: offered[0].id, count: 1 }] });
  await book(studio, `${month}-21T16:30`, 'Otto Danach');
  await enter(page, studio, `/admin/calendar?date=${month}-20`);
  await event(page, /Mia Extra/).click();
  await dialog(page).getByRole('button', { name: 'Verschieben' }).click();
  await dialog(page).getByLabel('Neues Datum').fill(`${month}-21`);
  await dialog(page).getByRole('button', { name: '14:00' }).click();
  await expect(dialog(page).getByRole('button', { name: '15:00' })).toHaveCount(0);
  const asked = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog(page).getByRole('button', { name: 'Speichern' }).click();
  expect((await asked).postDataJSON()).toMatchObject({
    start: `${month}-21T14:00:00+02:00`,
    end: `${month}-21T15:45:00+02:00`,
  });
  await acknowledged(page, 'Die Buchung wurde aktualisiert.');
});
