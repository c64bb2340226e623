import type { Locator, Page } from '@playwright/test';
import { enter, expectAccessible } from './admin.ts';
import { addLead, card, column, drag, emptyBoard, moveTo, openPanel, patchesOf, stored } from './contacts.ts';
import { expect, test } from './studio.ts';

test.beforeEach(({ studio }) => emptyBoard(studio));

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Buchung erstellen' });

/** Selects the first service and photographer, and the first day with free times. */
const chooseAll = async (page: Page): Promise<void> => {
  const dialog = dialogOf(page);
  await dialog.getByLabel('Service').selectOption({ index: 1 });
  await dialog.getByLabel('Fotograf').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Nächster Monat' }).click();
  const days = dialog.locator('[data-date]');
  for (let day = 0; day < 7; day++) {
    const times = page.waitForResponse((response) => response.url().includes('/api/availability?'));
    await days.nth(day).click();
    const { slots } = await (await times).json();
    if (slots.length > 0) return dialog.locator('fieldset button').first().click();
  }
  throw new Error('A week without a free time');
};

test('dropped on termin_geplant, a booking is made (CONT-073..077, CONT-045..056, CONT-059, CONT-081, AMB-069)', async ({
  page,
  studio,
}) => {
  const lead = await addLead(studio, { phase: 'in_klaerung' });
  const patches = patchesOf(page);
  const asked: string[] = [];
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/availability')) asked.push(request.url());
    if (/\/contacts(\/stats)?$/.test(request.url())) reads.push(request.url());
  });
  await enter(page, studio, '/admin/kontakten');
  await expect(card(page, lead)).toBeVisible();
  reads.length = 0;
  await drag(page, card(page, lead), column(page, 'termin_geplant'));
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await expect.poll(async () => (await stored(studio, lead.id)).phase).toBe('termin_geplant');
  await expect.poll(() => new Set(reads).size).toBe(2);
  expect(patches).toEqual([{ phase: 'termin_geplant' }]);
  await expect(dialog).toContainText(lead.email);
  await expect(dialog.getByRole('definition').nth(2)).toHaveText('-');
  await expect(dialog.getByRole('grid')).toHaveCount(0);
  await expect(dialog.getByLabel('Service').getByRole('option').nth(1)).toHaveText(/.+ \(\d+,\d\d €\)/);
  await dialog.getByLabel('Service').selectOption({ index: 1 });
  await expect(dialog.getByRole('grid')).toHaveCount(0);
  await dialog.getByLabel('Fotograf').selectOption({ index: 1 });
  await expect(dialog.getByRole('columnheader')).toHaveCount(7);
  await expect(dialog.getByRole('button', { name: 'Vorheriger Monat' })).toBeDisabled();
  const first = (await dialog.locator('[data-date]').first().getAttribute('data-date')) ?? '';
  expect(first).toBe(new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date()));
  expect(asked).toEqual([]);
  await chooseAll(page);
  const slots = dialog.locator('fieldset > div');
  await expect(slots.getByRole('button').first()).toHaveText(/^\d\d:\d\d$/);
  expect(await columnsOf(slots)).toBe(6);
  await expect(slots.locator('[aria-pressed="true"]')).toHaveCount(1);
  await expectAccessible(page);
  await dialog.locator('[data-date]').nth(8).click();
  await expect(dialog.locator('[aria-pressed="true"][data-date]')).toHaveCount(1);
  await expect(dialog.locator('fieldset [aria-pressed="true"]')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Bestätigen' })).toBeDisabled();
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((url) => !/service_id=.+photographer_id=.+date=/.test(url))).toEqual([]);
});

const columnsOf = (grid: Locator): Promise<number> =>
  grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);

