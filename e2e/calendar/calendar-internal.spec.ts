import { enter } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { acknowledged, dialog, event, failing, idsOf, month, useEmptyMonth } from './calendar-month.ts';

useEmptyMonth();

test('internal appointments can be booked outside the rules, and errors are shown (CAL-039, CAL-040, CAL-036, CAL-047, CAL-049, CAL-050, CAL-051)', async ({
  page,
  studio,
}) => {
  const { service, photographer } = await idsOf(studio);
  await page.route('**/api/availability?*', (route) => route.fulfill(failing));
  await enter(page, studio, `/admin/calendar?date=${month}-20`);
  await page.getByRole('button', { name: 'Buchung erstellen', exact: true }).click();
  await dialog(page).getByLabel('Name', { exact: true }).fill('Interne Probe');
  await dialog(page).getByLabel('Service').selectOption(service);
  await dialog(page).getByLabel('Fotograf/in').selectOption(photographer);
  await dialog(page).getByLabel('Datum').fill(`${month}-20`);
  await expect(dialog(page).getByText(/Keine freien Zeiten an diesem Datum.*Interner Termin/)).toBeVisible();
  await dialog(page).getByLabel('Interner Termin').check();
  await dialog(page).getByLabel('Uhrzeit').fill('22:00');
  await dialog(page).getByLabel('Kunden per E‑Mail benachrichtigen').uncheck();
  const submit = () => dialog(page).getByRole('button', { name: 'Buchung erstellen' }).click();

  await page.route('**/api/admin/bookings', (route) => route.fulfill({ status: 400, json: { detail: 'Geht nicht' } }));
  await submit();
  await acknowledged(page, 'Die Buchung konnte nicht erstellt werden: Geht nicht');
  await page.unroute('**/api/admin/bookings');
  await page.route('**/api/admin/bookings', (route) => route.fulfill({ status: 400, body: '' }));
  await submit();
  await acknowledged(page, 'Die Buchung konnte nicht erstellt werden: Unknown error');
  await page.unroute('**/api/admin/bookings');

  await page.route('**/status?*', (route) => route.fulfill(failing));
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await submit();
  expect((await asked).postDataJSON()).toMatchObject({
    start: `${month}-20T22:00:00`,
    ignore_working_hours: true,
    send_email_notification: false,
    customer: { email: 'intern@fotobooking.invalid' },
  });
  await acknowledged(page, 'Die Buchung wurde erstellt. Status: ausstehend');
  await expect(event(page, /22:00–23:00, Interne Probe.*Ausstehend/)).toBeVisible();
});
