import type { Page } from '@playwright/test';
import { complaintsOf, confirmWithPassword, enter, expectAccessible, expectNoSidewaysScroll } from './admin.ts';
import { expect, type Studio, test } from './studio.ts';

const path = '**/api/admin/payments/settings';
const stored = async (studio: Studio) => (await studio.api('GET', '/api/admin/payments/settings')).body;
const sentBody = (page: Page) =>
  page.waitForRequest((request) => request.method() === 'PUT').then((request) => request.postDataJSON() as unknown);

test.beforeEach(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'payments'`));
test.afterAll(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'payments'`));

test('status and keys; secrets come back masked and stay (PAY-001, PAY-002, PAY-013, AMB-088)', async ({
  page,
  studio,
}) => {
  const complaints = complaintsOf(page);
  await enter(page, studio, '/admin/payments');
  await expect(page.getByText('Nicht eingerichtet')).toBeVisible();
  await page.getByLabel('Öffentlicher Schlüssel').fill('pk_test_51Habcdefgh1234');
  await page.getByLabel('Geheimer Schlüssel').fill('sk_test_51Habcdefgh5678');
  await page.getByLabel('Webhook-Schlüssel').fill('whsec_abcdefgh9012');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await confirmWithPassword(page, studio);
  await expect(page.getByText('Eingerichtet, aber ausgeschaltet')).toBeVisible();
  await expect(page.getByLabel('Geheimer Schlüssel')).toHaveValue('••••••••5678');
  await expect(page.getByLabel('Webhook-Schlüssel')).toHaveValue('••••••••9012');
  await page.getByLabel('Zahlungen über Stripe annehmen').check();
  const body = sentBody(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  expect(await body).toEqual({ stripe_enabled: true });
  await expect(page.getByText('Eingerichtet und eingeschaltet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  await page.reload();
  await expect(page.getByText('Eingerichtet und eingeschaltet')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.getByText('Настроена и включена')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('percentage and deadline, with their limits (PAY-007, PAY-008, PAY-009)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/payments');
  const percentage = page.getByLabel('Anzahlung in Prozent des Preises');
  const deadline = page.getByLabel('Zahlungsfrist in Stunden');
  await expect(deadline).toHaveValue('24');
  await expect(deadline).toHaveAttribute('min', '1');
  await expect(percentage).toHaveCount(0);
  await page.getByLabel('Anzahlung verlangen').check();
  await expect(percentage).toHaveValue('50');
  await expect(percentage).toHaveAttribute('min', '0');
  await expect(percentage).toHaveAttribute('max', '100');
  await page.getByLabel('Den vollen Preis im Voraus verlangen').check();
  await expect(percentage).toHaveCount(0);
  await page.getByLabel('Den vollen Preis im Voraus verlangen').uncheck();
  await percentage.fill('101');
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  await percentage.fill('30');
  await deadline.fill('');
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  await deadline.fill('48');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Alle Änderungen sind gespeichert.')).toBeVisible();
  expect(await stored(studio)).toMatchObject({ prepayment_percentage: 30, payment_deadline_hours: 48 });
});

test('three currencies, and a warning for those that are not the Euro (PAY-010, AMB-087)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/payments');
  const currency = page.getByLabel('Währung');
  await expect(currency).toHaveValue('EUR');
  await expect(currency.locator('option')).toHaveText(['EUR', 'USD', 'RUB']);
  await expect(page.getByText('1:1')).toHaveCount(0);
  await currency.selectOption('USD');
  await expect(page.getByText('Abgebucht wird dieselbe Zahl 1:1 in USD, ohne Umrechnung.')).toBeVisible();
});

test('what cannot be loaded or saved is said (PAY-024, PAY-025)', async ({ page, studio }) => {
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

const connectionTest = '**/api/admin/payments/test-stripe-connection';
const testPayment = '**/api/admin/payments/test-payment-intent';

test('prepayment, currency, connection test and test payment are on one screen (PAY-003)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/payments');
  for (const title of ['Anzahlung', 'Erstattung bei Stornierung', 'Abrechnung', 'Testzahlung']) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Währung')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verbindung prüfen' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Testzahlung anlegen' })).toBeEnabled();
});

test('what is read again does not replace what is typed (PAY-011)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/payments');
  const template = page.getByLabel('Beschreibung der Zahlung');
  await template.fill('Mein Shooting');
  await studio.api('PUT', '/api/admin/payments/settings', {
    payment_description_template: 'Von anderswo',
    payment_deadline_hours: 72,
  });
  // Saving applies the server's response to all stored values.
  await page.route(path, async (route) => {
    const response = await route.fetch();
    await template.fill('Mein zweites Shooting');
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByLabel('Zahlungsfrist in Stunden')).toHaveValue('72');
  await expect(template).toHaveValue('Mein zweites Shooting');
  await expect(page.getByText('Nicht gespeicherte Änderungen')).toBeVisible();
  expect(await stored(studio)).toMatchObject({ payment_description_template: 'Mein Shooting' });
});

test('the connection test shows what the provider says (PAY-014, PAY-015, PAY-016)', async ({ page, studio }) => {
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

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('a test payment, its limits, and its secret in the clipboard (PAY-017..021)', async ({ page, studio }) => {
    await enter(page, studio, '/admin/payments');
    const amount = page.getByLabel('Betrag in EUR');
    const run = page.getByRole('button', { name: 'Testzahlung anlegen' });
    await expect(amount).toHaveValue('1');
    await expect(amount).toHaveAttribute('min', '0.5');
    await expect(amount).toHaveAttribute('step', '0.5');
    const sent: unknown[] = [];
    await page.route(testPayment, (route) => {
      const body = route.request().postDataJSON() as { amount: number };
      sent.push(body);
      return route.fulfill({ json: { ...body, currency: 'EUR', client_secret: `pi_1_secret_${sent.length}` } });
    });
    await amount.fill('2.5');
    await amount.press('Enter');
    await expect(page.getByText('Testzahlung über 2,50 EUR angelegt')).toBeVisible();
    await expect.poll(() => clipboard(page)).toBe('pi_1_secret_1');
    await amount.fill('');
    await run.click();
    await expect(page.getByText('Testzahlung über 1,00 EUR angelegt')).toBeVisible();
    await expect.poll(() => clipboard(page)).toBe('pi_1_secret_2');
    expect(sent).toEqual([{ amount: 2.5 }, { amount: 1 }]);
    await amount.fill('0.4');
    await expect(page.getByText('Mindestens 0,50')).toBeVisible();
    await expect(run).toBeDisabled();
    await amount.press('Enter');
    expect(sent).toHaveLength(2);
  });

  test('the webhook address is there to be copied', async ({ page, studio }) => {
    await enter(page, studio, '/admin/payments');
    const address = `${studio.url}/api/payments/webhook`;
    await expect(page.getByText(address)).toBeVisible();
    await page.getByRole('button', { name: 'Kopieren' }).click();
    await expect(page.getByRole('button', { name: 'Kopiert' })).toBeVisible();
    expect(await clipboard(page)).toBe(address);
  });
});

test('a test payment that fails says why (PAY-022)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/payments');
  const alert = page.getByRole('alertdialog');
  const run = page.getByRole('button', { name: 'Testzahlung anlegen' });
  await run.click();
  await expect(alert).toContainText('Der geheime Schlüssel fehlt.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(run).toBeFocused();
  await page.route(testPayment, (route) => route.fulfill({ status: 500, json: {} }));
  await run.click();
  await expect(alert).toContainText('Die Testzahlung konnte nicht angelegt werden.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Русский' }).click();
  await page.getByRole('button', { name: 'Создать тестовый платёж' }).click();
  await expect(alert).toContainText('Не удалось создать тестовый платёж.');
});

