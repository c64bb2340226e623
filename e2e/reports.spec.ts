import type { Page } from '@playwright/test';
import { berlinDay, book, complaintsOf, enter, expectAccessible, withoutBookings } from './admin.ts';
import { part, twoWeeks } from './reports.ts';
import { expect, test } from './studio.ts';

const overview = '**/api/admin/bookings/stats/overview*';
const charts = '**/api/admin/reports/charts*';

test.beforeEach(async ({ studio }) => {
  await withoutBookings(studio);
  const { body } = await studio.api('GET', '/api/admin/contacts');
  for (const { id } of body as { id: string }[]) await studio.api('DELETE', `/api/admin/contacts/${id}`);
});

const figure = (page: Page, section: string, name: string) =>
  part(page, section)
    .getByRole('definition')
    .and(page.locator(`dt:has-text("${name}") + dd`));

test('all time first; a period is asked for, kept in the address, and left again (REP-001, REP-002, REP-003, REP-023)', async ({
  page,
  studio,
}) => {
  const complaints = complaintsOf(page);
  const first = page.waitForRequest(overview);
  const recent = page.waitForRequest('**/api/admin/bookings?limit=10');
  await enter(page, studio, '/admin/reports');
  expect(new URL((await first).url()).search).toBe('');
  await recent;
  await expect(page.getByRole('heading', { level: 1, name: 'Berichte' })).toBeVisible();
  await expect(page).toHaveTitle('Berichte · FotoBooking');
  await expect(page.getByText('Zeitraum: gesamt')).toBeVisible();
  const showAll = page.getByRole('button', { name: 'Gesamten Zeitraum anzeigen' });
  await expect(showAll).toHaveCount(0);

  await page.getByLabel('Von').fill('2030-06-05');
  await page.getByLabel('Bis').fill('2030-06-07');
  const [asked, drawn] = [page.waitForRequest(overview), page.waitForRequest(charts)];
  await page.getByRole('button', { name: 'Anwenden' }).click();
  const query = new URL((await asked).url()).searchParams;
  expect(query.get('date_from')).toBe('2030-06-05T00:00:00.000Z');
  expect(query.get('date_to')).toBe('2030-06-07T23:59:59.999Z');
  expect(new URL((await drawn).url()).search).toBe('?date_from=2030-06-05&date_to=2030-06-07');
  await expect(page).toHaveURL(/\/admin\/reports\?from=2030-06-05&to=2030-06-07$/);
  await expect(page.getByText('Zeitraum: 05.06.2030 – 07.06.2030')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Zeitraum: 05.06.2030 – 07.06.2030')).toBeVisible();
  await showAll.click();
  await expect(page).toHaveURL(/\/admin\/reports$/);
  await expect(page.getByText('Zeitraum: gesamt')).toBeVisible();
  await expect(showAll).toHaveCount(0);
  await page.getByRole('button', { name: 'Dieser Monat' }).click();
  await expect(page).toHaveURL(/\/admin\/reports\?range=thisMonth$/);
  await expect(showAll).toBeVisible();
  expect(complaints).toEqual([]);
});

test('counts, amounts and rates of the period (REP-004, REP-005, REP-007, REP-021, AMB-041, AMB-043)', async ({
  page,
  studio,
}) => {
  const bookings = [10, 12, 14].map((hour) => book(studio, `${berlinDay(2)}T${String(hour)}:00`));
  const [confirmed, cancelled] = await Promise.all(bookings);
  await studio.api('PUT', `/api/admin/bookings/${confirmed?.id}/status?new_status=CONFIRMED`);
  await studio.api('POST', `/api/admin/bookings/${cancelled?.id}/cancel`, {});
  const sameMonth = berlinDay(2).slice(0, 7) === berlinDay().slice(0, 7);
  await enter(page, studio, '/admin/reports');
  const general = 'Allgemeine Statistik';
  await expect(figure(page, general, 'Buchungen gesamt')).toHaveText('3');
  await expect(figure(page, general, 'Ausstehend')).toHaveText('133 %');
  await expect(figure(page, general, 'Bestätigt')).toHaveText('133 %');
  await expect(figure(page, general, 'Zahlung offen')).toHaveText('00 %');
  await expect(figure(page, general, 'Abgeschlossen')).toHaveText('00 %');
  await expect(figure(page, general, 'Storniert')).toHaveText('133 %');
  await expect(figure(page, general, 'Neu in 30 Tagen')).toContainText('3');
  const money = 'Finanzkennzahlen';
  await expect(figure(page, money, 'Gebuchter Umsatz')).toContainText('300,00 €');
  await expect(figure(page, money, 'Laufender Monat')).toContainText(sameMonth ? '300,00 €' : '0,00 €');
  await expect(figure(page, money, 'Durchschnitt pro Buchung')).toContainText('150,00 €');
  await expect(figure(page, money, 'Erwartet')).toContainText('150,00 €');
  const more = 'Weitere Auswertungen';
  await expect(figure(page, more, 'Bestätigungsquote')).toContainText('33 %1 von 3 Buchungen');
  await expect(figure(page, more, 'Stornoquote')).toContainText('33 %1 von 3 Buchungen');
  await expect(figure(page, more, 'Abschlussquote')).toContainText('0 %0 von 3 Buchungen');
});

test('with nothing booked everything is zero, and nothing is missing or broken (REP-022, REP-006)', async ({
  page,
  studio,
}) => {
  const complaints = complaintsOf(page);
  await enter(page, studio, '/admin/reports?from=2030-02-01&to=2030-02-28');
  await expect(figure(page, 'Weitere Auswertungen', 'Bestätigungsquote')).toContainText('0 %0 von 0 Buchungen');
  await expect(figure(page, 'Allgemeine Statistik', 'Buchungen gesamt')).toHaveText('0');
  await expect(part(page, 'Top-Ranglisten').getByText('In diesem Zeitraum wurde nichts gebucht.')).toHaveCount(1);
  // Shown once for all charts.
  await expect(page.getByRole('heading', { name: 'In diesem Zeitraum gibt es noch nichts auszuwerten' })).toHaveCount(
    1,
  );
  await expect(page.getByText('In diesem Zeitraum gibt es nichts zu zeigen.')).toHaveCount(0);
  await expect(part(page, 'Neueste Buchungen').getByText('Noch keine Buchungen')).toBeVisible();
  await expect(part(page, 'Neueste Buchungen').getByRole('heading')).toHaveCount(1);
  for (const chart of ['Umsatz und Buchungen im Verlauf', 'Gefragte Zeiten', 'Vom Kontakt zur Buchung']) {
    await expect(part(page, chart)).toHaveCount(0);
  }
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('five in the rankings, ten recent bookings (REP-006, REP-019, REP-008, REP-017, REP-020)', async ({
  page,
  studio,
}) => {
  const made: string[] = [];
  for (let i = 0; i < 7; i++) {
    const { status, body } = await studio.api('POST', '/api/admin/services', {
      name: `Rang ${String(i)}`,
      description: 'Für die Rangliste.',
      duration_min: 30,
      price_eur: 10 + i,
    });
    expect(status).toBe(201);
    made.push(body.id);
  }
  // The later ones twice: they are sorted first.
  for (const [i, service_id] of [...made, ...made.slice(2)].entries()) {
    await book(studio, `${berlinDay(1 + i)}T10:00`, { service_id });
  }
  await enter(page, studio, '/admin/reports');
  const ranked = part(page, 'Top-Ranglisten').getByRole('list', { name: 'Meistgebuchte Services' });
  await expect(ranked.getByRole('listitem')).toHaveText(
    [6, 5, 4, 3, 2].map((i, rank) => `${rank + 1}.Rang ${i}2 Buchungen${2 * (10 + i)},00 €`),
  );
  const rows = part(page, 'Neueste Buchungen').getByRole('row');
  await expect(rows).toHaveCount(11);
  await expect(rows.nth(1)).toContainText('Clara Hoffmann');
  await expect(rows.nth(1)).toContainText('clara@kunde.example');
  await expect(rows.nth(1)).toContainText('Rang 6');
  await expect(rows.nth(1)).toContainText('16,00 €');
  await expect(rows.nth(1)).toContainText('Ausstehend');
  // Services that do not fit are combined in the chart; the table shows all.
  const services = part(page, 'Umsatz nach Service');
  await services.getByRole('button', { name: 'Als Tabelle' }).click();
  await expect(services.getByRole('row')).toHaveCount(8);
  for (const id of made) await studio.api('DELETE', `/api/admin/services/${id}`);
});

test('a skeleton of the reports is shown while they load (REP-009)', async ({ page, studio }) => {
  let respond: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (respond = resolve));
  await page.route(overview, async (route) => {
    await asked;
    await route.continue();
  });
  await enter(page, studio, '/admin/reports');
  const loading = page.getByRole('status').filter({ hasText: 'Wird geladen' });
  await expect(loading).toBeVisible();
  await expect(part(page, 'Allgemeine Statistik')).toHaveCount(0);
  respond();
  await expect(part(page, 'Allgemeine Statistik')).toBeVisible();
  await expect(loading).toHaveCount(0);
});

test('what fails to load says so in the language of the screen, and a second try helps (REP-010)', async ({
  page,
  studio,
}) => {
  await page.route(overview, (route) => route.fulfill({ status: 500, body: 'x' }));
  await enter(page, studio, '/admin/reports');
  const failure = page.getByRole('alert');
  await expect(failure.getByRole('heading')).toHaveText('Fehler beim Laden der Berichte');
  await expect(failure.getByRole('paragraph')).not.toBeEmpty();
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(failure.getByRole('heading')).toHaveText('Ошибка при загрузке отчётов');
  await page.unroute(overview);
  await failure.getByRole('button').click();
  await expect(part(page, 'Общая статистика')).toBeVisible();
  await page.getByRole('button', { name: 'Deutsch' }).click();
});

test('charts that fail to load leave the numbers alone', async ({ page, studio }) => {
  await twoWeeks(studio);
  await page.route(charts, (route) => route.fulfill({ status: 503, json: { detail: 'Not ready' } }));
  await enter(page, studio, '/admin/reports');
  await expect(page.getByRole('alert')).toContainText('Die Diagramme konnten nicht geladen werden');
  await expect(part(page, 'Finanzkennzahlen')).toBeVisible();
  await page.unroute(charts);
  await page.getByRole('alert').getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(part(page, 'Umsatz und Buchungen im Verlauf')).toBeVisible();
});
