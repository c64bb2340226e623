import { berlinDay, book, enter, expectAccessible, transitionsEnded, withoutBookings } from './admin.ts';
import { expect, test } from './studio.ts';
import { german } from './wizard.ts';

const person = (name: string, email = 'k@kunde.example') => ({ customer: { name, email, phone: '+49 170 1234567' } });

test.beforeEach(({ studio }) => withoutBookings(studio));

test.describe('in a browser of another time zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('editing, in Berlin time (BOOK-044..052, BOOK-059, AMB-113, AMB-085)', async ({ page, studio }) => {
    const booking = await book(studio, '2030-06-05T10:00');
    await enter(page, studio, `/admin/bookings?booking=${booking.id}`);
    await page.getByRole('button', { name: 'Bearbeiten' }).click();
    const form = page.getByRole('dialog');
    const [start, name, email, phone] = [
      form.getByLabel('Datum und Uhrzeit'),
      form.getByLabel('Name'),
      form.getByLabel('E-Mail'),
      form.getByLabel('Telefon'),
    ];
    const [service, photographer] = [form.getByLabel('Service'), form.getByLabel('Fotograf')];
    await expect(start).toHaveValue('05.06.2030, 10:00');
    await expect(service.getByRole('option', { selected: true })).toHaveText('Porträtshooting');
    let puts = 0;
    page.on('request', (request) => void (puts += request.method() === 'PUT' ? 1 : 0));
    for (const field of [start, name, email, phone]) await field.fill('');
    await service.selectOption('');
    await photographer.selectOption('');
    await form.getByRole('button', { name: 'Speichern' }).click();
    for (const text of [
      'den Namen ein',
      'die E‑Mail-Adresse ein',
      'die Telefonnummer ein',
      'einen Service',
      'einen Fotografen',
      'Datum und Uhrzeit.',
    ]) {
      await expect(form.getByText(text)).toBeVisible();
    }
    await expect(start).toBeFocused();
    await expectAccessible(page);
    expect(puts).toBe(0);

    await start.fill('2030-06-06T11:30');
    await service.selectOption({ label: 'Bewerbungsfotos' });
    await photographer.selectOption({ label: 'Max Berger' });
    await name.fill('  Max Muster ');
    await email.fill(' max@kunde.example');
    await phone.fill('+49 30 123456 ');
    await form.getByLabel('WhatsApp-Nachrichten').check();
    await form.getByLabel('Notizen').fill(' mit Hund ');
    const put = page.waitForRequest((request) => request.method() === 'PUT');
    await form.getByRole('button', { name: 'Speichern' }).click();
    expect((await put).postDataJSON()).toMatchObject({
      start: '2030-06-06T11:30',
      customer: {
        name: 'Max Muster',
        email: 'max@kunde.example',
        phone: '+49 30 123456',
        whatsapp_notifications: true,
      },
      notes: 'mit Hund',
    });
    await expect(page.getByText('Buchung aktualisiert')).toBeVisible();
    await expect(page.getByRole('dialog').getByText('11:30 – 12:00 · 30 Min.')).toBeVisible();
    const saved = (await studio.api('GET', `/api/admin/bookings/${booking.id}`)).body;
    expect(saved).toMatchObject({
      start: '2030-06-06T11:30:00+02:00',
      customer_name: 'Max Muster',
      photographer_name: 'Max Berger',
      status: 'PENDING',
    });
  });
});

test('a cancelled booking comes back, if its time is free (BOOK-054, BOOK-055, BOOK-056, BOOK-060)', async ({
  page,
  studio,
}) => {
  const booking = await book(studio, `${berlinDay(3)}T10:00`);
  await studio.api('POST', `/api/admin/bookings/${booking.id}/cancel`, { reason: 'krank' });
  const other = await book(studio, `${berlinDay(3)}T10:00`, person('Jonas Weiß'));
  await enter(page, studio, `/admin/bookings?booking=${booking.id}`);
  await expect(page.getByRole('dialog').getByText('krank').first()).toBeVisible();
  await page.getByRole('button', { name: 'Wiederherstellen' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('note')).toContainText('reaktiviert und der Kunde darüber benachrichtigt');
  await expect(form.getByText('Nicht frei: der Fotograf ist schon gebucht')).toBeVisible();
  let puts = 0;
  page.on('request', (request) => void (puts += request.method() === 'PUT' ? 1 : 0));
  await form.getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(
    form.getByText('Die ausgewählte Zeit ist nicht verfügbar. Bitte wählen Sie eine andere Zeit.'),
  ).toBeVisible();
  expect(puts).toBe(0);

  await studio.api('DELETE', `/api/admin/bookings/${other.id}`);
  const put = page.waitForRequest((request) => request.method() === 'PUT');
  await form.getByRole('button', { name: 'Wiederherstellen' }).click();
  expect((await put).postDataJSON()).toMatchObject({ status: 'PENDING' });
  await expect(page.getByText('Buchung wiederhergestellt')).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('Ausstehend');
});

test('free times that arrive leave "Speichern" where it is', async ({ page, studio }) => {
  const booking = await book(studio, `${berlinDay(3)}T10:00`);
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

test('a save that is refused says why, and nothing typed is lost (BOOK-057, BOOK-058)', async ({ page, studio }) => {
  const booking = await book(studio, `${berlinDay(3)}T10:00`);
  await book(studio, `${berlinDay(3)}T14:00`, person('Jonas Weiß'));
  await enter(page, studio, `/admin/bookings?booking=${booking.id}`);
  await page.getByRole('button', { name: 'Bearbeiten' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Datum und Uhrzeit').fill(`${berlinDay(3)}T14:00`);
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
  await expect(form.getByLabel('Datum und Uhrzeit')).toHaveValue(`${german(berlinDay(3))}, 14:00`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toContainText('noch nicht gespeichert');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(form.getByLabel('Datum und Uhrzeit')).toHaveValue(`${german(berlinDay(3))}, 14:00`);
});

test('Two people who edit one booking do not overwrite each other', async ({ page, studio }) => {
  const booking = await book(studio, `${berlinDay(3)}T10:00`);
  await enter(page, studio, `/admin/bookings?booking=${booking.id}`);
  await page.getByRole('button', { name: 'Bearbeiten' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Notizen').fill('meine Notiz');
  await studio.api('PUT', `/api/admin/bookings/${booking.id}`, { customer: { name: 'Clara Neumann' } });
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(form.getByRole('alert')).toContainText('inzwischen von jemand anderem geändert');
  await form.getByRole('button', { name: 'Meine Änderungen behalten' }).click();
  await expect(form.getByLabel('Notizen')).toHaveValue('meine Notiz');
  await form.getByLabel('Name').fill('Clara Neumann');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Buchung aktualisiert')).toBeVisible();
  expect((await studio.api('GET', `/api/admin/bookings/${booking.id}`)).body).toMatchObject({
    customer_name: 'Clara Neumann',
    notes: 'meine Notiz',
  });
});
