import { enter, pageErrorsOf, storedToken } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

const signIn = 'Anmelden';

test('signing out ends the session in this tab, on the server and in the other tabs (AUTH-013, W06)', async ({
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

test('a page restored from the browser’s back/forward cache does not show an ended session (W06) @whole', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  await enter(page, studio, '/admin/bookings');
  await expect(page.getByText('Sabine Vogel')).toBeVisible();
  // As when the browser returns to a cached page: the storage has changed without an event, then the page is shown.
  await page.evaluate(() => {
    localStorage.removeItem('admin_token');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.getByRole('heading', { name: signIn })).toBeVisible();
  expect(errors).toEqual([]);
});
