import { enter } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { expectAlert, fresh, path, save, screen } from './calendar-settings.ts';

test.beforeEach(async ({ studio }) => {
  await studio.api('PUT', path, fresh);
});

test('a failure to save is shown, and the input is kept (CALSET-018)', async ({ page, studio }) => {
  await enter(page, studio, screen);
  await page.route(`**${path}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: { detail: 'kaputt' } }) : route.continue(),
  );
  await page.getByLabel('Puffer zwischen Terminen').fill('20');
  await save(page);
  await expectAlert(page, 'Die Kalendereinstellungen konnten nicht gespeichert werden.');
  await expect(page.getByLabel('Puffer zwischen Terminen')).toHaveValue('20');
});
