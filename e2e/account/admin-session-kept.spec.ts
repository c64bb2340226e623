import { enter } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

test('a spinner is shown while the session is loading (AUTH-004)', async ({ page, studio }) => {
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

test('a stored token keeps the user signed in, also after a reload (AUTH-010)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/reports');
  await expect(page.getByText('Sabine Vogel')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Sabine Vogel')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/reports$/);
});
