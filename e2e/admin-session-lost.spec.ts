import { enter, storedToken } from './admin.ts';
import { expect, test } from './studio.ts';

const signIn = 'Anmelden';

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
