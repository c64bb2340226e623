import { enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { bookAt, column, emptyCalendar, peopleOf } from '../support/calendar.ts';
import { expect, test } from '../support/studio.ts';

// A week far enough ahead that it contains nothing else: Monday, 7 June 2032.
const week = '2032-06-09';

test.beforeEach(({ studio }) => emptyCalendar(studio));

test('on a phone the week is a list, and the day shows one photographer at a time @whole', async ({ page, studio }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const { anna, max } = await peopleOf(studio);
  const id = await bookAt(studio, `${week}T10:00`, 'Eva Telefon');
  await enter(page, studio, `/admin/calendar?view=week&date=${week}`);
  await expect(page.locator('section[data-date]')).toHaveCount(7);
  await expect(page.locator(`section[data-date="${week}"]`).locator(`[data-event="${id}"]`)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mittwoch, 9. Juni 2032', exact: true }).click();
  await expect(column(page, week, anna).locator(`[data-event="${id}"]`)).toBeVisible();
  await page.getByRole('button', { name: 'Max Berger' }).click();
  await expect(column(page, week, max)).toBeVisible();
  await expect(page.locator('[data-drop-from]')).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
