import type { Page } from '@playwright/test';
import { enter, expectAccessible } from '../support/admin.ts';
import { berlinDay, german } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';
import { acknowledged, dialog, event, idsOf, requestsOf, useEmptyMonth } from './calendar-month.ts';

const day = (page: Page, date: string) => page.locator(`td[data-date="${date}"]`);

useEmptyMonth();

test('a booking at a free time is confirmed at once (CAL-004, CAL-006, CAL-033..035, CAL-037, CAL-038, CAL-041..046, CAL-048, AMB-052)', async ({
  page,
  studio,
}) => {
  const soon = berlinDay(10);
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
