import { enter, pageErrorsOf } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

test('the dark theme is kept, and applies under /admin only (NAV-006, NAV-008, AMB-095, DES-015, DES-016)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  await enter(page, studio, '/admin/bookings');
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem('admin_theme'))).toBe('dark');
  const sidebar = page.getByRole('complementary', { name: 'Seitenleiste' });
  await sidebar.getByRole('link', { name: 'Buchungsseite ansehen' }).click();
  await expect(page).toHaveURL(`${studio.url}/`);
  await expect(page.locator('html')).not.toHaveClass(/dark/);

  // Before any script of the application has run, so that nothing flashes.
  await page.route('**/assets/admin/*.js', (route) => route.abort());
  await page.goto('/admin/bookings', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.unroute('**/assets/admin/*.js');

  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Helles Design' }).click();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  expect(errors).toEqual([]);
});
