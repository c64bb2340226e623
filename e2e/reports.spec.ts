import { berlinDay, book, enter, pageErrorsOf } from './admin.ts';
import { chartsRequest, figure, overviewRequest, withoutFigures } from './reports.ts';
import { expect, test } from './studio.ts';

test.beforeEach(({ studio }) => withoutFigures(studio));

test('all time first; a period is asked for, kept in the address, and left again (REP-001, REP-002, REP-003, REP-023)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const first = page.waitForRequest(overviewRequest);
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
  const [asked, drawn] = [page.waitForRequest(overviewRequest), page.waitForRequest(chartsRequest)];
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
  expect(errors).toEqual([]);
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
