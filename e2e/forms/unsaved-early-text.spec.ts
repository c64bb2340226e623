import { hydrated } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';
import { asksBeforeUnload } from './unsaved.ts';

// A navigation that does not happen fails early.
test.use({ actionTimeout: 10_000 });

test('text typed before hydration is kept, and counts as unsaved @whole', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Name').fill('Clara');
  await page.getByLabel('Ihre Nachricht').fill('Guten Tag');
  release();
  await hydrated(page);
  await expect.poll(() => asksBeforeUnload(page)).toBe(true);
  await expect(page.getByLabel('Name')).toHaveValue('Clara');
  await expect(page.getByLabel('Ihre Nachricht')).toHaveValue('Guten Tag');
  await page.unrouteAll();
});
