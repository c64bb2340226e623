import { enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';
import { twoWeeks, withoutFigures } from './reports.ts';

test.beforeEach(({ studio }) => withoutFigures(studio));

for (const [theme, language] of [
  ['light', 'de'],
  ['dark', 'ru'],
] as const) {
  test(`the reports are accessible and fit a phone (${theme}, ${language})`, async ({ page, studio }) => {
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
