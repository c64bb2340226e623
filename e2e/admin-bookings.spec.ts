import readExcelFile from 'read-excel-file/node';
import { excelTexts } from '../src/features/reports/texts/excel.ts';
import {
  berlinDay,
  book,
  complaintsOf,
  enter,
  expectAccessible,
  expectNoSidewaysScroll,
  transitionsEnded,
  withoutBookings,
} from './admin.ts';
import { expect, test } from './studio.ts';
import { german } from './wizard.ts';

const list = /\/api\/admin\/bookings(?:\?|$)/;
const rows = '[data-index]';
const person = (name: string, email = 'k@kunde.example') => ({ customer: { name, email, phone: '+49 170 1234567' } });

test.beforeEach(({ studio }) => withoutBookings(studio));

test('search finds, and emptiness says why (BOOK-001, BOOK-002, BOOK-003, BOOK-034..037)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/bookings');
  const heading = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(heading).toHaveText('Noch keine Buchungen vorhanden');
  await page.getByRole('button', { name: /^Abgeschlossen/ }).click();
  await expect(heading).toHaveText('Keine Buchungen mit dem Status „Abgeschlossen“');

  await book(studio, `${berlinDay(2)}T10:00`, {
    ...person('Clara Hoffmann', 'clara@kunde.example'),
    notes: 'Mit Hund',
  });
  await book(studio, `${berlinDay(2)}T12:00`, person('Jonas Weiß', 'jonas@kunde.example'));
  await page.goto('/admin/bookings');
  const search = page.getByRole('searchbox', { name: 'Buchungen durchsuchen' });
  for (const text of ['CLARA', 'clara@KUNDE', 'mit hund', 'fmann']) {
    await search.fill(text);
    await expect(page.locator(rows)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Clara Hoffmann', exact: true })).toBeVisible();
  }
  for (const text of ['170 1234567', 'porträt', 'anna lind']) {
    await search.fill(text);
    await expect(page.locator(rows)).toHaveCount(2);
  }
  await search.fill('zzz');
  await expect(heading).toHaveText('Keine Buchungen für „zzz“ gefunden');
  await page.getByRole('button', { name: 'Suche löschen' }).first().click();
  await expect(page.locator(rows)).toHaveCount(2);
});

