import { enter, expectAccessible, expectNoSidewaysScroll, withoutEvents } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { fresh, path, screen } from './calendar-settings.ts';

test.beforeEach(async ({ studio }) => {
  await studio.api('PUT', path, fresh);
});

test('the settings fit a phone, and a failure to load them is shown (CALSET-001) @whole', async ({ page, studio }) => {
  // The settings saved above would make the page read them again, without the button to retry meanwhile.
  await withoutEvents(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await enter(page, studio, screen);
  await expect(page.getByLabel('Montag: Beginn')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.route(`**${path}`, (route) => route.fulfill({ status: 500, json: { detail: 'kaputt' } }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Die Kalendereinstellungen konnten nicht geladen werden');
  await page.unroute(`**${path}`);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByLabel('Montag: Beginn')).toBeVisible();
});
