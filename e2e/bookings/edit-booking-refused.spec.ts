import { book, enter, transitionsEnded, withoutBookings } from '../support/admin.ts';
import { german, weekdayAhead } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

const person = (name: string, email = 'k@kunde.example') => ({ customer: { name, email, phone: '+49 170 1234567' } });

// The studio is closed on Sundays.
const day = weekdayAhead(3, 3);

test.beforeEach(({ studio }) => withoutBookings(studio));

test('loading the free times does not move "Speichern" @whole', async ({ page, studio }) => {
  const booking = await book(studio, `${day}T10:00`);
  let respond = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/api/admin/bookings/check-availability', async (route) => {
    await held;
    await route.continue();
  });
  await enter(page, studio, `/admin/bookings?booking=${booking.id}`);
  await page.getByRole('button', { name: 'Bearbeiten' }).click();
  const form = page.getByRole('dialog');
  const save = form.getByRole('button', { name: 'Speichern' });
  await expect(form.getByRole('group', { name: 'Freie Zeiten' })).toBeVisible();
  await transitionsEnded(page);
  const before = await save.boundingBox();
  respond();
  await expect(form.getByRole('button', { name: '11:00' })).toBeVisible();
  expect(await save.boundingBox()).toEqual(before);
});

test('a refused save shows the reason, and the input is kept (BOOK-057, BOOK-058)', async ({ page, studio }) => {
  const booking = await book(studio, `${day}T10:00`);
  await book(studio, `${day}T14:00`, person('Jonas Weiß'));
  await enter(page, studio, `/admin/bookings?booking=${booking.id}`);
  await page.getByRole('button', { name: 'Bearbeiten' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Datum und Uhrzeit').fill(`${day}T14:00`);
  await expect(form.getByText('Nicht frei: der Fotograf ist schon gebucht')).toBeVisible();
  await expect(form.getByRole('button', { name: '11:00' })).toBeVisible();
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(form.getByRole('alert')).toHaveText(
    'Die ausgewählte Zeit ist nicht verfügbar. Bitte wählen Sie eine andere Zeit.',
  );
  await page.route(`**/api/admin/bookings/${booking.id}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 400, json: { detail: 'Regel 7' } }) : route.continue(),
  );
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(form.getByRole('alert')).toHaveText('Fehler beim Speichern: Regel 7');
  await expect(form.getByLabel('Datum und Uhrzeit')).toHaveValue(`${german(day)}, 14:00`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toContainText('noch nicht gespeichert');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(form.getByLabel('Datum und Uhrzeit')).toHaveValue(`${german(day)}, 14:00`);
});

test('two administrators who edit one booking do not overwrite each other', async ({ page, studio }) => {
  const booking = await book(studio, `${day}T10:00`);
  await enter(page, studio, `/admin/bookings?booking=${booking.id}`);
  await page.getByRole('button', { name: 'Bearbeiten' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Notizen' }).fill('meine Notiz');
  await studio.api('PUT', `/api/admin/bookings/${booking.id}`, { customer: { name: 'Clara Neumann' } });
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(form.getByRole('alert')).toContainText('inzwischen von jemand anderem geändert');
  await form.getByRole('button', { name: 'Meine Änderungen behalten' }).click();
  await expect(form.getByRole('textbox', { name: 'Notizen' })).toHaveValue('meine Notiz');
  await form.getByLabel('Name').fill('Clara Neumann');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Buchung aktualisiert')).toBeVisible();
  expect((await studio.api('GET', `/api/admin/bookings/${booking.id}`)).body).toMatchObject({
    customer_name: 'Clara Neumann',
    notes: 'meine Notiz',
  });
});
