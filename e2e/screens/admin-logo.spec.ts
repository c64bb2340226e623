import { enter } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('the header shows the studio’s logo, or none if it fails to load (NAV-002, NAV-007, AMB-036)', async ({
  page,
  studio,
}) => {
  await page.route('**/company/settings/public', (route) =>
    route.fulfill({ json: { company_name: 'Studio Lichtblick', logo_url: '/uploads/logo.png' } }),
  );
  await page.route('**/uploads/logo.png', (route) => route.fulfill({ contentType: 'image/png', body: pixel }));
  await enter(page, studio, '/admin/bookings');
  await expect(page.getByRole('banner').locator('img')).toBeVisible();

  await page.unroute('**/uploads/logo.png');
  await page.route('**/uploads/logo.png', (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  await expect(page.getByText('Studio Lichtblick')).toBeVisible();
  await expect(page.getByRole('banner').locator('img')).toHaveCount(0);
});