test('filter and order are asked of the server (BOOK-004..010, BOOK-017, AMB-111)', async ({ page, studio }) => {
  await book(studio, `${berlinDay(2)}T10:00`);
  const asked = async (act: () => Promise<unknown>): Promise<Record<string, string>> => {
    const request = page.waitForRequest((candidate) => list.test(candidate.url()));
    await act();
    const query = Object.fromEntries(new URL((await request).url()).searchParams);
    // However many there are, the first page is requested first.
    expect(query).toMatchObject({ limit: '100', offset: '0' });
    return Object.fromEntries(Object.entries(query).filter(([name]) => name !== 'limit' && name !== 'offset'));
  };
  expect(await asked(() => enter(page, studio, '/admin/bookings'))).toEqual({
    sort_by: 'created_at',
    sort_order: 'desc',
  });
  const filter = page.getByRole('group', { name: 'Status' });
  await expect(filter.getByRole('button')).toHaveText([
    'Alle1',
    'Ausstehend1',
    'Zahlung offen0',
    'Bestätigt0',
    'Abgeschlossen0',
    'Storniert0',
  ]);
  const statuses = [
    ['Ausstehend', 'PENDING'],
    ['Zahlung offen', 'PAYMENT_PENDING'],
    ['Bestätigt', 'CONFIRMED'],
    ['Abgeschlossen', 'COMPLETED'],
    ['Storniert', 'CANCELLED'],
  ];
  for (const [name, status] of statuses) {
    const query = await asked(() => filter.getByRole('button', { name: new RegExp(`^${name}`) }).click());
    expect(query['status']).toBe(status);
  }
  await filter.getByRole('button', { name: /^Alle/ }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('columnheader').getByRole('button')).toHaveText(['Kunde', 'Datum und Uhrzeit', 'Status']);
  const byStart = page.getByRole('columnheader').getByRole('button', { name: 'Datum und Uhrzeit' });
  expect(await asked(() => byStart.click())).toEqual({ sort_by: 'start', sort_order: 'desc' });
  expect(await asked(() => byStart.click())).toEqual({ sort_by: 'start', sort_order: 'asc' });
  await expect(page.getByRole('columnheader', { name: 'Datum und Uhrzeit' })).toHaveAttribute('aria-sort', 'ascending');
  const selector = page.getByRole('combobox', { name: 'Sortieren nach' });
  const fields = ['created_at', 'updated_at', 'start', 'status', 'customer_name', 'customer_email'];
  expect(
    await selector
      .getByRole('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value)),
  ).toEqual(fields);
  for (const field of ['updated_at', 'customer_name', 'customer_email', 'status']) {
    expect(await asked(() => selector.selectOption(field))).toEqual({ sort_by: field, sort_order: 'desc' });
  }
  expect(await asked(() => page.getByRole('button', { name: 'Absteigend sortiert' }).click())).toEqual({
    sort_by: 'status',
    sort_order: 'asc',
  });
  await page.reload();
  await expect(selector).toHaveValue('status');
});

test('the columns, and what a row offers (BOOK-011..016, BOOK-018, BOOK-020, I18N-004)', async ({ page, studio }) => {
  const pending = await book(studio, '2030-06-05T10:00', person('Clara Hoffmann', 'clara@kunde.example'));
  const confirmed = await book(studio, '2030-06-05T12:00', person('Jonas Weiß', 'jonas@kunde.example'));
  const cancelled = await book(studio, '2030-06-05T14:00', person('Ben Adler', 'intern@fotobooking.invalid'));
  await studio.api('PUT', `/api/admin/bookings/${confirmed.id}/status?new_status=CONFIRMED`);
  await studio.api('POST', `/api/admin/bookings/${cancelled.id}/cancel`, { reason: 'krank' });
  await enter(page, studio, '/admin/bookings?sort=start&order=asc');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Kunde',
    'Service',
    'Fotograf',
    'Datum und Uhrzeit',
    'Status',
    'Aktionen',
  ]);
  const row = (name: string) => page.getByRole('row', { name });
  await expect(row('Clara Hoffmann').getByRole('cell')).toHaveText([
    'Clara Hoffmannclara@kunde.example',
    'Porträtshooting150,00 €',
    pending.photographer_name,
    'Mi., 5. Juni, 10:00',
    'Ausstehend',
    '',
  ]);
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(row('Clara Hoffmann').getByRole('cell')).toContainText([
    '',
    'Портретная фотосессия',
    '',
    'ср, 5 июня, 10:00',
    'Ожидает',
    '',
  ]);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  // A placeholder address is not shown.
  await expect(row('Ben Adler').getByRole('cell').first()).toHaveText('Ben Adler–');
  const offers = async (name: string) =>
    row(name)
      .getByRole('cell')
      .last()
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('title')));
  expect(await offers('Clara Hoffmann')).toEqual(['Bestätigen', 'Stornieren', 'Details']);
  expect(await offers('Jonas Weiß')).toEqual(['Stornieren', 'Details']);
  expect(await offers('Ben Adler')).toEqual(['Details']);
});

test('confirm and cancel in the row (BOOK-019, BOOK-021, BOOK-022, BOOK-032, BOOK-072, AMB-035, AMB-046, ERR-009, ERR-016)', async ({
  page,
  studio,
}) => {
  const booking = await book(studio, `${berlinDay(2)}T10:00`);
  await enter(page, studio, '/admin/bookings');
  const stats = page.waitForRequest('**/stats/overview');
  const put = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Bestätigen: Clara Hoffmann' }).click();
  expect(new URL((await put).url()).pathname + new URL((await put).url()).search).toBe(
    `/api/admin/bookings/${booking.id}/status?new_status=CONFIRMED`,
  );
  await expect(page.getByText('Buchung von Clara Hoffmann bestätigt')).toBeVisible();
  await stats;
  await expect(page.getByRole('row', { name: 'Clara Hoffmann' })).toContainText('Bestätigt');

  const cancel = page.getByRole('button', { name: 'Stornieren: Clara Hoffmann' });
  let cancels = 0;
  page.on('request', (request) => void (cancels += request.url().endsWith('/cancel') ? 1 : 0));
  const question = page.getByRole('alertdialog');
  await cancel.click();
  await expect(question).toContainText('Buchung von Clara Hoffmann wirklich stornieren?');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(cancel).toBeFocused();
  await cancel.click();
  await question.getByRole('button', { name: 'Nicht stornieren' }).click();
  expect(cancels).toBe(0);
  const post = page.waitForRequest((request) => request.url().endsWith(`/bookings/${booking.id}/cancel`));
  await cancel.click();
  await question.getByRole('button', { name: 'Stornieren', exact: true }).click();
  expect((await post).postDataJSON()).toEqual({ reason: 'Vom Administrator storniert' });
  await expect(page.getByRole('row', { name: 'Clara Hoffmann' })).toContainText('Storniert');
});

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

