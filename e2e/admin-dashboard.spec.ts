import {
  berlinDay,
  book,
  complaintsOf,
  enter,
  expectAccessible,
  expectNoSidewaysScroll,
  storedToken,
  withoutBookings,
} from './admin.ts';
import { expect, test } from './studio.ts';

const overview = '**/api/admin/bookings/stats/overview*';

test.beforeEach(({ studio }) => withoutBookings(studio));

test('the numbers of all time, without dates (DASH-001, DASH-002, DASH-009, DASH-015, AMB-040)', async ({
  page,
  studio,
}) => {
  const pending = await book(studio, `${berlinDay(2)}T10:00`);
  const confirmed = await book(studio, `${berlinDay(2)}T12:00`);
  await studio.api('PUT', `/api/admin/bookings/${confirmed.id}/status?new_status=CONFIRMED`);
  expect(pending.status).toBe('PENDING');
  const asked = page.waitForRequest(overview);
  await enter(page, studio, '/admin/dashboard');
  expect(new URL((await asked).url()).search).toBe('');
  const stats = page.getByRole('region', { name: 'Buchungen im Zeitraum' });
  await expect(stats.getByRole('link')).toHaveText(['Gesamt2', 'Ausstehend1', 'Bestätigt1', 'Abgeschlossen0']);
  await expect(stats.getByText('Zeitraum: gesamt · 2 Buchungen')).toBeVisible();
  await expect(page).toHaveTitle('Dashboard · FotoBooking');
});

test('a preset asks for its days, and the address keeps it (DASH-004..009, DASH-011, DASH-012, AMB-112, AMB-038)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/dashboard');
  const stats = page.getByRole('region', { name: 'Buchungen im Zeitraum' });
  await expect(stats.getByText('0 Buchungen')).toBeVisible();
  const today = berlinDay();
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const monthEdge = (index: number, day: number): string =>
    new Date(Date.UTC(year, index, day)).toISOString().slice(0, 10);
  const presets = [
    ['Letzte 7 Tage', berlinDay(-6), today],
    ['Letzte 30 Tage', berlinDay(-29), today],
    ['Dieser Monat', monthEdge(month - 1, 1), monthEdge(month, 0)],
    ['Letzter Monat', monthEdge(month - 2, 1), monthEdge(month - 1, 0)],
    ['Dieses Jahr', `${year}-01-01`, `${year}-12-31`],
  ] as const;
  for (const [name, from, to] of presets) {
    const asked = page.waitForRequest(overview);
    await stats.getByRole('button', { name }).click();
    const query = new URL((await asked).url()).searchParams;
    expect(query.get('date_from'), name).toBe(`${from}T00:00:00.000Z`);
    expect(query.get('date_to'), name).toBe(`${to}T23:59:59.999Z`);
    const german = [from, to].map((day) => day.split('-').toReversed().join('.'));
    await expect(stats.getByText(`Zeitraum: ${german.join(' – ')}`)).toBeVisible();
    await expect(stats.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  }
  await page.reload();
  await expect(stats.getByRole('button', { name: 'Dieses Jahr' })).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(stats.getByRole('button', { name: 'Letzter Monat' })).toHaveAttribute('aria-pressed', 'true');
});

test('days of one own, but not backwards (DASH-010, DASH-011, AMB-112)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/dashboard');
  const stats = page.getByRole('region', { name: 'Buchungen im Zeitraum' });
  await expect(stats.getByText('0 Buchungen')).toBeVisible();
  const apply = stats.getByRole('button', { name: 'Anwenden' });
  await stats.getByLabel('Von').fill('2030-06-05');
  await stats.getByLabel('Bis').fill('2030-06-01');
  await expect(apply).toBeDisabled();
  await expect(stats.getByText('Der Beginn liegt nach dem Ende.')).toBeVisible();
  await stats.getByLabel('Bis').fill('2030-06-07');
  const asked = page.waitForRequest(overview);
  await apply.click();
  const query = new URL((await asked).url()).searchParams;
  expect(query.get('date_from')).toBe('2030-06-05T00:00:00.000Z');
  expect(query.get('date_to')).toBe('2030-06-07T23:59:59.999Z');
  await expect(stats.getByText('Zeitraum: 05.06.2030 – 07.06.2030')).toBeVisible();
});

test('numbers that fail to load say so, and a second try helps (DASH-003, ERR-001, AMB-034)', async ({
  page,
  studio,
}) => {
  await page.route(overview, (route) => route.fulfill({ status: 418, body: 'x' }));
  await enter(page, studio, '/admin/dashboard');
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('Fehler beim Laden der Statistik');
  await expect(failure).toContainText('API Error: 418 x');
  await page.unroute(overview);
  await failure.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByText('Zeitraum: gesamt · 0 Buchungen')).toBeVisible();
});

test('without a network the dashboard says that it is the network (ERR-004)', async ({ page, studio }) => {
  await page.route(overview, (route) => route.abort());
  await enter(page, studio, '/admin/dashboard');
  await expect(page.getByRole('alert')).toContainText('Netzwerkfehler. Bitte versuchen Sie es erneut.');
});

