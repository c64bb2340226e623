import { confirmWithPassword, enter, expectAccessible, pageErrorsOf } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

test('an API key is created, used and revoked @whole', async ({ page, studio }) => {
  const errors = pageErrorsOf(page);
  const ask = async (token: string, method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(studio.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return { status: response.status, body: await response.json() };
  };
  await page.route('**/api/admin/api-keys', (route) => route.fulfill({ status: 500, body: '' }));
  await enter(page, studio, '/admin/settings');
  await page.getByRole('link', { name: 'Integrationen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Integrationen' })).toBeVisible();
  await expect(page.getByText('Die Schlüssel konnten nicht geladen werden')).toBeVisible();
  await page.unroute('**/api/admin/api-keys');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByText('Noch kein Schlüssel')).toBeVisible();
  await expect(page.getByText('Noch kein Webhook')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Neuer Schlüssel' }).click();
  const form = page.getByRole('dialog', { name: 'Neuer Schlüssel' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByRole('button', { name: 'Schlüssel erstellen' }).click();
  await expect(form.getByText('Bitte ausfüllen')).toBeVisible();
  await expect(form.getByText('Bitte mindestens eines ankreuzen')).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Name').fill('Buchhaltung');
  await form.getByLabel('Buchungen lesen').check();
  await form.getByLabel('Gültig').selectOption('Ein Jahr');
  await form.getByRole('button', { name: 'Schlüssel erstellen' }).click();
  const again = page.getByRole('dialog', { name: 'Ihr Passwort noch einmal' });
  await expect(again.getByLabel('Ihr Passwort')).toBeFocused();
  await expectAccessible(page);
  await again.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(again.getByText('Bitte ausfüllen')).toBeVisible();
  // After cancelling, the input is kept; a wrong password is reported at its field.
  await page.keyboard.press('Escape');
  await expect(form.getByText('Ohne Ihr Passwort wurde nichts geändert.')).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('Buchhaltung');
  await form.getByRole('button', { name: 'Schlüssel erstellen' }).click();
  await again.getByLabel('Ihr Passwort').fill('geraten');
  await again.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(again.getByText('Das Passwort ist falsch.')).toBeVisible();
  errors.length = 0;
  await confirmWithPassword(page, studio);
  const once = page.getByRole('dialog', { name: 'Schlüssel für „Buchhaltung“' });
  await expect(once.getByText('Er wird nur dieses eine Mal gezeigt.')).toBeVisible();
  await expectAccessible(page);
  const token = (await once.locator('code').textContent()) ?? '';
  expect(token).toMatch(/^fbk_[\w-]{43}$/);
  await once.getByRole('button', { name: 'Fertig' }).click();

  const keys = page.getByRole('region', { name: 'API-Schlüssel' });
  await expect(keys).toContainText(`${token.slice(0, 8)}…`);
  await expect(keys).toContainText('noch nie benutzt');
  expect((await ask(token, 'GET', '/api/admin/bookings?limit=1')).status).toBe(200);
  expect(await ask(token, 'POST', '/api/admin/contacts', {})).toMatchObject({
    status: 403,
    body: { code: 'missing_scope' },
  });
  await page.reload();
  await expect(keys).toContainText('zuletzt benutzt');
  await keys.getByRole('button', { name: 'Schlüssel „Buchhaltung“ widerrufen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Widerrufen' }).click();
  await expect(keys.getByText('Noch kein Schlüssel')).toBeVisible();
  expect((await ask(token, 'GET', '/api/admin/bookings?limit=1')).status).toBe(401);
  expect(errors).toEqual([]);
});