test('a list that cannot be loaded says so; every visit asks anew (BOOK-033, BOOK-068)', async ({ page, studio }) => {
  await page.route(list, (route) => route.fulfill({ status: 418, body: 'x' }));
  await enter(page, studio, '/admin/bookings');
  await expect(page.getByRole('alert')).toContainText('Fehler beim Laden der Buchungen');
  await expect(page.getByRole('alert')).toContainText('API Error: 418 x');
  await page.unroute(list);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByText('Noch keine Buchungen vorhanden')).toBeVisible();
  await page.getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  const again = page.waitForRequest((request) => list.test(request.url()));
  await page.getByRole('link', { name: 'Buchungen', exact: true }).click();
  await again;
});

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
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
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
  answer();
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

test('a link marks a booking and brings it into view (BOOK-078, NAV-024, AMB-003)', async ({ page, studio }) => {
  const first = await book(studio, `${berlinDay(2)}T10:00`, person('Gesucht'));
  for (let index = 0; index < 25; index++)
    await book(studio, `${berlinDay(3 + index)}T10:00`, person(`Kundin ${index}`));
  await studio.api('POST', `/api/admin/bookings/${first.id}/cancel`, {});
  await enter(page, studio, `/admin/buchungen?highlight=${first.id}&status=PENDING&q=zzz`);
  const marked = page.locator('[data-highlighted]');
  await expect(marked).toContainText('Gesucht');
  await expect(marked).toBeInViewport();
  await expect(page.getByRole('button', { name: /^Alle/ })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/admin/bookings?highlight=nobody');
  await expect(page.locator(rows)).toHaveCount(26);
  await expect(marked).toHaveCount(0);
});

test('the downloaded file, cell by cell, in both languages (EXP-003..009, SRV-67, AMB-085, AMB-110)', async ({
  page,
  studio,
}) => {
  const booking = await book(studio, '2030-06-05T10:00', {
    customer: {
      name: '=HYPERLINK("http://evil")',
      email: 'max@kunde.example',
      phone: '+49 170 1234567',
      whatsapp_notifications: true,
    },
    notes: 'Mit Hund\nund <Kind> & Kegel',
  });
  const stored = (await studio.api('GET', `/api/admin/bookings/${booking.id}`)).body;
  const shown = (instant: string) => instant.replace(/^(\d+)-(\d+)-(\d+)T(\d+:\d+).*$/, '$3.$2.$1 $4');
  await enter(page, studio, '/admin/bookings');
  for (const [language, button, sheet, yes, status] of [
    ['de', 'Excel: alle Buchungen', 'Buchungen', 'Ja', 'Ausstehend'],
    ['ru', 'Excel: все записи', 'Бронирования', 'Да', 'Ожидает'],
  ] as const) {
    await page.getByRole('button', { name: language === 'de' ? 'Deutsch' : 'Русский' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const [read] = await readExcelFile(await (await download).path());
    expect(read?.sheet).toBe(sheet);
    const [headers, row, ...others] = read?.data ?? [];
    expect(headers).toHaveLength(15);
    expect(headers).toEqual(excelTexts[language].columns);
    expect(others).toEqual([]);
    expect(row).toEqual([
      1,
      booking.id,
      '=HYPERLINK("http://evil")',
      'max@kunde.example',
      '+49 170 1234567',
      yes,
      expect.any(String),
      150,
      booking.photographer_name,
      '05.06.2030 10:00',
      shown(stored.end),
      status,
      'Mit Hund\nund <Kind> & Kegel',
      shown(stored.created_at),
      shown(stored.updated_at),
    ]);
  }
});

test('a toast is gone after five seconds, not earlier and not later (BOOK-032)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/bookings');
  await expect(page.getByText('Noch keine Buchungen')).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Excel: alle Buchungen' }).click();
  const toast = page.getByText('Keine Daten zum Exportieren');
  await expect(toast.first()).toBeVisible();
  await page.clock.runFor(4900);
  await expect(toast.first()).toBeVisible();
  await page.clock.runFor(100);
  await expect(toast).toHaveCount(0);
});

test('a toast says by its look and its mark what kind it is (BOOK-031)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/bookings');
  const toast = (text: RegExp | string) => page.locator('[data-tone]', { hasText: text });
  await page.getByRole('button', { name: 'Excel: alle Buchungen' }).click();
  await expect(toast('Keine Daten zum Exportieren')).toHaveAttribute('data-tone', 'warning');
  await book(studio, `${berlinDay(2)}T10:00`);
  await page.reload();
  await page.getByRole('button', { name: 'Bestätigen: Clara Hoffmann' }).click();
  await expect(toast('bestätigt')).toHaveAttribute('data-tone', 'success');
  await page.route('**/export/excel*', (route) => route.abort());
  await page.getByRole('button', { name: 'Excel: alle Buchungen' }).click();
  await expect(toast('Fehler beim Export')).toHaveAttribute('data-tone', 'error');
  await expect(page.getByRole('alert')).toContainText('Fehler beim Export');
});

