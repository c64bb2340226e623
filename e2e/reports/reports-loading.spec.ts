import { enter, withoutEvents } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { chartsRequest, part, twoWeeks, withoutFigures } from './reports.ts';

test.beforeEach(({ studio }) => withoutFigures(studio));

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
