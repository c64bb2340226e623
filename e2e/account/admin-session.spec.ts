import { adminRoutes } from '../../src/app/web/admin/admin-routes.ts';
import { enter } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

const guarded = adminRoutes.filter((path) => path !== '/admin' && path !== '/admin/login');

test('both redirect to the dashboard when signed in, without a history entry (AUTH-001) @whole', async ({
  page,
  studio,
}) => {
  for (const path of ['/admin', '/admin/login']) {
    await page.goto('/robots.txt');
    await enter(page, studio, path);
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/robots\.txt$/);
  }
});

test('every page of the back office redirects visitors to the sign-in, which leads back to the page (AUTH-003, AMB-001)', async ({
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
