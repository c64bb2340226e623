import { storedToken } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { openWizard, walkTo } from '../support/wizard.ts';

const signIn = 'Anmelden';

test('a sign-in stores the token and sends it with requests (AUTH-016, AUTH-006, AUTH-008, AUTH-009, AUTH-017)', async ({
  page,
  studio,
}) => {
  const headers = new Map<string, Record<string, string>>();
  page.on('request', (request) => headers.set(new URL(request.url()).pathname, request.headers()));
  await page.goto('/admin');
  await page.getByLabel('E-Mail').fill(`  ${studio.admin.email} `);
  await page.getByLabel('Passwort', { exact: true }).fill(studio.admin.password);
  await page.getByRole('button', { name: signIn }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  const token = await storedToken(page);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(headers.get('/api/admin/auth/login-json')?.['authorization']).toBeUndefined();
  await expect
    .poll(() => headers.get('/api/admin/auth/me'))
    .toMatchObject({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });
  await expect.poll(() => headers.get('/api/admin/company/settings/public')).toBeDefined();
  expect(headers.get('/api/admin/company/settings/public')).not.toHaveProperty('authorization');
  // The administrator books as a customer would; the token stays.
  await openWizard(page);
  await walkTo(page, 4);
  await expect.poll(() => headers.get('/api/admin/payments/public-config')).toBeDefined();
  expect(headers.get('/api/admin/payments/public-config')).not.toHaveProperty('authorization');
});
