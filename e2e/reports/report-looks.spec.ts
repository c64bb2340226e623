import { enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { crossings } from '../support/crossings.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';
import { twoWeeks, withoutFigures } from './reports.ts';

test.beforeEach(({ studio }) => withoutFigures(studio));

for (const [theme, language, width] of crossings([
  ['light', 'de', 1440],
  ['dark', 'ru', 375],
  ['light', 'de', 375],
  ['dark', 'ru', 1440],
] as const)) {
  test(`the reports are accessible and fit ${width} px (${theme}, ${language}) @whole`, async ({ page, studio }) => {
    await twoWeeks(studio);
    await enter(page, studio, '/robots.txt');
    await page.evaluate(
      (chosen) => Object.entries(chosen).forEach(([key, value]) => localStorage.setItem(key, value)),
      { admin_theme: theme, language },
    );
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
  });
}
