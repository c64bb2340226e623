import { enter, expectAccessible, pageErrorsOf } from '../support/admin.ts';
import { bookAt, booking, column, emptyCalendar, peopleOf } from '../support/calendar.ts';
import { expect, test } from '../support/studio.ts';

// A week far enough ahead that it contains nothing else: Monday, 7 June 2032.
const week = '2032-06-09';

test.beforeEach(({ studio }) => emptyCalendar(studio));

test('the chosen view and date stay in the URL after a reload and the back button (CAL-008, CAL-018) @whole', async ({
  page,
  studio,
}) => {
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
  await expect(page).toHaveURL(new RegExp(`photographer=${max}`));
  await expect(booking(page, id)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Fotograf/in' })).toHaveValue(max);
  expect(errors).toEqual([]);
});
