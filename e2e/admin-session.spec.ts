import { adminRoutes } from '../src/app/web/admin/admin-routes.ts';
import { complaintsOf, enter, expectAccessible, storedToken } from './admin.ts';
import { expect, test } from './studio.ts';
import { openWizard, walkTo } from './wizard.ts';

const guarded = adminRoutes.filter((path) => path !== '/admin' && path !== '/admin/login');
const signIn = 'Anmelden';

test('/admin and /admin/login are the way in (AUTH-001, AUTH-002, AMB-001)', async ({ page }) => {
  for (const path of ['/admin', '/admin/login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: signIn })).toBeVisible();
    await expect(page.getByLabel('E-Mail')).toBeFocused();
    await expect(page).toHaveTitle(`${signIn} · FotoBooking`);
  }
  await expectAccessible(page);
});

test('both lead on to the dashboard when signed in, without a step back (AUTH-001)', async ({ page, studio }) => {
  for (const path of ['/admin', '/admin/login']) {
    await enter(page, studio, path);
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/robots\.txt$/);
  }
});

test('every page of the back office sends visitors to the login and back (AUTH-003, AMB-001)', async ({
  page,
  studio,
}) => {
  for (const path of guarded) {
    await page.goto(`${path}?a=1`);
    await expect(page).toHaveURL(`/admin/login?${new URLSearchParams({ next: `${path}?a=1` }).toString()}`);
  }
  await page.getByLabel('E-Mail').fill(studio.admin.email);
  await page.getByLabel('Passwort', { exact: true }).fill(studio.admin.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/page-design\?a=1$/);
});

test('a sign-in keeps the token and sends it (AUTH-016, AUTH-006, AUTH-008, AUTH-009, AUTH-017)', async ({
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
  expect(headers.get('/api/admin/auth/me')).toMatchObject({
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  });
  expect(headers.get('/api/admin/company/settings/public')).toBeDefined();
  expect(headers.get('/api/admin/company/settings/public')).not.toHaveProperty('authorization');
  // The administrator books as a customer would; the token stays.
  await openWizard(page);
  await walkTo(page, 4);
  await expect.poll(() => headers.get('/api/admin/payments/public-config')).toBeDefined();
  expect(headers.get('/api/admin/payments/public-config')).not.toHaveProperty('authorization');
});

for (const next of [
  '//evil.example/admin/x',
  '/\\evil.example',
  'https://evil.example/admin/x',
  'javascript:alert(1)',
]) {
  test(`a sign-in does not lead to ${next} (W03)`, async ({ page, studio }) => {
    await enter(page, studio, `/admin/login?next=${encodeURIComponent(next)}`);
    await expect(page).toHaveURL(`${studio.url}/admin/dashboard`);
  });
}

test('while the session is loading, a spinner says so (AUTH-004)', async ({ page, studio }) => {
  let respond = (): void => undefined;
  const waiting = new Promise<void>((resolve) => (respond = resolve));
  await page.route('**/api/admin/auth/me', async (route) => {
    await waiting;
    await route.continue();
  });
  await enter(page, studio, '/admin/bookings');
  const loading = page.getByText('Sitzung wird geladen');
  await expect(loading).toBeVisible();
  // The spinner is next to its text, has a size, and turns.
  const spinner = page.locator('svg', { has: page.locator('circle') }).and(page.locator('.animate-turn'));
  await expect(spinner).toBeVisible();
  expect(await spinner.evaluate((element) => getComputedStyle(element).animationName)).not.toBe('none');
  // The router mounts the spinner again when its code has arrived.
  await expect.poll(async () => (await spinner.boundingBox())?.width ?? 0).toBeGreaterThanOrEqual(16);
  respond();
  await expect(page.getByRole('navigation')).toBeVisible();
  await expect(loading).toHaveCount(0);
  await expect(spinner).toHaveCount(0);
});

test('a sign-in needs e-mail and password (AUTH-005)', async ({ page }) => {
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

test('a stored token is a session, also after a reload (AUTH-010)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/reports');
  await expect(page.getByText('Sabine Vogel')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Sabine Vogel')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/reports$/);
});

test('a refused session ends at once (AUTH-011, AMB-032)', async ({ page, studio }) => {
  let asked = 0;
  await page.route('**/api/admin/auth/me', (route) => {
    asked++;
    return route.fulfill({ status: 401, json: { detail: 'Not signed in', code: 'unauthorized' } });
  });
  await enter(page, studio, '/admin/bookings');
  await expect(page.getByText('Ihre Sitzung ist beendet.')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  expect(asked).toBe(1);
});

test('a server that stumbles is asked once more, then the session ends (AUTH-011, AMB-032)', async ({
  page,
  studio,
}) => {
  const asked: number[] = [];
  await page.route('**/api/admin/auth/me', (route) => {
    asked.push(Date.now());
    return route.fulfill({ status: 503, body: '' });
  });
  await enter(page, studio, '/admin/bookings');
  await expect(page.getByRole('heading', { name: signIn })).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  expect(asked).toHaveLength(2);
  expect((asked[1] as number) - (asked[0] as number)).toBeGreaterThan(900);
});

test('one blip of the network does not log out (AMB-032)', async ({ page, studio }) => {
  let asked = 0;
  await page.route('**/api/admin/auth/me', (route) => (asked++ === 0 ? route.abort() : route.continue()));
  await enter(page, studio, '/admin/bookings');
  await expect(page.getByText('Sabine Vogel')).toBeVisible();
});

test('a refused sign-in says why (AUTH-012, AMB-033)', async ({ page, studio }) => {
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

test('a logout ends the session here, on the server and in the other tabs (AUTH-013, W06)', async ({
  page,
  studio,
  context,
}) => {
  const token = await enter(page, studio, '/admin/bookings');
  const other = await context.newPage();
  await other.goto('/admin/services');
  await expect(other.getByText('Sabine Vogel')).toBeVisible();
  const revoked = page.waitForResponse('**/api/admin/auth/logout');
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('heading', { name: signIn })).toBeVisible();
  await expect(page.getByText('Sie haben sich abgemeldet.')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  await expect(other.getByRole('heading', { name: signIn })).toBeVisible();

  expect((await revoked).status()).toBe(200);
  const me = await fetch(`${studio.url}/api/admin/auth/me`, { headers: { authorization: `Bearer ${token}` } });
  expect(me.status).toBe(401);

  await page.goBack();
  await expect(page).not.toHaveURL(/\/admin\/bookings$/);
  await expect(page.getByText('Sabine Vogel')).toHaveCount(0);
});

test('a page that comes back from the cache of the browser shows no ended session (W06)', async ({ page, studio }) => {
  const complaints = complaintsOf(page);
  await enter(page, studio, '/admin/bookings');
  await expect(page.getByText('Sabine Vogel')).toBeVisible();
  // As when the browser returns to a cached page: the storage has changed without an event, then the page is shown.
  await page.evaluate(() => {
    localStorage.removeItem('admin_token');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.getByRole('heading', { name: signIn })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('signing in in one tab signs in the others (AUTH-008)', async ({ page, studio, context }) => {
  await page.goto('/admin/bookings');
  await expect(page.getByRole('heading', { name: signIn })).toBeVisible();
  const other = await context.newPage();
  await enter(other, studio, '/admin/services');
  await expect(page).toHaveURL(/\/admin\/bookings$/);
  await expect(page.getByText('Sabine Vogel')).toBeVisible();
  expect(await storedToken(page)).toBe(await storedToken(other));
});
