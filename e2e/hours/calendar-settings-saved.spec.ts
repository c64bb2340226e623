import { enter, expectAccessible, pageErrorsOf } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { expectAlert, fresh, path, save, screen, stored, weekday } from './calendar-settings.ts';

test.beforeEach(async ({ studio }) => {
  await studio.api('PUT', path, fresh);
});

test('saving keeps the input, resetting discards it (CALSET-002, CALSET-016, CALSET-017, AMB-061)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  await enter(page, studio, screen);
  const slot = page.getByLabel('Abstand der Startzeiten (Minuten)');
  await slot.fill('90');
  await page.getByLabel('Montag: Beginn').fill('10:00');
  await expect(page.getByText('Ungespeicherte Änderungen')).toBeVisible();
  await page.getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect(slot).toHaveValue('60');
  await expect(page.getByLabel('Montag: Beginn')).toHaveValue('09:00');
  await expect(page.getByText('Ungespeicherte Änderungen')).toHaveCount(0);
  expect(await stored(studio)).toMatchObject(fresh);

  await slot.fill('30');
  await page.getByLabel('Montag: Beginn').fill('10:00');
  await page.getByRole('switch', { name: 'Samstag: Arbeitstag' }).click();
  const asked = page.waitForRequest((request) => request.method() === 'PUT');
  await save(page);
  await expectAlert(page, 'Die Kalendereinstellungen wurden gespeichert.');
  const expected = {
    ...fresh,
    slot_duration_minutes: 30,
    weekly_schedule: {
      ...fresh.weekly_schedule,
      monday: weekday(true, '10:00', '18:00'),
      saturday: weekday(false, '10:00', '16:00'),
    },
  };
  expect((await asked).postDataJSON()).toEqual({ ...expected, version: expect.any(Number) });
  expect(await stored(studio)).toMatchObject(expected);
  await page.getByLabel('Montag: Beginn').fill('11:00');
  await page.getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect(page.getByLabel('Montag: Beginn')).toHaveValue('10:00');
  await page.getByRole('switch', { name: 'Sonntag: Arbeitstag' }).click();
  await page.getByRole('checkbox', { name: 'Sonntag: Pause' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});
