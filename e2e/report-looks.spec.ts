import { berlinDay, enter, expectAccessible, expectNoSidewaysScroll } from './admin.ts';
import { part, twoWeeks, withoutFigures } from './reports.ts';
import { expect, test } from './studio.ts';

test.beforeEach(({ studio }) => withoutFigures(studio));

test('on paper there are the numbers and the charts, in light colours, and nothing to press', async ({
  page,
  studio,
}) => {
  await twoWeeks(studio);
  await enter(page, studio, '/robots.txt');
  await page.evaluate(() => localStorage.setItem('admin_theme', 'dark'));
  await page.goto('/admin/reports');
  const timeline = part(page, 'Umsatz und Buchungen im Verlauf');
  await expect(timeline.getByRole('img')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  await expect(timeline.getByRole('img')).toBeVisible();
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(await timeline.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 255, 255)');
  await expectNoSidewaysScroll(page);
});

for (const [theme, language] of [
  ['light', 'de'],
  ['dark', 'ru'],
] as const) {
  test(`The reports are accessible and fit a phone (${theme}, ${language})`, async ({ page, studio }) => {
    await twoWeeks(studio);
    await enter(page, studio, '/robots.txt');
    await page.evaluate(
      (chosen) => Object.entries(chosen).forEach(([key, value]) => localStorage.setItem(key, value)),
      { admin_theme: theme, language },
    );
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 812 });
      await page.goto(`/admin/reports?from=${berlinDay(-6)}&to=${berlinDay()}`);
      await expect(page.getByRole('slider')).toBeVisible();
      await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      for (const button of await page.getByRole('button', { name: /^(?:Als Tabelle|Таблицей)$/ }).all()) {
        await button.click();
      }
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
}
