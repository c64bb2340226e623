import { enter, expectAccessible } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'payments'`));

test.afterAll(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'payments'`));

const connectionTest = '**/api/admin/payments/test-stripe-connection';

test('the connection test shows the response of the provider (PAY-014, PAY-015, PAY-016)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/payments');
  const run = page.getByRole('button', { name: 'Verbindung prüfen' });
  await run.click();
  await expect(page.getByText('Verbindung fehlgeschlagen')).toBeVisible();
  await expect(page.getByText('Der geheime Schlüssel fehlt.')).toBeVisible();
  await page.route(connectionTest, (route) =>
    route.fulfill({
      json: {
        success: true,
        message: 'Alles in Ordnung',
        account_name: 'Lichtblick Fotostudio',
        country: 'DE',
        currency: 'EUR',
      },
    }),
  );
  await run.click();
  await expect(page.getByText('Verbindung erfolgreich')).toBeVisible();
  for (const said of ['Alles in Ordnung', 'Lichtblick Fotostudio', 'DE', 'EUR']) {
    await expect(page.getByRole('status').getByText(said, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  for (const [status, json, message] of [
    [400, { detail: 'So geht das nicht', code: 'x' }, 'So geht das nicht'],
    [503, {}, 'Fehler bei der Verbindungsprüfung: 503'],
  ] as const) {
    await page.unroute(connectionTest);
    await page.route(connectionTest, (route) => route.fulfill({ status, json }));
    await run.click();
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByText('Verbindung fehlgeschlagen')).toBeVisible();
  }
  // Values that are typed but not saved would not be tested.
  await page.getByLabel('Geheimer Schlüssel').fill('sk_test_new');
  await expect(run).toBeDisabled();
  await expect(page.getByText('Bitte speichern Sie zuerst').first()).toBeVisible();
});