test('exports (BOOK-038, BOOK-039, EXP-001, EXP-002, EXP-005, EXP-014..017)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/bookings');
  await page.getByRole('button', { name: 'Excel: alle Buchungen' }).click();
  await expect(page.getByText('Keine Daten zum Exportieren')).toBeVisible();
  await book(studio, `${berlinDay(2)}T10:00`);
  await book(studio, `${berlinDay(2)}T12:00`);
  await page.goto('/admin/bookings?status=CANCELLED&q=zzz');
  const names = {
    'Excel: alle Buchungen': /^bookings_export_\d{4}-\d\d-\d\d_\d\d-\d\d\.xlsx$/,
    'Excel: Auswertung': /^bookings_summary_\d{4}-\d\d-\d\d_\d\d-\d\d\.xlsx$/,
  };
  for (const [button, name] of Object.entries(names)) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const file = (await download).suggestedFilename();
    expect(file).toMatch(name);
    await expect(page.getByText(`Export fertig: 2 Buchungen in ${file}`)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Русский' }).click();
  const asked = page.waitForRequest('**/export/excel*');
  await page.getByRole('button', { name: 'Excel: все записи' }).click();
  expect(new URL((await asked).url()).searchParams.get('language')).toBe('ru');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.route('**/export/excel*', (route) => route.abort());
  await page.getByRole('button', { name: 'Excel: alle Buchungen' }).click();
  await expect(page.getByText('Fehler beim Export: Netzwerkfehler. Bitte versuchen Sie es erneut.')).toBeVisible();
});

for (const [theme, language] of [
  ['light', 'de'],
  ['dark', 'ru'],
] as const) {
  test(`The bookings are accessible and fit a phone (${theme}, ${language})`, async ({ page, studio }) => {
    const long = 'Dr. Friederike Baumgartner-Oßwald von und zu Lichtenberg';
    const booking = await book(
      studio,
      `${berlinDay(2)}T10:00`,
      person(long, 'friederike.baumgartner-osswald@lichtenberg-und-partner.example'),
    );
    const cancelled = await book(studio, `${berlinDay(2)}T12:00`, person('Ben'));
    await studio.api('POST', `/api/admin/bookings/${cancelled.id}/cancel`, {});
    await enter(page, studio, '/robots.txt');
    await page.evaluate(
      (chosen) => Object.entries(chosen).forEach(([key, value]) => localStorage.setItem(key, value)),
      { admin_theme: theme, language },
    );
    for (const width of [1440, 800, 375]) {
      await page.setViewportSize({ width, height: 812 });
      for (const path of [
        '',
        `?highlight=${booking.id}`,
        `?booking=${booking.id}`,
        `?booking=${cancelled.id}`,
        '?status=COMPLETED',
      ]) {
        await page.goto(`/admin/bookings${path}`);
        await expect(page.getByRole('main').locator(`${rows}, h2`).first()).toBeVisible();
        if (path.includes('booking=')) await expect(page.getByRole('dialog').locator('ol')).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
    }
  });
}
