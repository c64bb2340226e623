import { enter, expectAccessible, pageErrorsOf } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { figure, part, withoutFigures } from './reports.ts';

test.beforeEach(({ studio }) => withoutFigures(studio));

test('without bookings all figures are zero, and every section is shown (REP-022, REP-006)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
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
  expect(errors).toEqual([]);
});