test('confirmed, the contact has booked (CONT-057, CONT-064, CONT-065, CONT-079, CONT-080, CONT-039..044)', async ({
  page,
  studio,
}) => {
  const lead = await addLead(studio, { phone: '' });
  const patches = patchesOf(page);
  await enter(page, studio, '/admin/kontakten');
  await moveTo(page, lead, 'Termin geplant');
  await chooseAll(page);
  await dialogOf(page).getByLabel('Notizen').fill('mit Hund');
  let respond = (): void => undefined;
  const held = new Promise<void>((resolve) => (respond = resolve));
  await page.route('**/api/admin/bookings', async (route) => {
    await held;
    await route.continue();
  });
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/bookings'));
  await page.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(page.getByRole('button', { name: 'Wird gespeichert...' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeVisible();
  const body = (await sent).postDataJSON();
  expect(Object.keys(body).sort()).toEqual(
    ['customer_email', 'customer_name', 'customer_phone', 'datetime', 'duration_minutes', 'notes']
      .concat('photographer_id', 'service_id')
      .sort(),
  );
  expect(body).toMatchObject({
    customer_name: lead.name,
    customer_email: lead.email,
    customer_phone: '',
    notes: 'mit Hund',
  });
  respond();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect.poll(async () => (await stored(studio, lead.id)).converted_to_booking).toBe(true);
  const { converted_to_booking_id: bookingId } = await stored(studio, lead.id);
  const booking = (await studio.api('GET', `/api/admin/bookings/${bookingId}`)).body;
  expect(booking).toMatchObject({ status: 'PENDING', customer_email: lead.email, notes: 'mit Hund' });
  expect(patches).toEqual([
    { phase: 'termin_geplant' },
    { converted_to_booking: true, converted_to_booking_id: bookingId },
  ]);

  await page.getByRole('button', { name: 'Gebucht (1)' }).click();
  await expect(column(page, 'termin_geplant').locator('[data-contact]')).toHaveCount(0);
  await card(page, lead).getByRole('button', { name: 'Buchung ansehen' }).click();
  const info = page.getByRole('dialog');
  await expect(info).toContainText(booking.confirmation_code);
  await expect(info).toContainText('Ausstehend');
  await expectAccessible(page);
  const link = info.getByRole('link', { name: 'In Buchungen öffnen' });
  await expect(link).toHaveAttribute('href', `/admin/buchungen?highlight=${bookingId}`);
  await expect(link).toHaveAttribute('target', '_blank');
});

for (const [way, close] of [
  ['Abbrechen', (page: Page) => page.getByRole('button', { name: 'Abbrechen' }).click()],
  ['the cross', (page: Page) => dialogOf(page).getByRole('button', { name: 'Schließen' }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a press beside it', (page: Page) => page.mouse.click(8, 300)],
  ['another page', (page: Page) => page.goBack()],
  ['loading the page anew', (page: Page) => page.reload()],
] as const) {
  test(`closed by ${way}, everything is as before (CONT-076, CONT-078, AMB-069, SRV-57)`, async ({ page, studio }) => {
    const lead = await addLead(studio, { phase: 'nicht_erreicht' });
    const before = await stored(studio, lead.id);
    const patches = patchesOf(page);
    await enter(page, studio, '/admin/dashboard');
    await page.getByRole('navigation').getByRole('link', { name: 'Kontakten' }).click();
    await moveTo(page, lead, 'Termin geplant');
    await expect.poll(async () => (await stored(studio, lead.id)).phase).toBe('termin_geplant');
    await dialogOf(page).getByLabel('Service').selectOption({ index: 1 });
    await close(page);
    await expect(dialogOf(page)).toHaveCount(0);
    await expect.poll(() => stored(studio, lead.id)).toEqual(before);
    // Only the server sees a request that is sent while a page closes.
    const seen = [{ phase: 'termin_geplant' }, { phase: 'nicht_erreicht' }];
    expect(patches).toEqual(way === 'loading the page anew' ? seen.slice(0, 1) : seen);
    if (way === 'another page') return;
    // The new page may have loaded before the old page's last request arrived.
    if (way === 'loading the page anew') await page.reload();
    await expect(column(page, 'nicht_erreicht').locator(`[data-contact="${lead.id}"]`)).toBeVisible();
    // The second time it starts empty.
    await moveTo(page, lead, 'Termin geplant');
    await expect(dialogOf(page).getByLabel('Service')).toHaveValue('');
  });
}

test('who is in termin_geplant already is booked from the panel and not moved (AMB-069)', async ({ page, studio }) => {
  const lead = await addLead(studio, { phase: 'termin_geplant' });
  const patches = patchesOf(page);
  await enter(page, studio, '/admin/kontakten');
  const panel = await openPanel(page, lead);
  await panel.getByRole('button', { name: 'Buchung erstellen' }).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  expect(patches).toEqual([]);
});

test('what is missing is said (CONT-058, CONT-060..062)', async ({ page, studio }) => {
  const lead = await addLead(studio);
  await enter(page, studio, '/admin/kontakten');
  await moveTo(page, lead, 'Termin geplant');
  const dialog = dialogOf(page);
  const submit = () => dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  const expectAlert = async (text: string): Promise<void> => {
    await submit();
    await expect(page.getByRole('alertdialog')).toContainText(text);
    await page.getByRole('button', { name: 'OK' }).click();
  };
  await expect(dialog.getByRole('button', { name: 'Bestätigen' })).toBeDisabled();
  await expectAlert('Bitte wählen Sie einen Service aus');
  await dialog.getByLabel('Service').selectOption({ index: 1 });
  await expectAlert('Bitte wählen Sie einen Fotografen aus');
  await dialog.getByLabel('Fotograf').selectOption({ index: 1 });
  await expectAlert('Bitte wählen Sie Datum und Uhrzeit aus');
});

test('what cannot be fetched, and a day without times (CONT-121..123, CONT-055)', async ({ page, studio }) => {
  const lead = await addLead(studio);
  const failing = ['**/api/admin/services', '**/api/admin/photographers'];
  for (const address of failing) await page.route(address, (route) => route.fulfill({ status: 500, body: '{}' }));
  await enter(page, studio, '/admin/kontakten');
  await moveTo(page, lead, 'Termin geplant');
  const dialog = dialogOf(page);
  await expect(dialog.getByText('Failed to fetch services')).toBeVisible();
  await expect(dialog.getByText('Failed to fetch photographers')).toBeVisible();
  for (const address of failing) await page.unroute(address);
  await dialog.getByRole('button', { name: 'Erneut versuchen' }).first().click();
  await dialog.getByLabel('Service').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Erneut versuchen' }).click();
  await dialog.getByLabel('Fotograf').selectOption({ index: 1 });
  await page.route('**/api/availability?**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await dialog.locator('[data-date]').first().click();
  await expect(dialog.getByText('Lade verfügbare Zeiten...')).toBeVisible();
  await expect(dialog.getByText('Failed to fetch availability')).toBeVisible();
  await page.unroute('**/api/availability?**');
  await page.route('**/api/availability?**', (route) => route.fulfill({ json: { slots: [] } }));
  await dialog.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(dialog.getByText('Keine verfügbaren Zeiten für diesen Tag')).toBeVisible();
  await expect(dialog.getByText('Bitte wählen Sie einen anderen Tag')).toBeVisible();
});

test('a booking that fails says why, and the dialog stays (CONT-063, CONT-128..132)', async ({ page, studio }) => {
  const lead = await addLead(studio);
  await enter(page, studio, '/admin/kontakten');
  await moveTo(page, lead, 'Termin geplant');
  await chooseAll(page);
  for (const [status, body, text] of [
    [500, '', 'Failed to create booking'],
    [409, '{"detail":"X"}', 'X'],
    [422, '{"detail":[{"loc":["body","a"],"msg":"m1"},{"loc":["b"],"msg":"m2"}]}', 'body.a: m1, b: m2'],
    [400, '{"detail":{"a":1}}', '{"a":1}'],
  ] as const) {
    await page.route('**/api/admin/bookings', (route) => route.fulfill({ status, body }), { times: 1 });
    await page.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(page.getByRole('alertdialog').locator('p')).toHaveText(`Fehler beim Erstellen der Buchung: ${text}`);
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(dialogOf(page)).toBeVisible();
  }
});

test('failing to move or to mark is written to the console and nothing else (CONT-134, CONT-135)', async ({
  page,
  studio,
}) => {
  const lead = await addLead(studio);
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.route('**/api/admin/contacts/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  await enter(page, studio, '/admin/kontakten');
  await moveTo(page, lead, 'Termin geplant');
  await chooseAll(page);
  await page.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect.poll(() => logged.join('\n')).toContain('Failed to mark a contact as converted');
  expect(logged.join('\n')).toContain('Failed to move a contact to termin_geplant');
});

test('a booking that is gone, and one that cannot be read (CONT-118, CONT-119)', async ({ page, studio }) => {
  const lead = await addLead(studio);
  await studio.api('PATCH', `/api/admin/contacts/${lead.id}`, { converted_to_booking: true });
  await enter(page, studio, '/admin/kontakten');
  await page.getByRole('button', { name: 'Gebucht (1)' }).click();
  await page.getByRole('button', { name: 'Buchung ansehen' }).click();
  await expect(page.getByText('Buchungsinformationen nicht gefunden')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.route('**/booking', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: 'Buchung ansehen' }).click();
  await expect(page.getByText('Fehler beim Laden der Buchungsinformationen')).toBeVisible();
});

test('on a phone the times stand in four columns (CONT-046, CONT-052)', async ({ page, studio }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const lead = await addLead(studio, { phone: '0170 12' });
  await enter(page, studio, '/admin/kontakten');
  await moveTo(page, lead, 'Termin geplant');
  await expect(dialogOf(page)).toContainText('0170 12');
  await chooseAll(page);
  expect(await columnsOf(dialogOf(page).locator('fieldset > div'))).toBe(4);
  await expectAccessible(page);
});
