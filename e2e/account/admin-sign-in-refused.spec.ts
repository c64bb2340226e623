import { expectAccessible } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

const signIn = 'Anmelden';

test('the sign-in form requires e-mail and password (AUTH-005)', async ({ page }) => {
  let asked = 0;
  await page.route('**/login-json', (route) => {
    asked++;
    return route.abort();
  });
  await page.goto('/admin');
  await page.getByRole('button', { name: signIn }).click();
  await expect(page.getByText('Bitte geben Sie Ihre E‑Mail-Adresse ein.')).toBeVisible();
  await expect(page.getByLabel('E-Mail')).toBeFocused();
  await page.getByLabel('E-Mail').fill('a@b.de');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bitte geben Sie Ihr Passwort ein.')).toBeVisible();
  await expect(page.getByLabel('Passwort', { exact: true })).toBeFocused();
  expect(asked).toBe(0);
});

test('a refused sign-in shows the reason (AUTH-012, AMB-033)', async ({ page, studio }) => {
  await page.goto('/admin');
  const trySignIn = async (): Promise<void> => {
    await page.getByLabel('E-Mail').fill(studio.admin.email);
    await page.getByLabel('Passwort', { exact: true }).fill('wrong password');
    await page.getByRole('button', { name: signIn }).click();
  };
  await trySignIn();
  await expect(page.getByRole('alert')).toHaveText('E‑Mail oder Passwort ist falsch.');
  await expectAccessible(page);

  await page.route('**/login-json', (route) => route.fulfill({ status: 500, body: '' }));
  await trySignIn();
  await expect(page.getByRole('alert')).toContainText('Anmeldung fehlgeschlagen');

  await page.unroute('**/login-json');
  await page.route('**/login-json', (route) => route.abort());
  await trySignIn();
  await expect(page.getByRole('alert')).toHaveText('Netzwerkfehler. Bitte versuchen Sie es erneut.');
});
