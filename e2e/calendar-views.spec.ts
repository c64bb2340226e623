import { enter, expectAccessible, pageErrorsOf } from './admin.ts';
import { bookAt, booking, column, emptyCalendar, peopleOf } from './calendar.ts';
import { expect, test } from './studio.ts';

// A week far enough ahead that it contains nothing else: Monday, 7 June 2032.
const week = '2032-06-09';

test.beforeEach(({ studio }) => emptyCalendar(studio));

test('month, week and day, kept in the address over reload and back (CAL-008, CAL-018)', async ({ page, studio }) => {
  const errors = pageErrorsOf(page);
  const id = await bookAt(studio, `${week}T10:00`, 'Eva Woche');
  await enter(page, studio, `/admin/calendar?date=${week}`);
  await expect(page.locator(`td[data-date="${week}"]`).locator(`[data-event="${id}"]`)).toBeVisible();
  await expect(page.locator('td[data-date="2032-06-13"]')).toHaveAttribute('data-closed', 'true');
  const asked = page.waitForRequest(/calendar\/events\?date_from=2032-06-07&date_to=2032-06-13/);
  await page.getByRole('button', { name: 'Woche', exact: true }).click();
  await asked;
  await expect(page.getByRole('heading', { name: '07.06. – 13.06.2032' })).toBeVisible();
  await expect(page.locator('[data-drop-from]')).toHaveCount(7);
  await expect(column(page, week).locator(`[data-event="${id}"]`)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: '07.06. – 13.06.2032' })).toBeVisible();

  await page.getByRole('button', { name: 'Tag öffnen: Mittwoch, 9. Juni 2032' }).click();
  await expect(page.getByRole('heading', { name: 'Mittwoch, 9. Juni 2032' })).toBeVisible();
  const { anna, max } = await peopleOf(studio);
  await expect(column(page, week, anna).locator(`[data-event="${id}"]`)).toBeVisible();
  await expect(column(page, week, max).locator('[data-event]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Nächster Tag' }).click();
  await expect(page).toHaveURL(/view=day.*date=2032-06-10|date=2032-06-10.*view=day/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Mittwoch, 9. Juni 2032' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: '07.06. – 13.06.2032' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Fotograf/in' }).selectOption({ label: 'Max Berger' });
  await expect(booking(page, id)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Fotograf/in' })).toHaveValue(max);
  expect(errors).toEqual([]);
});

test('closed hours, breaks and days are shaded, whole days stand above, and today has a line', async ({
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
