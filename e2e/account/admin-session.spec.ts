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
