import { book, enter } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';
import { figure, withoutFigures } from './reports.ts';

test.beforeEach(({ studio }) => withoutFigures(studio));

test('the figures show counts, amounts and rates of the period (REP-004, REP-005, REP-007, REP-021, AMB-041, AMB-043)', async ({
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
