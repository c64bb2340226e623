import { enter } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

test('the loading placeholder has the shape of the content, and its end is announced @whole', async ({
  page,
  studio,
}) => {
  let respond = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/calendar/events*', async (route) => {
    await held;
    await route.continue();
  });
  await enter(page, studio, '/admin/calendar');
  const loading = page.locator('#content output').filter({ hasText: 'Wird geladen' });
  await expect(loading).toHaveCount(1);
  await expect(loading.locator('> div')).toHaveCount(35);
  respond();
  await expect(page.locator('#content table')).toBeVisible();
  await expect(loading).toHaveCount(0);
});
