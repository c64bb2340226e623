import type { Page } from '@playwright/test';
import { enter, expectAccessible } from './admin.ts';
import { acknowledged, book, dialog, event, idsOf, month, useEmptyMonth } from './calendar-month.ts';
import { expect, test } from './studio.ts';

const day = (page: Page, date: string) => page.locator(`td[data-date="${date}"]`);

useEmptyMonth();

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
