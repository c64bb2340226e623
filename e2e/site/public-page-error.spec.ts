import { expect, test } from '../support/studio.ts';

test('a page that fails to render shows an error and can be reloaded (ERR-003)', async ({ page }) => {
  await page.route('/terms', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"sections":[', '"sections":null,"damaged":[');
    await route.fulfill({ response, body });
  });
  await page.goto('/terms');
  await expect(page.getByText('Ein unerwarteter Fehler ist aufgetreten')).toBeVisible();
  await page.unroute('/terms');
  await page.getByRole('button', { name: 'Seite neu laden' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Allgemeine Geschäftsbedingungen');
});
