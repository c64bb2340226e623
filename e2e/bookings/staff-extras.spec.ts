import type { Page } from '@playwright/test';
import { acknowledged, book, event, month, useEmptyMonth } from '../calendar/calendar-month.ts';
import { enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { chooseTime, dialogOf } from '../support/contact-booking.ts';
import { addLead, emptyBoard, moveTo, stored } from '../support/contacts.ts';
import { weekdayAhead } from '../support/dates.ts';
import { afterThisTest, expect, type Studio, test } from '../support/studio.ts';

const options = [
  { name_de: 'Make-up', name_ru: 'Макияж', price: 60, extra_minutes: 45 },
  { name_de: 'Abzug', name_ru: 'Отпечаток', price: 12.5, max_count: 10 },
  { name_de: 'Studiopauschale', name_ru: 'Аренда студии', price: 10, required: true },
];
const people = { included: 2, max: 6, price_each: 15, minutes_each: 10 };
const dialog = (page: Page) => page.getByRole('dialog');
const extras = (page: Page) => dialog(page).getByRole('group', { name: 'Extras' });

interface Offered {
  readonly id: string;
  readonly price: number;
  readonly minutes: number;
  readonly options: string[];
}

/** Gives a service options and people for the time of a test. */
const offer = async (studio: Studio, name = 'Porträtshooting'): Promise<Offered> => {
  const { body: all } = await studio.api('GET', '/api/admin/services');
  const service = all.find((one: { name: string }) => one.name === name);
  const path = `/api/admin/services/${service.id}`;
  const { body } = await studio.api('PUT', path, { options, people });
  afterThisTest(async () => void (await studio.api('PUT', path, { options: [], people: null })));
  const ids = body.options.map(({ id }: { id: string }) => id);
  return { id: service.id, price: service.price_eur, minutes: service.duration_min, options: ids };
};

const euro = (amount: number): string => amount.toFixed(2).replace('.', ',');

test.describe('in the calendar', () => {
  useEmptyMonth();

  test('extras of a new booking change sum, length and free times, and a required one may be left out (PLAN-31) @whole', async ({
    page,
    studio,
  }) => {
    const { id, price, minutes } = await offer(studio);
    const asked: URL[] = [];
    page.on('request', (one) => one.url().includes('/api/availability?') && asked.push(new URL(one.url())));
    const date = weekdayAhead(3, 8);
    await enter(page, studio, `/admin/calendar?date=${date}`);
    await page.locator(`td[data-date="${date}"]`).dblclick({ position: { x: 90, y: 12 } });
    await dialog(page).getByLabel('Name', { exact: true }).fill('Eva Extra');
    await dialog(page).getByLabel('Fotograf/in').selectOption({ index: 1 });
    await dialog(page).getByLabel('Service').selectOption({ label: 'Bewerbungsfotos' });
    await expect(extras(page)).toHaveCount(0);
    await dialog(page).getByLabel('Service').selectOption(id);
    await expect(extras(page)).toContainText(`${minutes} Min. · ${euro(price + 10)}`);
    await extras(page).getByLabel('Make-up').check();
    await extras(page).getByLabel('Abzug').selectOption('3');
    await extras(page).getByLabel('Personen').selectOption('4');
    await extras(page).getByLabel('Studiopauschale').uncheck();
    await expect(extras(page)).toContainText(`${minutes + 65} Min. · ${euro(price + 60 + 37.5 + 30)}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expect.poll(() => asked.at(-1)?.searchParams.get('people')).toBe('4');
    await dialog(page).getByRole('button', { name: '10:00' }).click();
    await dialog(page).getByRole('button', { name: 'Buchung erstellen' }).click();
    await acknowledged(page, /Die Buchung wurde erstellt/);
    await event(page, /Eva Extra/).click();
    await expect(dialog(page)).toContainText('3 × Abzug');
    const rows = await studio.sql(
      `SELECT service_price_cents AS cents, (extract(epoch FROM ends_at - starts_at) / 60)::int AS minutes
       FROM booking WHERE customer_name = 'Eva Extra'`,
    );
    expect(rows).toEqual([{ cents: (price + 127.5) * 100, minutes: minutes + 65 }]);
  });

  test('an edit shows what is booked, changes it with the sum and the end, and leaves a service without extras alone (PLAN-31) @whole', async ({
    page,
    studio,
  }) => {
    const booked = await book(studio, `${month}-20T10:00`, 'Mia Wechsel');
    const { service_name } = (await studio.api('GET', `/api/admin/bookings/${booked}`)).body;
    const { price, minutes, options: ids } = await offer(studio, service_name);
    await studio.api('PUT', `/api/admin/bookings/${booked}`, { options: [{ id: ids[0], count: 1 }], people: 3 });
    await enter(page, studio, `/admin/bookings?booking=${booked}`);
    await dialog(page).getByRole('button', { name: 'Bearbeiten' }).click();
    await expect(extras(page).getByLabel('Make-up')).toBeChecked();
    await expect(extras(page).getByLabel('Personen')).toHaveValue('3');
    await expect(extras(page)).toContainText(`${minutes + 55} Min. · ${euro(price + 75)}`);
    await extras(page).getByLabel('Make-up').uncheck();
    await extras(page).getByLabel('Abzug').selectOption('2');
    await expect(extras(page)).toContainText(`${minutes + 10} Min. · ${euro(price + 40)}`);
    await expect(dialog(page).getByText('Diese Zeit ist frei.')).toBeVisible();
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await dialog(page).getByRole('button', { name: 'Speichern' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ options: [{ id: ids[1], count: 2 }], people: 3 });
    await expect(dialog(page)).toContainText('2 × Abzug');
    await dialog(page).getByRole('button', { name: 'Bearbeiten' }).click();
    await dialog(page).getByRole('textbox', { name: 'Notizen' }).fill('nur das');
    const again = page.waitForRequest((request) => request.method() === 'PUT');
    await dialog(page).getByRole('button', { name: 'Speichern' }).click();
    expect((await again).postDataJSON()).not.toHaveProperty('options');
    await expect(dialog(page).getByRole('button', { name: 'Bearbeiten' })).toBeVisible();
    const { body } = await studio.api('GET', `/api/admin/bookings/${booked}`);
    expect(body).toMatchObject({ service_price: price + 40, notes: 'nur das' });
  });
});

test('a contact is booked with extras, and the session is as long as they take (PLAN-31) @whole', async ({
  page,
  studio,
}) => {
  await emptyBoard(studio);
  const { minutes } = await offer(studio);
  const lead = await addLead(studio, {});
  await enter(page, studio, '/admin/kontakten');
  await moveTo(page, lead, 'Termin geplant');
  await dialogOf(page).getByLabel('Service').selectOption({ index: 1 });
  await extras(page).getByLabel('Make-up').check();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await dialogOf(page).getByLabel('Fotograf').selectOption({ index: 1 });
  await chooseTime(page);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/bookings'));
  await page.getByRole('button', { name: 'Bestätigen' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ people: 2, duration_minutes: minutes + 45 });
  await expect.poll(async () => (await stored(studio, lead.id)).converted_to_booking).toBe(true);
  const { converted_to_booking_id: id } = await stored(studio, lead.id);
  const { items } = (await studio.api('GET', `/api/admin/bookings/${id}`)).body;
  expect(items.map(({ name_de }: { name_de: string }) => name_de)).toEqual(['Make-up', 'Studiopauschale', 'Personen']);
});
