import type { Page } from '@playwright/test';
import { complaintsOf, enter, expectAccessible, expectNoSidewaysScroll } from './admin.ts';
import { expect, type Studio, test } from './studio.ts';

const path = '/api/admin/calendar/settings';
const screen = '/admin/calendar/settings';
const stored = async (studio: Studio) => (await studio.api('GET', path)).body;
const alertSays = async (page: Page, text: string) => {
  await expect(page.getByRole('alertdialog')).toContainText(text);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
};
const save = (page: Page) => page.getByRole('button', { name: 'Speichern' }).click();
const weekday = (on: boolean, start_time: string, end_time: string) => ({
  is_working: on,
  start_time,
  end_time,
  break_enabled: false,
  break_start: '12:00',
  break_end: '13:00',
});
const fresh = {
  slot_duration_minutes: 60,
  buffer_time_minutes: 15,
  advance_booking_days: 30,
  cancel_window_hours: 24,
  minimum_notice: { kind: 'hours', hours: 0, in_opening_hours: false },
  weekly_schedule: {
    ...Object.fromEntries(
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => [day, weekday(true, '09:00', '18:00')]),
    ),
    saturday: weekday(true, '10:00', '16:00'),
    sunday: weekday(false, '11:00', '15:00'),
  },
};

test.beforeEach(async ({ studio }) => {
  await studio.api('PUT', path, fresh);
});

test('seven days and four numbers with their limits (CALSET-001, CALSET-007..010, CALSET-015)', async ({
  page,
  studio,
}) => {
  const complaints = complaintsOf(page);
  await enter(page, studio, screen);
  const days = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];
  for (const day of days) {
    await expect(page.getByRole('switch', { name: `${day}: Arbeitstag` })).toHaveAttribute(
      'aria-checked',
      String(day !== 'Sonntag'),
    );
  }
  for (const [label, value, limits] of [
    ['Abstand der Startzeiten (Minuten)', '60', ['15', '480', '15']],
    ['Puffer zwischen Terminen (Minuten)', '15', ['0', '60', '5']],
    ['Buchbar im Voraus (Tage)', '30', ['1', '365', '1']],
    ['Stornierbar bis (Stunden vorher)', '24', ['1', '168', '1']],
  ] as const) {
    const field = page.getByLabel(label);
    await expect(field).toHaveValue(value);
    for (const [index, name] of ['min', 'max', 'step'].entries()) {
      await expect(field, label).toHaveAttribute(name, limits[index] as string);
    }
  }
  await expect(page.getByLabel('Samstag: Beginn')).toHaveValue('10:00');
  await page.getByRole('switch', { name: 'Sonntag: Arbeitstag' }).click();
  await expect(page.getByLabel('Sonntag: Beginn')).toHaveValue('11:00');
  await expect(page.getByLabel('Sonntag: Ende')).toHaveValue('15:00');
  await page.getByRole('checkbox', { name: 'Sonntag: Pause' }).check();
  await expect(page.getByLabel('Sonntag: Pause von')).toHaveValue('12:00');
  await expect(page.getByLabel('Sonntag: Pause bis')).toHaveValue('13:00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('save keeps what was typed, reset gives it up (CALSET-002, CALSET-016, CALSET-017, AMB-061)', async ({
  page,
  studio,
}) => {
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
  await alertSays(page, 'Die Kalendereinstellungen wurden gespeichert.');
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
});

test('two people who change the calendar settings do not undo each other', async ({ page, studio }) => {
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
  await alertSays(page, 'Die Kalendereinstellungen wurden gespeichert.');
  expect(await stored(studio)).toMatchObject({
    slot_duration_minutes: 90,
    weekly_schedule: { monday: { start_time: '08:00' } },
  });
});

test('what breaks a limit is not sent (CALSET-007..010, SRV-15)', async ({ page, studio }) => {
  await enter(page, studio, screen);
  const made: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && made.push(request.url()));
  const refused = async (label: string, values: readonly string[], message: string) => {
    const field = page.getByLabel(label);
    const before = await field.inputValue();
    for (const value of values) {
      await field.fill(value);
      await save(page);
      await expect(field, value).toBeFocused();
      await expect(page.getByText(message)).toBeVisible();
    }
    await field.fill(before);
    await expect(page.getByText(message)).toHaveCount(0);
  };
  await refused(
    'Abstand der Startzeiten',
    ['10', '490', '20', ''],
    'Bitte eine ganze Zahl von 15 bis 480 in Schritten von 15',
  );
  await refused('Puffer zwischen Terminen', ['61', '7', '-5'], 'Bitte eine ganze Zahl von 0 bis 60 in Schritten von 5');
  await refused('Buchbar im Voraus', ['0', '366'], 'Bitte eine ganze Zahl von 1 bis 365 angeben');
  await refused('Stornierbar bis', ['0', '169'], 'Bitte eine ganze Zahl von 1 bis 168 angeben');
  await refused('Montag: Ende', ['08:00'], 'Beginn und Ende passen nicht zusammen');
  expect(made).toEqual([]);
});

test('a failure to save is shown, and what was typed stays (CALSET-018)', async ({ page, studio }) => {
  await enter(page, studio, screen);
  await page.route(`**${path}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: { detail: 'kaputt' } }) : route.continue(),
  );
  await page.getByLabel('Puffer zwischen Terminen').fill('20');
  await save(page);
  await alertSays(page, 'Die Kalendereinstellungen konnten nicht gespeichert werden.');
  await expect(page.getByLabel('Puffer zwischen Terminen')).toHaveValue('20');
});

test('the preview follows what is typed (SRV-01, SRV-02)', async ({ page, studio }) => {
  await enter(page, studio, screen);
  const preview = page.getByRole('region', { name: 'So sieht ein Tag aus' });
  const times = preview.getByRole('listitem');
  await expect(preview).toContainText('Gebucht 10:00–11:00');
  await expect(times).toHaveText(['10:00', '11:15', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00']);
  await page.getByLabel('Puffer zwischen Terminen').fill('0');
  await page.getByLabel('Montag: Ende').fill('14:00');
  await expect(times).toHaveText(['09:00', '10:00', '11:00', '12:00', '13:00']);
  await preview.getByLabel('Dauer des Shootings').selectOption('180');
  await preview.getByRole('checkbox', { name: 'Mit einer Buchung am Tag' }).uncheck();
  await expect(times).toHaveText(['09:00', '10:00', '11:00']);
  await preview.getByLabel('Wochentag').selectOption({ label: 'Sonntag' });
  await expect(preview).toContainText('An diesem Tag wird nicht gearbeitet.');
});

test('on a phone, and when it cannot be loaded (CALSET-001)', async ({ page, studio }) => {
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
