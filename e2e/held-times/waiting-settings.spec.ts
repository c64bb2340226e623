import { enter, expectAccessible, expectNoSidewaysScroll, pageErrorsOf } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { withWaitingList } from '../support/waiting-list.ts';

test.beforeEach(async ({ studio }) => withWaitingList(studio, null));
test.afterAll(async ({ studio }) => withWaitingList(studio, null));

test('the studio switches the waiting list on with two hours, changes them, and switches it off (WAIT-08)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const stored = async () => (await studio.api('GET', '/api/admin/calendar/settings')).body.waiting_list_hours;
  const save = async () => {
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.getByRole('button', { name: 'OK' }).click();
  };
  await enter(page, studio, '/admin/calendar/settings');
  const list = page.getByRole('checkbox', { name: /^Warteliste führen/ });
  const hours = page.getByLabel('So lange frei halten (Stunden)');
  await expect(list).not.toBeChecked();
  await expect(hours).toHaveCount(0);
  await list.check();
  await expect(hours).toHaveValue('2');
  await expectAccessible(page);
  await save();
  await expect.poll(stored).toBe(2);
  await hours.fill('49');
  await expect(page.getByText('Bitte eine ganze Zahl von 1 bis 48 angeben')).toBeVisible();
  await hours.fill('24');
  await save();
  await expect.poll(stored).toBe(24);
  await page.reload();
  await expect(hours).toHaveValue('24');
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  await list.uncheck();
  await save();
  await expect.poll(stored).toBe(null);
  expect(errors).toEqual([]);
});
