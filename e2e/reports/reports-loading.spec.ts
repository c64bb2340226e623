import { enter, withoutEvents } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { chartsRequest, overviewRequest, part, twoWeeks, withoutFigures } from './reports.ts';

test.beforeEach(({ studio }) => withoutFigures(studio));

test('a skeleton is shown while the reports load (REP-009)', async ({ page, studio }) => {
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

test('a failure to load is shown in the language of the screen, and a retry works (REP-010)', async ({
  page,
  studio,
}) => {
  // An event would load them again before the press.
  await withoutEvents(page);
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

test('charts that fail to load do not affect the numbers @whole', async ({ page, studio }) => {
  await twoWeeks(studio);
  await withoutEvents(page);
  await page.route(chartsRequest, (route) => route.fulfill({ status: 503, json: { detail: 'Not ready' } }));
  await enter(page, studio, '/admin/reports');
  await expect(page.getByRole('alert')).toContainText('Die Diagramme konnten nicht geladen werden');
  await expect(part(page, 'Finanzkennzahlen')).toBeVisible();
  await page.unroute(chartsRequest);
  await page.getByRole('alert').getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(part(page, 'Umsatz und Buchungen im Verlauf')).toBeVisible();
});
