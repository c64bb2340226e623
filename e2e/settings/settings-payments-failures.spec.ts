import { enter } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

const path = '**/api/admin/payments/settings';

test.beforeEach(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'payments'`));

test.afterAll(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'payments'`));

test('failures to load or save are shown (PAY-024, PAY-025)', async ({ page, studio }) => {
  await page.route(path, (route) => route.fulfill({ status: 500, body: '' }));
  await enter(page, studio, '/admin/payments');
  await expect(page.getByText('Fehler beim Laden der Einstellungen: 500')).toBeVisible();
  await page.unroute(path);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByLabel('Währung').selectOption('USD');
  for (const [status, json, message] of [
    [400, { detail: 'So geht das nicht', code: 'x' }, 'So geht das nicht'],
    [503, {}, 'Fehler beim Aktualisieren: 503'],
  ] as const) {
    await page.route(path, (route) => route.fulfill({ status, json }));
    await page.getByRole('button', { name: 'Speichern' }).click();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText(message);
    await alert.getByRole('button', { name: 'OK' }).click();
    await page.unroute(path);
  }
  await expect(page.getByLabel('Währung')).toHaveValue('USD');
});
