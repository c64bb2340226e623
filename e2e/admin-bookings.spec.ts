import { berlinDay, book, enter, expectAccessible, expectNoSidewaysScroll, withoutBookings } from './admin.ts';
import { expect, test } from './studio.ts';

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

test('a list that cannot be loaded says so; every visit requests it again (BOOK-033, BOOK-068)', async ({
  page,
  studio,
}) => {
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
