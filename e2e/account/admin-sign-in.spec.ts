import { storedToken } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { keepChoice, openWizard } from '../support/wizard.ts';
import { germanEntries, russianEntries } from './navigation-entries.ts';

/** Each of the pages that lead to the sign-in: screens/account/addresses.test.ts. */
test('a visit from the sign-in, which leads back to the page, to the sign-out, which ends the session in this tab, on the server and in the other tabs; token, user and language are kept over a reload (AUTH-003, AMB-001, AUTH-006, AUTH-008..010, AUTH-013, AUTH-017, NAV-001, AMB-096, AMB-093, I18N-001, I18N-003, W06)', async ({
  page,
  studio,
  context,
}) => {
  const headers = new Map<string, Record<string, string>>();
  page.on('request', (request) => headers.set(new URL(request.url()).pathname, request.headers()));
  await page.goto('/admin/page-design?a=1');
  await expect(page).toHaveURL(`/admin/login?${new URLSearchParams({ next: '/admin/page-design?a=1' }).toString()}`);
  await page.getByLabel('E-Mail').fill(`  ${studio.admin.email} `);
  await page.getByLabel('Passwort', { exact: true }).fill(studio.admin.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/page-design\?a=1$/);
  const token = await storedToken(page);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(headers.get('/api/admin/auth/login-json')?.['authorization']).toBeUndefined();
  await expect
    .poll(() => headers.get('/api/admin/auth/me'))
    .toMatchObject({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });
  await expect.poll(() => headers.get('/api/admin/company/settings/public')).toBeDefined();
  expect(headers.get('/api/admin/company/settings/public')).not.toHaveProperty('authorization');

  const entries = page.getByRole('navigation').getByRole('link');
  await expect(entries).toHaveText(germanEntries);
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(entries).toHaveText(russianEntries);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ru');
  await page.reload();
  await expect(entries).toHaveText(russianEntries);
  await expect(page.getByText('Sabine Vogel')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/page-design\?a=1$/);

  // The administrator books as a customer would, in the same language; the token stays.
  await keepChoice(page, studio);
  await openWizard(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect.poll(() => headers.get('/api/admin/payments/public-config')).toBeDefined();
  expect(headers.get('/api/admin/payments/public-config')).not.toHaveProperty('authorization');

  const other = await context.newPage();
  await Promise.all([page.goto('/admin/services'), other.goto('/admin/reports')]);
  for (const tab of [page, other]) await expect(tab.getByText('Sabine Vogel')).toBeVisible();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await entries.filter({ hasText: 'Buchungen' }).click();
  await expect(page).toHaveURL(/\/admin\/bookings$/);
  const revoked = page.waitForResponse('**/api/admin/auth/logout');
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await expect(page.getByText('Sie haben sich abgemeldet.')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  await expect(other.locator('input[type=password]')).toBeVisible();
  expect((await revoked).status()).toBe(200);
  const me = await fetch(`${studio.url}/api/admin/auth/me`, { headers: { authorization: `Bearer ${token}` } });
  expect(me.status).toBe(401);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/admin\/bookings$/);
  await expect(page.getByText('Sabine Vogel')).toHaveCount(0);
});
