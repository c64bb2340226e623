import { enter } from '../support/admin.ts';
import { expect, type Studio, test } from '../support/studio.ts';

const path = '**/api/admin/payments/settings';

const stored = async (studio: Studio) => (await studio.api('GET', '/api/admin/payments/settings')).body;

test.beforeEach(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'payments'`));

test.afterAll(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'payments'`));

test('reloaded values do not replace the input (PAY-011)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/payments');
  const template = page.getByLabel('Beschreibung der Zahlung');
  await template.fill('Mein Shooting');
  await studio.api('PUT', '/api/admin/payments/settings', {
    current_password: studio.admin.password,
    payment_description_template: 'Von anderswo',
    payment_deadline_hours: 72,
  });
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('button', { name: 'Meine Änderungen behalten' }).click();
  // Saving applies the server's response to all stored values.
  await page.route(path, async (route) => {
    // The stream of changes also makes the page read the settings again; that read is not held.
    if (route.request().method() !== 'PUT') return route.fallback();
    const response = await route.fetch();
    await template.fill('Mein zweites Shooting');
    return route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByLabel('Zahlungsfrist in Stunden')).toHaveValue('72');
  await expect(template).toHaveValue('Mein zweites Shooting');
  await expect(page.getByText('Nicht gespeicherte Änderungen')).toBeVisible();
  expect(await stored(studio)).toMatchObject({ payment_description_template: 'Mein Shooting' });
});
