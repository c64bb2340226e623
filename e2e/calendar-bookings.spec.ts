import type { Page } from '@playwright/test';
import { enter, expectAccessible } from './admin.ts';
import {
  acknowledged,
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

const day = (page: Page, date: string) => page.locator(`td[data-date="${date}"]`);

useEmptyMonth();

test('cancelling asks first, and a cancelled booking stays as it is (CAL-023, CAL-024, CAL-025, CAL-052)', async ({
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

test('the result of an edit is shown, whether it succeeds or not (CAL-026, CAL-027)', async ({ page, studio }) => {
  const id = await book(studio, `${month}-20T10:00`, 'Uta Alt');
  await enter(page, studio, `/admin/calendar?date=${month}-20`);
  await event(page, /Uta Alt/).click();
  await dialog(page).getByRole('button', { name: 'Bearbeiten' }).click();
  await dialog(page).getByLabel('Name', { exact: true }).fill('Uta Neu');
  await page.route(`**/api/admin/bookings/${id}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill(failing) : route.continue(),
  );
  await dialog(page).getByRole('button', { name: 'Speichern' }).click();
  await acknowledged(page, 'Die Buchung konnte nicht aktualisiert werden.');
  await page.unroute(`**/api/admin/bookings/${id}`);
  await dialog(page).getByRole('button', { name: 'Speichern' }).click();
  await acknowledged(page, 'Die Buchung wurde aktualisiert.');
  await expect(dialog(page)).toHaveCount(0);
  await expect(event(page, /Uta Neu/)).toBeVisible();
});

test('moving needs a time, and the own one stays on offer (CAL-028..032, AMB-064)', async ({ page, studio }) => {
  await book(studio, `${month}-20T10:00`, 'Mia Umzug');
  await enter(page, studio, `/admin/calendar?date=${month}-20`);
  await event(page, /Mia Umzug/).click();
  await dialog(page).getByRole('button', { name: 'Verschieben' }).click();
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' });
  await expect(dialog(page).getByLabel('Neues Datum')).toHaveAttribute('min', today);
  await expect(dialog(page).getByRole('button', { name: '10:00' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Speichern' }).click();
  await acknowledged(page, 'Bitte wählen Sie eine Zeit aus');
  await dialog(page).getByLabel('Neues Datum').fill(`${month}-21`);
  await dialog(page).getByRole('button', { name: '14:00' }).click();
  const asked = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog(page).getByRole('button', { name: 'Speichern' }).click();
  expect((await asked).postDataJSON()).toMatchObject({
    start: `${month}-21T14:00:00+02:00`,
    end: `${month}-21T15:00:00+02:00`,
  });
  await acknowledged(page, 'Die Buchung wurde aktualisiert.');
  await expect(day(page, `${month}-21`).getByRole('button', { name: /Mia Umzug/ })).toBeVisible();
});

test('moving can change the photographer, who is offered only where free, and the customer is notified (CAL-031, AMB-064)', async ({
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

test('booking at a free time, confirmed at once (CAL-004, CAL-006, CAL-033..035, CAL-037, CAL-038, CAL-041..046, CAL-048, AMB-052)', async ({
  page,
  studio,
}) => {
  const soon = new Date(Date.now() + 10 * 86_400_000).toLocaleDateString('sv', { timeZone: 'Europe/Berlin' });
  await studio.sql(
    `UPDATE setting SET value = value || '{"weekly_schedule": ${JSON.stringify(
      Object.fromEntries(
        ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((name) => [
          name,
          {
            is_working: true,
            start_time: '09:00',
            end_time: '18:00',
            break_enabled: false,
            break_start: '12:00',
            break_end: '13:00',
          },
        ]),
      ),
    )}}' WHERE name = 'calendar'`,
  );
  const { service, photographer } = await idsOf(studio);
  const slots = requestsOf(page, 'GET', /\/api\/availability\?/);
  const posted = requestsOf(page, 'POST', /admin\/bookings$/);
  await enter(page, studio, `/admin/calendar?date=${soon}`);
  const locations = page.waitForRequest(/\/api\/locations/);
  await day(page, soon).dblclick({ position: { x: 90, y: 12 } });
  await locations;
  await expect(dialog(page).getByLabel('Datum')).toHaveValue(german(soon));
  await expect(dialog(page).getByLabel('Kunden per E‑Mail benachrichtigen')).toBeChecked();
  await expectAccessible(page);
  const submit = () => dialog(page).getByRole('button', { name: 'Buchung erstellen' }).click();
  await dialog(page).getByLabel('Datum').fill('');
  await submit();
  await expect(dialog(page).getByText('Bitte ausfüllen')).toHaveCount(4);
  await dialog(page).getByLabel('Datum').fill(soon);
  await dialog(page).getByLabel('Name', { exact: true }).fill('Eva Neu');
  await dialog(page).getByLabel('Service').selectOption(service);
  expect(slots).toEqual([]);
  await dialog(page).getByLabel('Fotograf/in').selectOption(photographer);
  const ten = dialog(page).getByRole('button', { name: '10:00' });
  await expect(ten).toBeVisible();
  expect(slots[0]?.headers()['authorization']).toBeUndefined();
  await submit();
  await acknowledged(page, 'Bitte wählen Sie eine Zeit aus');
  await ten.click();
  await submit();
  await acknowledged(page, 'Die Buchung wurde erstellt. Status: bestätigt');
  await expect(event(page, /Eva Neu.*Bestätigt/)).toBeVisible();
  expect(posted.map((request) => request.postDataJSON())).toEqual([
    {
      service_id: service,
      photographer_id: photographer,
      location_id: 'company',
      start: `${soon}T10:00:00`,
      customer: { name: 'Eva Neu', email: 'kunde@fotobooking.invalid', phone: '+49' },
      notes: '',
      ignore_working_hours: false,
      send_email_notification: true,
    },
  ]);
});

test('internal appointments, and what may fail (CAL-039, CAL-040, CAL-036, CAL-047, CAL-049, CAL-050, CAL-051)', async ({
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