test('any later 401 ends the session (AMB-032)', async ({ page, studio }) => {
  await page.route(overview, (route) => route.fulfill({ status: 401, json: { detail: 'Not signed in' } }));
  await enter(page, studio, '/admin/dashboard');
  await expect(page.getByText('Ihre Sitzung ist beendet.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin%2Fdashboard$/);
  expect(await storedToken(page)).toBeNull();
});

test('the ten bookings that came in last (DASH-013, DASH-014)', async ({ page, studio }) => {
  const names = Array.from({ length: 12 }, (_, index) => `Kundin ${String(index + 1).padStart(2, '0')}`);
  for (const [index, name] of names.entries()) {
    await book(studio, `${berlinDay(3 + index)}T10:00`, {
      customer: { name, email: 'k@kunde.example', phone: '+49 170 1234567' },
    });
  }
  const asked = page.waitForRequest('**/api/admin/bookings?limit=10');
  await enter(page, studio, '/admin/dashboard');
  await asked;
  const recent = page.getByRole('region', { name: 'Neueste Buchungen' });
  await expect(recent.getByRole('row').getByRole('link')).toHaveText(names.slice(2).toReversed());
  const first = recent.getByRole('row').getByRole('link').first();
  await expect(first).toHaveAttribute('href', /\/admin\/bookings\?highlight=[0-9a-f-]{36}$/);
  await first.click();
  await expect(page).toHaveURL(/\/admin\/bookings\?highlight=[0-9a-f-]{36}$/);
});

test('the day, what waits for the studio, and confirming it at once (AMB-040)', async ({ page, studio }) => {
  const complaints = complaintsOf(page);
  await book(studio, `${berlinDay()}T00:30`);
  await enter(page, studio, '/admin/dashboard');
  const today = page.getByRole('region', { name: 'Heute' });
  await expect(today.getByRole('heading', { level: 3 })).toHaveText('Anna Lindner1 Termin');
  await expect(today.getByRole('link', { name: /00:30.*Clara Hoffmann/ })).toContainText('Ausstehend');
  const attention = page.getByRole('region', { name: 'Braucht Aufmerksamkeit' });
  await expect(attention.getByText('Termin vorbei')).toBeVisible();
  await attention.getByRole('button', { name: 'Buchung von Clara Hoffmann bestätigen' }).click();
  await expect(page.getByText('Buchung von Clara Hoffmann bestätigt')).toBeVisible();
  await expect(attention.getByText('Alles erledigt.')).toBeVisible();
  const figures = page.getByRole('region', { name: 'Buchungen im Zeitraum' }).getByRole('link');
  await expect(figures).toHaveText(['Gesamt1', 'Ausstehend0', /^Bestätigt\d+$/, /^Abgeschlossen\d+$/]);
  // Its end is in the past: a periodic task completes it at any moment after it was confirmed, and it counts once.
  const confirmedAndCompleted = async (): Promise<number> =>
    (await figures.allTextContents())
      .slice(2)
      .map((text) => Number(/\d+$/.exec(text)?.[0]))
      .reduce((sum, count) => sum + count, 0);
  await expect.poll(confirmedAndCompleted).toBe(1);
  expect(complaints).toEqual([]);
});

test('a mail that reached nobody, and who has no session today (AMB-040)', async ({ page, studio }) => {
  const booking = await book(studio, `${berlinDay()}T23:00`, { send_email_notification: true });
  await studio.sql(
    `INSERT INTO message (kind, booking_id, recipient, to_address, language, status, next_attempt_at, last_error)
     VALUES ('booking_confirmation', $1, 'customer', 'clara@kunde.example', 'de', 'failed', now(), '550 no such user')`,
    [booking.id],
  );
  await enter(page, studio, '/admin/dashboard');
  const free = ((await studio.visit('GET', '/api/photographers')).body as { name: string }[]).slice(1);
  const today = page.getByRole('region', { name: 'Heute' });
  await expect(today.getByText(/^Ohne Termin: /)).toContainText(free[0]?.name ?? '?');
  await expect(today.getByText(/^Ohne Termin: /)).not.toContainText(booking.photographer_name);
  const attention = page.getByRole('region', { name: 'Braucht Aufmerksamkeit' });
  await expect(attention.getByRole('link', { name: /Nachricht.* nicht gesendet/ })).toHaveAttribute(
    'href',
    '/admin/outbox?status=failed',
  );
  await page.goto(`/admin/bookings?booking=${booking.id}`);
  const messages = page.getByRole('dialog').getByRole('region', { name: 'Nachrichten' });
  await expect(
    messages.getByRole('button', { name: /Termin bestätigt.*550 no such user.*Fehlgeschlagen/s }),
  ).toBeVisible();
});

for (const [theme, language] of [
  ['light', 'de'],
  ['dark', 'ru'],
] as const) {
  test(`The dashboard is accessible and fits a phone (${theme}, ${language})`, async ({ page, studio }) => {
    await book(studio, `${berlinDay()}T23:00`, {
      customer: {
        name: 'Dr. Friederike Baumgartner-Oßwald von und zu Lichtenberg',
        email: 'f@kunde.example',
        phone: '+49 170 1234567',
      },
    });
    await enter(page, studio, '/robots.txt');
    await page.evaluate(
      (chosen) => Object.entries(chosen).forEach(([key, value]) => localStorage.setItem(key, value)),
      { admin_theme: theme, language },
    );
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 812 });
      await page.goto('/admin/dashboard');
      await expect(page.getByRole('table').getByRole('link')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
}
