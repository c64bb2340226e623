import { book, enter, pageErrorsOf } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';
import { figure, withoutFigures } from './reports.ts';

test.beforeEach(({ studio }) => withoutFigures(studio));

test('the figures are those of the bookings in the period, which the address keeps over a reload (REP-002, REP-004, REP-005)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const bookings = [10, 12, 14].map((hour) => book(studio, `${berlinDay(2)}T${String(hour)}:00`));
  const [confirmed, cancelled] = await Promise.all(bookings);
  await studio.api('PUT', `/api/admin/bookings/${confirmed?.id}/status?new_status=CONFIRMED`);
  await studio.api('POST', `/api/admin/bookings/${cancelled?.id}/cancel`, {});
  await enter(page, studio, '/admin/reports');
  await expect(figure(page, 'Allgemeine Statistik', 'Buchungen gesamt')).toHaveText('3');
  await expect(figure(page, 'Allgemeine Statistik', 'Storniert')).toHaveText('133 %');
  await expect(figure(page, 'Finanzkennzahlen', 'Gebuchter Umsatz')).toContainText('300,00 €');
  await expect(figure(page, 'Finanzkennzahlen', 'Erwartet')).toContainText('150,00 €');

  await page.getByLabel('Von').fill('2030-06-05');
  await page.getByLabel('Bis').fill('2030-06-07');
  await page.getByRole('button', { name: 'Anwenden' }).click();
  await expect(figure(page, 'Allgemeine Statistik', 'Buchungen gesamt')).toHaveText('0');
  await page.reload();
  await expect(page.getByText('Zeitraum: 05.06.2030 – 07.06.2030')).toBeVisible();
  await expect(figure(page, 'Allgemeine Statistik', 'Buchungen gesamt')).toHaveText('0');
  expect(errors).toEqual([]);
});
