import { berlinDay, book, complaintsOf, enter, expectAccessible, withoutBookings } from './admin.ts';
import { expect, test } from './studio.ts';

const person = (name: string, email = 'k@kunde.example') => ({ customer: { name, email, phone: '+49 170 1234567' } });

test.beforeEach(({ studio }) => withoutBookings(studio));

test('the details, from the keyboard too, and the way to the calendar (BOOK-023, BOOK-024, BOOK-030)', async ({
  page,
  studio,
}) => {
  const complaints = complaintsOf(page);
  const booking = await book(studio, '2030-06-05T10:00', {
    ...person('Clara Hoffmann', 'clara@kunde.example'),
    notes: 'Mit Hund',
  });
  await book(studio, '2030-06-05T12:00', person('Jonas Weiß'));
  await enter(page, studio, '/admin/bookings?sort=start&order=asc');
  await page.getByRole('button', { name: 'Clara Hoffmann', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Jonas Weiß', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog');
  await expect(details.getByText('Mittwoch, 5. Juni 2030')).toBeVisible();
  await expect(details.getByText('Mit Hund')).toBeVisible();
  await expect(details.getByRole('link', { name: 'clara@kunde.example' })).toHaveAttribute(
    'href',
    'mailto:clara@kunde.example',
  );
  await expect(details.getByRole('region', { name: 'Verlauf' })).toContainText('Gebucht');
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Bearbeiten' }).click();
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Clara Hoffmann');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(details.getByText('Mittwoch, 5. Juni 2030')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await page.getByRole('button', { name: 'Details: Clara Hoffmann' }).click();
  await details.getByRole('link', { name: 'Im Kalender ansehen' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/calendar\\?date=2030-06-05&booking=${booking.id}$`));
  expect(complaints).toEqual([]);
});

test('complete a session and record what it brought (BOOK-025, BOOK-061..065, BOOK-075, AMB-044)', async ({
  page,
  studio,
}) => {
  // Under way: it has begun and has not ended.
  const minute = 60_000;
  const begun = new Date(Math.floor(Date.now() / minute - 5) * minute).toISOString();
  const booking = await book(studio, begun);
  await studio.api('PUT', `/api/admin/bookings/${booking.id}/status?new_status=CONFIRMED`);
  await enter(page, studio, `/admin/bookings?booking=${booking.id}`);
  const details = page.getByRole('dialog');
  await expect(details.getByRole('button', { name: 'Bearbeiten' })).toBeVisible();
  await expect(details.getByRole('button', { name: 'Umsatz erfassen' })).toHaveCount(0);
  await details.getByRole('button', { name: 'Als abgeschlossen markieren' }).click();
  await details.getByRole('button', { name: 'Umsatz erfassen' }).click();
  const form = page.getByRole('dialog', { name: 'Umsatz erfassen' });
  const [photos, revenue] = [form.getByLabel('Gelieferte Fotos'), form.getByLabel('Tatsächlicher Umsatz (€)')];
  await expect(photos).toHaveAttribute('min', '0');
  await expect(revenue).toHaveAttribute('min', '0');
  await expect(revenue).toHaveAttribute('step', '0.01');
  await photos.fill('-1');
  await revenue.focus();
  await expect(photos).toHaveValue('0');
  await photos.fill('1.5');
  await revenue.fill('');
  await form.getByLabel('Notizen zum Umsatz').fill(' Nachbestellung ');
  await expect(revenue).toHaveValue('0');
  await revenue.fill('189.9');
  const put = page.waitForRequest((request) => request.url().endsWith('/umsatz'));
  await form.getByRole('button', { name: 'Speichern' }).click();
  expect((await put).postDataJSON()).toEqual({
    photos_delivered: 1,
    actual_revenue: 189.9,
    revenue_notes: 'Nachbestellung',
  });
  await expect(page.getByText('Umsatz gespeichert')).toBeVisible();
  await expect(details.getByText('189,90 € · 1 Foto')).toBeVisible();
});

test('notes about the customer (BOOK-026, BOOK-027, BOOK-029, BOOK-080, CUST-005, CUST-012, CUST-016..022, ERR-018)', async ({
  page,
  studio,
}) => {
  const email = `${crypto.randomUUID()}@kunde.example`;
  const booking = await book(studio, `${berlinDay(2)}T10:00`, person('Clara Hoffmann', email));
  for (const note of ['Erste', 'Zweite', 'Dritte', 'Vierte'])
    await studio.api('POST', `/api/admin/customers/${email}/notes`, { note, note_type: 'general' });
  const asked = page.waitForRequest(/\/notes\?/);
  await enter(page, studio, `/admin/bookings?booking=${booking.id}`);
  expect(new URL((await asked).url()).search).toBe('?limit=3');
  const notes = page.getByRole('region', { name: 'Notizen zum Kunden' });
  await expect(notes.getByRole('listitem')).toHaveCount(2);
  await expect(notes.getByRole('listitem').first()).toContainText('Vierte');

  await notes.getByRole('button', { name: 'Notiz hinzufügen' }).click();
  const form = page.getByRole('dialog', { name: 'Notiz hinzufügen' });
  await expect(form.getByLabel('Notiz', { exact: true })).toBeFocused();
  await expect(form.getByLabel('Art').getByRole('option')).toHaveText([
    'Allgemein',
    'Vorliebe',
    'Rückmeldung',
    'Problem',
    'Erinnerung',
  ]);
  await form.getByLabel('Notiz', { exact: true }).fill('   ');
  await expect(form.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  await form.getByLabel('Notiz', { exact: true }).fill(' Mag Tageslicht ');
  await form.getByLabel('Art').selectOption('preference');
  await form.getByRole('button', { name: 'Speichern' }).click();
  // In front of the dialog, where it can be clicked and is announced.
  await expect(page.getByRole('dialog').getByText('Notiz hinzugefügt', { exact: true })).toBeVisible();
  const newest = notes.getByRole('listitem').first();
  await expect(newest).toContainText('Mag Tageslicht');
  await expect(newest).toContainText('Vorliebe · Sabine Vogel');

  await newest.getByRole('button', { name: 'Notiz bearbeiten' }).click();
  const edit = page.getByRole('dialog', { name: 'Notiz bearbeiten' });
  await edit.getByLabel('Notiz', { exact: true }).fill('Mag Kunstlicht');
  await edit.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Notiz aktualisiert')).toBeVisible();
  await expect(newest).toContainText('Mag Kunstlicht');

  const remove = newest.getByRole('button', { name: 'Notiz löschen' });
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Behalten' }).click();
  await expect(newest).toContainText('Mag Kunstlicht');
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Notiz löschen' }).click();
  await expect(page.getByText('Notiz gelöscht')).toBeVisible();
  await expect(newest).toContainText('Vierte');

  await page.route(/\/customers\/.*notes/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, body: 'kaputt' }),
  );
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Notiz löschen' }).click();
  await expect(page.getByText('Fehler beim Löschen der Notiz: API Error: 500 kaputt')).toBeVisible();
  await newest.getByRole('button', { name: 'Notiz bearbeiten' }).click();
  await edit.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Fehler beim Aktualisieren der Notiz: API Error: 500 kaputt')).toBeVisible();
  await page.keyboard.press('Escape');
  await notes.getByRole('button', { name: 'Notiz hinzufügen' }).click();
  await form.getByLabel('Notiz', { exact: true }).fill('x');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Fehler beim Hinzufügen der Notiz: API Error: 500 kaputt')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('the history of the customer (BOOK-028, CUST-009, CUST-023, AMB-053, AMB-054)', async ({ page, studio }) => {
  const email = `${crypto.randomUUID()}@kunde.example`;
  const booking = await book(studio, '2030-06-05T10:00', person('Clara Hoffmann', email));
  await enter(page, studio, `/admin/bookings?booking=${booking.id}`);
  await page.getByRole('button', { name: 'Kundenhistorie ansehen' }).click();
  const history = page.getByRole('dialog', { name: 'Kundenhistorie: Clara Hoffmann' });
  await expect(history.getByText('Termin steht an')).toBeVisible();
  await expect(history.getByRole('region', { name: 'Buchungen' }).getByRole('listitem')).toHaveText([
    '05.06.2030, 10:00Porträtshooting' + booking.photographer_name + '150,00 €Ausstehend',
  ]);
  await expectAccessible(page);

  const nobody = await book(studio, '2030-06-05T12:00', person('Ben Adler', 'kunde@fotobooking.invalid'));
  await page.route('**/profile*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`/admin/bookings?booking=${nobody.id}`);
  const asked = page.waitForRequest('**/profile*');
  await page.getByRole('button', { name: 'Kundenhistorie ansehen' }).click();
  expect(new URL((await asked).url()).searchParams.get('customer_name')).toBe('Ben Adler');
  await expect(page.getByText('Kundendaten konnten nicht geladen werden')).toBeVisible();
  await expect(page.getByText('Не удалось загрузить данные клиента')).toBeVisible();
});
