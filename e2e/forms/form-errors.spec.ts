import { enter } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

test('a day of the week that the server refuses is marked, and its hours are kept as typed (NAV-031) @whole', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/calendar/settings');
  const path = '**/api/admin/calendar/settings';
  const problem = { loc: ['body', 'weekly_schedule', 'tuesday', 'end_time'], msg: 'too late', type: 'order' };
  await page.route(path, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 422, json: { detail: [problem], code: 'validation' } })
      : route.continue(),
  );
  await page.getByLabel('Dienstag: Ende').fill('17:30');
  await page.getByRole('button', { name: 'Speichern' }).click();
  const day = page.getByRole('group', { name: 'Dienstag' });
  await expect(day.getByText('Beginn und Ende passen nicht zusammen')).toBeVisible();
  await expect(day.locator(':focus')).toHaveCount(1);
  await expect(page.getByLabel('Dienstag: Ende')).toHaveValue('17:30');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.unroute(path);
});
