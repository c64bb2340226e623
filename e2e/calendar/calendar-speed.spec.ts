import { enter } from '../support/admin.ts';
import { emptyCalendar, fillMonth, fullMonth } from '../support/calendar.ts';
import { expect, test } from '../support/studio.ts';

// `npm run bench -- calendar` measures the cost; this test only checks that few elements are rendered.
test('a month of 1,000 events renders a few of each day, and one of them can be dragged @whole', async ({
  page,
  studio,
}) => {
  await emptyCalendar(studio);
  await fillMonth(studio);
  await enter(page, studio, `/admin/calendar?date=${fullMonth}-10`);
  await expect(page.getByRole('button', { name: /weitere/ })).toHaveCount(31);
  await expect.poll(() => page.locator('[data-movable]').count()).toBeLessThan(31 * 6);
  const chip = page.locator(`td[data-date="${fullMonth}-11"] [data-movable]`).first();
  // Until it has stopped moving.
  await chip.scrollIntoViewIfNeeded();
  const box = await chip.boundingBox();
  if (!box) throw new Error('Not on the screen');
  await page.mouse.move(box.x + 10, box.y + 5);
  await page.mouse.down();
  for (let step = 1; step <= 40; step++) await page.mouse.move(box.x + step * 15, box.y + 5 + step * 4);
  await expect(page.locator('td[data-target]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
