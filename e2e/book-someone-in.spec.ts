import type { Page } from '@playwright/test';
import {
  berlinDay,
  book,
  complaintsOf,
  enter,
  expectAccessible,
  expectNoSidewaysScroll,
  withoutBookings,
} from './admin.ts';
import { addLead, card, emptyBoard } from './contacts.ts';
import { expect, type Studio, test } from './studio.ts';
import { german, weekdayAhead } from './wizard.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const palette = (page: Page) => page.getByRole('combobox', { name: 'Befehle und Bereiche' });
const field = (page: Page, label: string) => dialog(page).getByLabel(new RegExp(`^${label}`));
const known = (page: Page) => dialog(page).getByRole('listbox', { name: 'Bekannte Kunden' });
const title = (page: Page) => dialog(page).getByRole('heading', { name: 'Buchung erstellen' });

const idsOf = async (studio: Studio) => {
  const [services, photographers] = [
    await studio.visit('GET', '/api/services'),
    await studio.visit('GET', '/api/photographers'),
  ];
  return { service: services.body[0].id as string, photographer: photographers.body[0].id as string };
};

const clara = { name: 'Clara Hoffmann', email: 'clara@kunde.example', phone: '+49 177 8331234' };
const ben = { name: 'Ben Adler', email: 'ben@kunde.example', phone: '+49 178 9990000' };

test.beforeEach(async ({ studio }) => {
  await withoutBookings(studio);
  await book(studio, `${berlinDay(20)}T22:00`, { customer: clara });
  await book(studio, `${berlinDay(21)}T22:00`, { customer: ben });
});

test('0177 833 finds +49 177 833 in the palette, the bookings, the customers and on the board (BOOK-082)', async ({
  page,
  studio,
}) => {
  await emptyBoard(studio);
  const [called, other] = [await addLead(studio, { phone: clara.phone }), await addLead(studio, { phone: ben.phone })];
  await enter(page, studio, '/admin/bookings');
  await page.getByRole('searchbox').fill('0177 833');
  await expect(page.locator('tbody [data-row-name]')).toHaveText([clara.name]);
  await page.keyboard.press('Control+k');
  await palette(page).fill('0177 833');
  await expect(dialog(page).getByRole('option')).toHaveText([/^Clara Hoffmann · clara@/, /^Clara Hoffmann · /]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Buchung erstellen' }).click();
  await field(page, 'Telefon').fill('0177 833');
  await expect(known(page).getByRole('option')).toHaveText([/Clara Hoffmann/]);
  await page.goto('/admin/kontakten');
  await page.getByRole('searchbox').fill('0177 833');
  await expect(card(page, called)).toBeVisible();
  await expect(card(page, other)).toHaveCount(0);
});

test('a known customer is booked in from the bookings without a mouse, at a free time (BOOK-081)', async ({
  page,
  studio,
}) => {
  const complaints = complaintsOf(page);
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
  expect(complaints).toEqual([]);
});

test('who is new is typed in as before, and the offer goes with the focus', async ({ page, studio }) => {
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

test('the form opens from everywhere: by the palette, and by Alt N where no text is written (BOOK-081)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/reports');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await palette(page).fill('buchung ers');
  await expect(dialog(page).getByRole('option')).toHaveText([/Buchung erstellen\s*Alt N/]);
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeVisible();
  await expect(field(page, 'Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Alt+n');
  await expect(title(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/admin/bookings');
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Alt+n');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);
});

test('editing shows the free times of the day, of the chosen photographer, and one press takes one', async ({
  page,
  studio,
}) => {
  const day = weekdayAhead(3, 6);
  const booking = await book(studio, `${day}T10:00`, { customer: { ...clara, name: 'Dora Edel' } });
  await book(studio, `${day}T14:00`, { customer: ben });
  await enter(page, studio, `/admin/bookings?booking=${booking.id}`);
  await dialog(page).getByRole('button', { name: 'Bearbeiten' }).click();
  const times = dialog(page).getByRole('group', { name: 'Freie Zeiten' });
  await expect(times.getByRole('button', { name: '10:00' })).toHaveAttribute('aria-pressed', 'true');
  await expect(times.getByRole('button', { name: '14:00' })).toHaveCount(0);
  await dialog(page).getByLabel('Fotograf').selectOption({ index: 2 });
  await expect(times.getByRole('button', { name: '14:00' })).toBeVisible();
  await times.getByRole('button', { name: '16:00' }).click();
  await expect(dialog(page).getByLabel('Datum und Uhrzeit')).toHaveValue(`${german(day)}, 16:00`);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Bearbeiten' })).toBeVisible();
  const { body } = await studio.api('GET', `/api/admin/bookings/${booking.id}`);
  expect(body.start).toContain(`${day}T16:00`);
});
