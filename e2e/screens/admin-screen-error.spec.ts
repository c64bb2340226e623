import { enter, expectAccessible } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

test('a screen that fails is reloaded once, then shows an error (ERR-003) @whole', async ({ page, studio }) => {
  await enter(page, studio, '/admin/xyz');
  await expect(page.getByRole('navigation')).toBeVisible();
  let started = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) started++;
  });
  const screens = /\/assets\/admin\/dashboard-screen-.*\.js$/;
  await page.route(screens, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('Ein unerwarteter Fehler ist aufgetreten')).toBeVisible();
  expect(started).toBe(1);
  await expectAccessible(page);
  await page.unroute(screens);
  await page.getByRole('button', { name: 'Seite neu laden' }).click();
  await expect(page.getByText('Ein unerwarteter Fehler ist aufgetreten')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
