import { enter, storedToken } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

const signIn = 'Anmelden';

test('signing in in one tab signs in the other tabs (AUTH-008) @whole', async ({ page, studio, context }) => {
  await page.goto('/admin/bookings');
  await expect(page.getByRole('heading', { name: signIn })).toBeVisible();
  const other = await context.newPage();
  await enter(other, studio, '/admin/services');
  await expect(page).toHaveURL(/\/admin\/bookings$/);
  await expect(page.getByText('Sabine Vogel')).toBeVisible();
  expect(await storedToken(page)).toBe(await storedToken(other));
});
