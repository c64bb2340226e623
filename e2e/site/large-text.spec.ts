import { enter } from '../support/admin.ts';
import { openSettled } from '../support/settled.ts';
import { expect, test } from '../support/studio.ts';

// With the templates as the server fills them; the other screens are in screens/administration/large-text.test.ts.
test('the legal texts of the back office do not scroll sideways on a phone whose text has twice its size (NAV-034)', async ({
  page,
  studio,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('language', 'ru');
    const style = new CSSStyleSheet();
    style.replaceSync('html { font-size: 32px !important }');
    document.adoptedStyleSheets = [style];
  });
  await page.setViewportSize({ width: 390, height: 740 });
  await enter(page, studio, '/robots.txt');
  await openSettled(page, '/admin/legal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 740 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(overflow, `${width} px`).toBe(0);
  }
});
