import { enter } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

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

/** Each of the pages: screens/account/addresses.test.ts. */
test('a page of the back office redirects visitors to the sign-in, which leads back to the page (AUTH-003, AMB-001)', async ({
  page,
  studio,
}) => {
  await page.goto('/admin/page-design?a=1');
  await expect(page).toHaveURL(`/admin/login?${new URLSearchParams({ next: '/admin/page-design?a=1' }).toString()}`);
  await page.getByLabel('E-Mail').fill(studio.admin.email);
  await page.getByLabel('Passwort', { exact: true }).fill(studio.admin.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/page-design\?a=1$/);
});
