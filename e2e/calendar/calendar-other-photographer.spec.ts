import { enter, expectAccessible } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { acknowledged, book, dialog, event, idsOf, month, useEmptyMonth } from './calendar-month.ts';

useEmptyMonth();

test('moving can change the photographer, only to one who is free, and the customer is notified (CAL-031, AMB-064) @whole', async ({
  page,
  studio,
}) => {
  const id = await book(studio, `${month}-20T10:00`, 'Pia Wechsel');
  const { service } = await idsOf(studio);
  const people = (await studio.api('GET', '/api/admin/photographers')).body;
  const max = people.find(({ name }: { name: string }) => name === 'Max Berger').id;
  await studio.api('POST', '/api/admin/bookings', {
    service_id: service,
    photographer_id: max,
    start: `${month}-20T14:00`,
    customer: { name: 'Schon bei Max' },
  });
  await enter(page, studio, `/admin/calendar?date=${month}-20`);
  await event(page, /Pia Wechsel/).click();
  await dialog(page).getByRole('button', { name: 'Verschieben' }).click();
  await dialog(page).getByLabel('Fotograf/in').selectOption({ label: 'Max Berger' });
  await expect(dialog(page).getByRole('button', { name: '10:00' })).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog(page).getByRole('button', { name: '14:00' })).toHaveCount(0);
  await expectAccessible(page);
  const asked = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog(page).getByRole('button', { name: 'Speichern' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ photographer_id: max });
  await acknowledged(page, 'Die Buchung wurde aktualisiert.');
  expect((await studio.api('GET', `/api/admin/bookings/${id}`)).body).toMatchObject({
    photographer_name: 'Max Berger',
    start: `${month}-20T10:00:00+02:00`,
  });
  const [mail] = await studio.sql(
    `SELECT kind, params ->> 'old_photographer_name' AS old_photographer_name
     FROM message WHERE booking_id = $1 ORDER BY created_at DESC LIMIT 1`,
    [id],
  );
  expect(mail).toEqual({ kind: 'booking_changed', old_photographer_name: 'Anna Lindner' });
});
