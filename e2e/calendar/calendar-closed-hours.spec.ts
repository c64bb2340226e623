import { enter, expectAccessible } from '../support/admin.ts';
import { column, emptyCalendar, peopleOf } from '../support/calendar.ts';
import { expect, test } from '../support/studio.ts';

// A week far enough ahead that it contains nothing else: Monday, 7 June 2032.
const week = '2032-06-09';

test.beforeEach(({ studio }) => emptyCalendar(studio));

test('closed hours, breaks and days are shaded, all-day events are at the top, and a line marks the current time @whole', async ({
  page,
  studio,
}) => {
  await studio.api('POST', '/api/admin/calendar/exceptions', {
    date: week,
    is_working: false,
    name: 'Betriebsausflug',
  });
  const { anna } = await peopleOf(studio);
  await studio.api('POST', '/api/admin/timeoff', {
    photographer_id: anna,
    start: '2032-06-10T00:00',
    end: '2032-06-11T00:00',
    reason: 'Messe',
  });
  await enter(page, studio, `/admin/calendar?view=week&date=${week}`);
  await expect(page.getByText('geschlossen: Betriebsausflug')).toBeVisible();
  await expect(column(page, week).locator('[data-closed]')).toHaveCount(1);
  await expect(column(page, '2032-06-10').locator('[data-closed]')).toHaveCount(2);
  const off = page.getByRole('button', { name: /Abwesend, Anna Lindner: Messe/ });
  await expect(off).toHaveCount(1);
  await expect(page.locator('[data-drop-from]').getByRole('button', { name: /Messe/ })).toHaveCount(0);
  await page.getByRole('button', { name: '0–24 Uhr' }).click();
  await expect(column(page, week)).toHaveAttribute('data-drop-from', '0');
  await page.getByRole('button', { name: 'Heute' }).click();
  await expect(page.locator('[data-drop-from][data-today]')).toHaveCount(1);
  await expect(page.locator('[data-now]')).toBeVisible();
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  await expectAccessible(page);
  const { body } = await studio.api('GET', '/api/admin/calendar/exceptions');
  for (const { id } of body) await studio.api('DELETE', `/api/admin/calendar/exceptions/${id}`);
});
