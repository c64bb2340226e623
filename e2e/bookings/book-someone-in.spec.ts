import {
  book,
  enter,
  expectAccessible,
  expectNoSidewaysScroll,
  pageErrorsOf,
  withoutBookings,
} from '../support/admin.ts';
import { berlinDay, weekdayAhead } from '../support/dates.ts';
import { expect, type Studio, test } from '../support/studio.ts';
import { ben, clara, dialog, field, known, title } from './book-someone-in.ts';

const idsOf = async (studio: Studio) => {
  const [services, photographers] = [
    await studio.visit('GET', '/api/services'),
    await studio.visit('GET', '/api/photographers'),
  ];
  return { service: services.body[0].id as string, photographer: photographers.body[0].id as string };
};

test.beforeEach(async ({ studio }) => {
  await withoutBookings(studio);
  await book(studio, `${berlinDay(20)}T22:00`, { customer: clara });
  await book(studio, `${berlinDay(21)}T22:00`, { customer: ben });
});

test('a known customer is booked from the list of bookings by keyboard, at a free time (BOOK-081)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const day = weekdayAhead(3, 6);
  const { service, photographer } = await idsOf(studio);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/availability') asked.push([...searchParams.keys()].toSorted().join());
  });
  await enter(page, studio, '/admin/bookings');
  await page.getByRole('button', { name: 'Buchung erstellen' }).press('Enter');
  await expect(title(page)).toBeVisible();
  await expect(field(page, 'Name')).toBeFocused();
  await page.keyboard.type('hoff');
  await expect(known(page).getByRole('option')).toHaveText(['Clara Hoffmannclara@kunde.example+49 177 8331234']);
  await expect(field(page, 'Name')).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  // Escape closes the suggestions only.
  await page.keyboard.press('Escape');
  await expect(known(page)).toHaveCount(0);
  await expect(field(page, 'Name')).toHaveValue('hoff');
  await page.keyboard.type('m');
  await expect(known(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(known(page)).toHaveCount(0);
  for (const [label, value] of [
    ['Name', clara.name],
    ['E.Mail', clara.email],
    ['Telefon', clara.phone],
  ] as const)
    await expect(field(page, label)).toHaveValue(value);
  await field(page, 'Service').selectOption(service);
  await field(page, 'Fotograf/in').selectOption(photographer);
  await field(page, 'Datum').fill(day);
  await dialog(page).getByRole('button', { name: '10:00' }).press('Enter');
  await dialog(page).getByRole('button', { name: 'Buchung erstellen' }).press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText('Die Buchung wurde erstellt. Status: bestätigt');
  await page.keyboard.press('Enter');
  const { body } = await studio.api('GET', '/api/admin/bookings?search=clara&status=CONFIRMED');
  expect(body).toMatchObject([{ customer_email: clara.email, customer_phone: clara.phone }]);
  expect(body[0].start).toContain(`${day}T10:00`);
  // The times are requested once, and nothing about the customer with them.
  expect(asked).toEqual(['date,notice,photographer_id,service_id']);
  expect(errors).toEqual([]);
});

test('a new customer is typed in as before, and the suggestions close when the field loses focus @whole', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/bookings');
  await page.getByRole('button', { name: 'Buchung erstellen' }).click();
  await expect(field(page, 'Name')).toBeFocused();
  await page.keyboard.type('Ben');
  await expect(known(page)).toBeVisible();
  await field(page, 'Service').focus();
  await expect(known(page)).toHaveCount(0);
  await expect(field(page, 'E.Mail')).toHaveValue('');
  await field(page, 'E.Mail').fill('kunde.example');
  await known(page).getByRole('option', { name: 'Clara' }).click();
  await expect(field(page, 'Name')).toHaveValue(clara.name);
  await page.setViewportSize({ width: 375, height: 812 });
  await field(page, 'Telefon').fill('0178 999');
  await expect(known(page).getByRole('option')).toHaveText([/Ben Adler/]);
  await expectNoSidewaysScroll(page);
  await expect(known(page)).toBeInViewport({ ratio: 1 });
});
