import { enter } from './admin.ts';
import { hydrated } from './public-site.ts';
import { expect, test } from './studio.ts';
import { asksBeforeUnload } from './unsaved.ts';

// A navigation that does not happen fails early.
test.use({ actionTimeout: 10_000 });

test('a reload and a closed tab are asked about by the browser (NAV-030)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/company');
  await page.getByLabel('Firmenname').pressSequentially('neu');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  expect(page.isClosed()).toBe(false);
});

test('customers are asked before a message is lost, and a half-finished booking is still there after leaving', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect.poll(() => asksBeforeUnload(page)).toBe(false);
  await page.getByLabel('Name').fill('Clara');
  await expect.poll(() => asksBeforeUnload(page)).toBe(true);
  await page.getByLabel('Name').fill('');
  await expect.poll(() => asksBeforeUnload(page)).toBe(false);
});

test('what a customer types before the scripts arrive is kept, and counts as unsaved', async ({ page }) => {
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
