import { enter } from './admin.ts';
import { expect, type Studio, test } from './studio.ts';

const path = '**/api/admin/payments/settings';
const stored = async (studio: Studio) => (await studio.api('GET', '/api/admin/payments/settings')).body;

test.beforeEach(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'payments'`));

test.afterAll(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'payments'`));

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
