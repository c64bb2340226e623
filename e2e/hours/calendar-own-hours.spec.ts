import { enter, expectAccessible } from '../support/admin.ts';
import { column, emptyCalendar, peopleOf } from '../support/calendar.ts';
import { always, setHours, withoutOwnHours } from '../support/own-hours.ts';
import { expect, test } from '../support/studio.ts';

// Wednesday, 9 June 2032: far enough ahead that it contains nothing else.
const [wednesday, sunday] = ['2032-06-09', '2032-06-13'];

test.beforeEach(async ({ studio }) => {
  await emptyCalendar(studio);
  await withoutOwnHours(studio);
});

test('a photographer’s own hours are shaded in their columns, in place of the studio’s (PLAN-10, PLAN-43) @whole', async ({
  page,
  studio,
}) => {
  const { anna, max } = await peopleOf(studio);
  const blocks = [
    ['09:00', '12:00'],
    ['14:00', '16:00'],
    ['17:00', '18:00'],
  ] as const;
  await setHours(studio, anna, { periods: [always({ wednesday: blocks, sunday: [['10:00', '12:00']] })] });
  await enter(page, studio, `/admin/calendar?view=day&date=${wednesday}`);
  await expect(column(page, wednesday, anna).locator('[data-closed]')).toHaveCount(4);
  await expect(column(page, wednesday, max).locator('[data-closed]')).toHaveCount(2);
  await page.goto(`/admin/calendar?view=week&date=${wednesday}&photographer=${anna}`);
  await expect(column(page, wednesday).locator('[data-closed]')).toHaveCount(4);
  await expect(column(page, sunday).locator('[data-closed]')).toHaveCount(2);
  await expect(page.getByText('arbeitet nicht')).toHaveCount(5);
  await expect(page.getByText('geschlossen', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(`/admin/calendar?view=week&date=${wednesday}`);
  await expect(column(page, wednesday).locator('[data-closed]')).toHaveCount(2);
  await expect(page.getByText('geschlossen', { exact: true })).toHaveCount(1);
  await page.goto(`/admin/calendar?date=${wednesday}&photographer=${anna}`);
  await expect(page.locator('td[data-date="2032-06-08"]')).toHaveAttribute('data-closed');
  await expect(page.locator(`td[data-date="${wednesday}"]`)).not.toHaveAttribute('data-closed');
});
