import { enter } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

test('a stored token keeps the user signed in, also after a reload (AUTH-010)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/reports');
  await expect(page.getByText('Sabine Vogel')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Sabine Vogel')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/reports$/);
});
