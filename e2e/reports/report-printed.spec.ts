import { enter, expectNoSidewaysScroll } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { part, twoWeeks, withoutFigures } from './reports.ts';

test.beforeEach(({ studio }) => withoutFigures(studio));

test('the printed reports have the numbers and charts in light colours, without controls @whole', async ({
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
  await expect(timeline).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expectNoSidewaysScroll(page);
});
