import { enter } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { expectAlert, fresh, path, save, screen, stored, weekday } from './calendar-settings.ts';

test.beforeEach(async ({ studio }) => {
  await studio.api('PUT', path, fresh);
});

test('concurrent changes of the calendar settings by two administrators are both kept', async ({ page, studio }) => {
  await enter(page, studio, screen);
  const slot = page.getByLabel('Abstand der Startzeiten (Minuten)');
  await slot.fill('90');
  const before = await stored(studio);
  await studio.api('PUT', '/api/admin/calendar/settings', {
    weekly_schedule: { ...before.weekly_schedule, monday: weekday(true, '08:00', '18:00') },
  });
  await save(page);
  const conflict = page.getByRole('alert', { name: /Inzwischen hat jemand anderes etwas geändert: Montag$/ });
  await expect(conflict).toBeVisible();
  expect((await stored(studio)).slot_duration_minutes).toBe(60);
  await conflict.getByRole('button', { name: 'Meine Änderungen behalten' }).click();
  await expect(slot).toHaveValue('90');
  await expect(page.getByLabel('Montag: Beginn')).toHaveValue('08:00');
  await save(page);
  await expectAlert(page, 'Die Kalendereinstellungen wurden gespeichert.');
  expect(await stored(studio)).toMatchObject({
    slot_duration_minutes: 90,
    weekly_schedule: { monday: { start_time: '08:00' } },
  });
});
