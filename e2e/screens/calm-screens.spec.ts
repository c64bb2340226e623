import { enter } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

for (const language of ['de', 'ru'] as const) {
  test(`a long word does not shrink the icon of a button on a phone (${language}) @whole`, async ({ page, studio }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await enter(page, studio, '/robots.txt');
    await page.evaluate((code) => localStorage.setItem('language', code), language);
    for (const path of ['/admin/bookings', '/admin/kontakten', '/admin/calendar/settings']) {
      await page.goto(path);
      const drawings = page.locator('main button svg');
      await expect(drawings.filter({ visible: true }).first()).toBeVisible();
      const squeezed = await drawings.evaluateAll((all) =>
        all
          .filter((one) => one.getBoundingClientRect().width + 0.5 < one.getBoundingClientRect().height)
          .map((one) => one.closest('button')?.textContent),
      );
      expect(squeezed, path).toEqual([]);
    }
  });
}