test('the refund rule is set up in stages, with an example of what customers are shown (SRV-33)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/payments');
  const rule = page.getByLabel('Anzahlungen nach festen Stufen erstatten');
  await expect(rule).not.toBeChecked();
  await rule.check();
  const first = page.getByRole('group', { name: 'Stufe 1' });
  await expect(first.getByLabel('Tage vorher')).toHaveValue('0');
  await expect(first.getByLabel('Erstattung in %')).toHaveValue('100');
  await first.getByLabel('Tage vorher').fill('7');
  await page.getByRole('button', { name: 'Stufe hinzufügen' }).click();
  const second = page.getByRole('group', { name: 'Stufe 2' });
  await second.getByLabel('Erstattung in %').fill('100');
  await expect(second.getByText('Weniger als in der Stufe davor')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  await second.getByLabel('Erstattung in %').fill('50');
  await second.getByLabel('Tage vorher').fill('2');
  const example = page.getByRole('region', { name: 'Beispiel' });
  await expect(example.getByRole('definition')).toHaveText(['100,00 €', '50,00 €', 'nichts']);
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Alle Änderungen sind gespeichert.')).toBeVisible();
  const stages = [
    { days_before: 7, percent: 100 },
    { days_before: 2, percent: 50 },
  ];
  expect(await stored(studio)).toMatchObject({ refund_rule_enabled: true, refund_stages: stages });
  await page.getByRole('button', { name: 'Stufe 1 entfernen' }).click();
  await page.getByRole('button', { name: 'Stufe 1 entfernen' }).click();
  await expect(page.getByText('Ohne Stufe wird bei einer Stornierung nichts erstattet.')).toBeVisible();
});
