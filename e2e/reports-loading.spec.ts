import { enter, expectAccessible, pageErrorsOf } from './admin.ts';
import { chartsRequest, figure, overviewRequest, part, twoWeeks, withoutFigures } from './reports.ts';
import { expect, test } from './studio.ts';

test.beforeEach(({ studio }) => withoutFigures(studio));

test('with nothing booked everything is zero, and nothing is missing or broken (REP-022, REP-006)', async ({
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

test('a skeleton of the reports is shown while they load (REP-009)', async ({ page, studio }) => {
  let respond: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (respond = resolve));
  await page.route(overviewRequest, async (route) => {
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
  await page.route(overviewRequest, (route) => route.fulfill({ status: 500, body: 'x' }));
  await enter(page, studio, '/admin/reports');
  const failure = page.getByRole('alert');
  await expect(failure.getByRole('heading')).toHaveText('Fehler beim Laden der Berichte');
  await expect(failure.getByRole('paragraph')).not.toBeEmpty();
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(failure.getByRole('heading')).toHaveText('Ошибка при загрузке отчётов');
  await page.unroute(overviewRequest);
  await failure.getByRole('button').click();
  await expect(part(page, 'Общая статистика')).toBeVisible();
  await page.getByRole('button', { name: 'Deutsch' }).click();
});

test('charts that fail to load leave the numbers alone', async ({ page, studio }) => {
  await twoWeeks(studio);
  await page.route(chartsRequest, (route) => route.fulfill({ status: 503, json: { detail: 'Not ready' } }));
  await enter(page, studio, '/admin/reports');
  await expect(page.getByRole('alert')).toContainText('Die Diagramme konnten nicht geladen werden');
  await expect(part(page, 'Finanzkennzahlen')).toBeVisible();
  await page.unroute(chartsRequest);
  await page.getByRole('alert').getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(part(page, 'Umsatz und Buchungen im Verlauf')).toBeVisible();
});
